import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { phoneText } from '../../domain/member/fields/contact-details.ts';
import { Page } from '../../parts/page/page.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import PhoneVerification from './phone-verification.tsx';
import styles from './verification.module.css';

/** Page for a member without a phone number, opened with `hasUserPhoneNumber=false` (rule registration-12). */
export default function ProfilePhonePage() {
  /** The number just verified, stored here because the player is read again only afterwards. */
  const [verified, setVerified] = useState('');
  const done = verified !== '';
  const missing = new URLSearchParams(useSearch()).get('hasUserPhoneNumber') === 'false' && !done;
  return (
    <Page width="form" {...(missing ? missingPhone : {})}>
      <div className="card pad">
        {done ? (
          <p className={`row gap-3 ${styles['done']}`}>
            <CircleCheck size={22} aria-hidden="true" />
            <span>
              <b className="num">{phoneText(verified)}</b> doğrulandı.
            </span>
          </p>
        ) : (
          <PhoneVerification onVerified={setVerified} focused={false} />
        )}
      </div>
      <p className={styles['leave']}>
        <Link href={done ? entryLinks.profile() : entryLinks.home()} className={buttonClass(done ? 'quiet' : 'text')}>
          {done ? 'Profile dön' : 'Daha sonra'}
        </Link>
      </p>
    </Page>
  );
}

const missingPhone = {
  title: 'Telefon numaranı ekle',
  tabTitle: 'Telefon doğrulama',
  intro: 'Hesabında kayıtlı bir telefon numarası yok. Hesabını güvende tutmak için telefon numaranı ekle ve doğrula.',
};
