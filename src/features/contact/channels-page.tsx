import MailPlus from 'lucide-react/icons/mail-plus';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'wouter';
import { phoneText } from '../../domain/member/fields/contact-details.ts';
import { mapHref, phoneHref, placeText } from '../../domain/member/retailer/retailer-text.ts';
import type { PlayerRetailer } from '../../model/player.ts';
import { HtmlText } from '../../parts/legal-text/legal-text.tsx';
import { Group } from '../../parts/page/group.tsx';
import { Page } from '../../parts/page/page.tsx';
import { contactLinks } from '../../routes/account-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { useSession } from '../../state/member/session.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import styles from './contact.module.css';

/** `/profil/iletisim` (rule contact-1): the operator's channels and addresses, the member's retailer, the form. */
export default function ChannelsPage() {
  const { phase, player, balances } = useSession();
  const member = phase === 'member';
  const retailer = balances === null ? (player?.retailer ?? null) : balances.retailer;
  const text = useCachedRead('getContentDetail', { query: { url: '/iletisim' } });
  return (
    <Page
      contentReady={text.phase !== 'loading'}
      back={member ? { href: entryLinks.profile(), label: 'Profil' } : undefined}
    >
      <Group title="Bize yaz">
        <div className="stack pad gap-3">
          <p className={`stack gap-2px text-sm muted ${styles['words']}`}>
            Sorunu yaz, sana dönelim.{!member && ' Üye olmadan da yazabilirsin.'}
          </p>
          <Link href={contactLinks.form()} className={buttonClass('primary', true)}>
            <MailPlus size={18} aria-hidden /> Bize yaz
          </Link>
        </div>
      </Group>
      {retailer !== null && retailer.name !== '' && <Retailer retailer={retailer} />}
      <Group title="Kanallar ve adresler">
        <div className="stack pad gap-3">
          <HtmlText of={text} />
        </div>
      </Group>
    </Page>
  );
}

/** The member's own retailer, for help nearby. */
function Retailer({ retailer }: { retailer: PlayerRetailer }) {
  const { name, address, phoneNumber } = retailer;
  return (
    <Group title="Bayin">
      <div className="stack pad gap-3">
        <p className={`stack gap-2px text-sm muted ${styles['words']}`}>
          <b className={styles['name']}>{name}</b>
          {address !== '' && <span>{address}</span>}
          {address === '' && placeText(retailer) !== '' && <span>{placeText(retailer)}</span>}
        </p>
        <div className="flex wrap gap-2">
          {phoneNumber !== '' && (
            <a className={buttonClass('quiet')} href={phoneHref(phoneNumber)}>
              <Phone size={16} aria-hidden /> {phoneText(phoneNumber)}
            </a>
          )}
          {address !== '' && (
            <a className={buttonClass('quiet')} href={mapHref(retailer)} target="_blank" rel="noopener noreferrer">
              <MapPin size={16} aria-hidden /> Haritada aç
            </a>
          )}
        </div>
      </div>
    </Group>
  );
}
