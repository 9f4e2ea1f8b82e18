import { showInfo } from '../../state/overlays/dialogs.ts';
import { LegalText } from '../../parts/legal-text/legal-text.tsx';
import styles from './verification.module.css';

/** The optional consent beside the phone number, with its text one tap away. */
export function ConsentText() {
  return (
    <>
      Kampanya ve fırsatlardan haberdar olmak için{' '}
      <button type="button" className={styles['link']} onClick={showConsent}>
        ticari elektronik ileti
      </button>{' '}
      almayı kabul ediyorum.
    </>
  );
}

function showConsent(): void {
  showInfo({ title: 'Ticari Elektronik İleti Onayı', content: <LegalText name="commercial-electronic-consent" /> });
}
