import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ApplicationForm } from './application-form.tsx';
import styles from './application-page.module.css';

/** Applying to become a retailer: for everybody, signed in or not. */
export default function ApplicationPage() {
  const [sent, setSent] = useState(false);
  usePageTitle('Bayilik başvurusu');
  return (
    <div className={styles['page']}>
      {sent ? (
        <Sent />
      ) : (
        <>
          <h1 className={styles['title']}>Bayilik başvurusu</h1>
          <p className={styles['intro']}>
            Bayimiz olmak ister misin? Formu doldur, başvurunu inceleyip en kısa sürede seni arayalım.
          </p>
          <ApplicationForm onSent={() => setSent(true)} />
        </>
      )}
    </div>
  );
}

function Sent() {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; what stands in its place is read out.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['sent']}>
      <CircleCheck size={44} className={styles['icon']} aria-hidden="true" />
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        Başvurun alındı
      </h1>
      <p className={styles['intro']}>Başvurunu inceleyip en kısa sürede verdiğin numaradan seni arayacağız.</p>
      <Link href={links.home()} className={buttonClass('primary')}>
        Anasayfaya git
      </Link>
    </div>
  );
}
