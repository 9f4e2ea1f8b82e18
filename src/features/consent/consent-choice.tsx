import { useState } from 'react';
import { setConsent, useConsent } from '../../state/operator/consent.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import { Switch } from '../../ui/control/switch.tsx';
import styles from './consent.module.css';

/** A switch per category; categories never allowed before start as not allowed. */
export default function ConsentChoice() {
  const kept = useConsent();
  const [statistics, setStatistics] = useState(kept?.statistics ?? false);
  const [marketing, setMarketing] = useState(kept?.marketing ?? false);
  const decide = (choice: { statistics: boolean; marketing: boolean }): void => {
    setConsent(choice);
    hideSheet();
  };
  return (
    <div className={styles['choice']}>
      <Switch
        label="Gerekli"
        hint="Giriş, kupon ve güvenlik bunlarla çalışır; kapatılamaz."
        on
        disabled
        onChange={() => undefined}
      />
      <Switch
        label="İstatistik"
        hint="Hangi sayfaların kullanıldığını ölçer, ürünü iyileştirmemizi sağlar."
        on={statistics}
        onChange={setStatistics}
      />
      <Switch
        label="Pazarlama"
        hint="Sana uygun kampanyaları göstermemizi ve reklamların etkisini ölçmemizi sağlar."
        on={marketing}
        onChange={setMarketing}
      />
      <div className={`flex wrap gap-2 ${styles['answers']}`}>
        <Button variant="quiet" onClick={() => decide({ statistics: true, marketing: true })}>
          Tümünü kabul et
        </Button>
        <Button variant="primary" onClick={() => decide({ statistics, marketing })}>
          Seçimimi kaydet
        </Button>
      </div>
    </div>
  );
}
