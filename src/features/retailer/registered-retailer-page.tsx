import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Store from 'lucide-react/icons/store';
import { Link } from 'wouter';
import { phoneText } from '../../domain/member/fields/contact-details.ts';
import { mapHref, phoneHref, placeText, streetText } from '../../domain/member/retailer/retailer-text.ts';
import type { PlayerRetailer } from '../../model/player.ts';
import { Page } from '../../parts/page/page.tsx';
import { accountLinks } from '../../routes/account-routes.ts';
import { useSession } from '../../state/member/session.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './registered-retailer-page.module.css';

export default function RegisteredRetailerPage() {
  const { player, balances } = useSession();
  const retailer = balances === null ? (player?.retailer ?? null) : balances.retailer;
  return <Page>{retailer === null ? <NoRetailer /> : <Facts retailer={retailer} />}</Page>;
}

function Facts({ retailer }: { retailer: PlayerRetailer }) {
  const { id, name, address, phoneNumber, status } = retailer;
  const passive = status === 'Passive';
  return (
    <>
      <section className="card stack pad gap-4" aria-labelledby="kayitli-bayi">
        <div className="row between wrap gap-2">
          <h2 id="kayitli-bayi" className={styles['name']}>
            {name}
          </h2>
          {status !== 'unknown' && (
            <span className={classNames('text-xs weight-650', styles['mark'], passive && styles['passive'])}>
              {passive ? 'Hizmet vermiyor' : 'Hizmet veriyor'}
            </span>
          )}
        </div>
        <dl className="stack gap-3">
          <Fact label="Bayi no" value={String(id)} />
          <Fact label="İlçe / İl" value={placeText(retailer)} />
          <Fact label="Adres" value={streetText(retailer)} />
          <Fact label="Telefon" value={phoneNumber ? phoneText(phoneNumber) : ''} />
        </dl>
        <div className="flex wrap gap-2">
          {phoneNumber && (
            <a className={buttonClass('quiet')} href={phoneHref(phoneNumber)}>
              <Phone size={16} aria-hidden="true" /> Ara
            </a>
          )}
          {address && (
            <a className={buttonClass('quiet')} href={mapHref(retailer)} target="_blank" rel="noopener noreferrer">
              <MapPin size={16} aria-hidden="true" /> Haritada aç
            </a>
          )}
        </div>
      </section>
      <Link
        href={accountLinks.changeRetailer()}
        className={passive ? buttonClass('primary', true) : buttonClass('quiet', true, styles['change'])}
      >
        Bayi Değiştir
      </Link>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div className={`stack gap-3 text-sm ${styles['fact']}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function NoRetailer() {
  return (
    <EmptyState
      icon={<Store size={26} aria-hidden="true" />}
      title="Henüz bir bayin yok"
      text="Üyeliğini tamamlamak için bir bayi seç. Bayini dilediğin zaman değiştirebilirsin."
      action={
        <Link href={accountLinks.chooseRetailer()} className={buttonClass('primary')}>
          Bayi seç
        </Link>
      }
    />
  );
}
