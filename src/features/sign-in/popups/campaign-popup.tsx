import { Link } from 'wouter';
import { dismissModal } from '../../../state/overlays/dialogs.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import styles from './popup.module.css';

/** A campaign and the way to it: a page of the product, or one elsewhere that opens beside it (player-account §2). */
export function CampaignPopup({ url }: { url: string }) {
  const here = pathHere(url);
  return (
    <div className={styles['popup']}>
      <p>Sana özel bir kampanyamız var. Ayrıntılarını ve katılım koşullarını hemen inceleyebilirsin.</p>
      <div className={styles['actions']}>
        {here === '' ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('primary', true)}
            onClick={dismissModal}
          >
            Kampanyayı incele
          </a>
        ) : (
          <Link href={here} className={buttonClass('primary', true)} onClick={dismissModal}>
            Kampanyayı incele
          </Link>
        )}
        <Button variant="quiet" wide onClick={dismissModal}>
          Daha sonra
        </Button>
      </div>
    </div>
  );
}

/** Path of an address of the product, '' for one elsewhere. */
function pathHere(url: string): string {
  const address = new URL(url, location.origin);
  return address.origin === location.origin ? `${address.pathname}${address.search}${address.hash}` : '';
}
