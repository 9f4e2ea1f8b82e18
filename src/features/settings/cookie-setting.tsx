import { openConsentDialog, useConsent } from '../../state/operator/consent.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './settings-page.module.css';

/** Measurement consent of this device, for members and all other users of it (rule terms-5). */
export function CookieSetting() {
  const consent = useConsent();
  const allowed = [
    'Gerekli',
    ...(consent?.statistics === true ? ['İstatistik'] : []),
    ...(consent?.marketing === true ? ['Pazarlama'] : []),
  ];
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">Çerez tercihleri</span>
        <span className="text-xs muted leading-145">Bu cihazda açık: {allowed.join(', ')}</span>
      </p>
      <Button variant="quiet" onClick={openConsentDialog}>
        Değiştir<span className="visually-hidden"> (çerez tercihleri)</span>
      </Button>
    </div>
  );
}
