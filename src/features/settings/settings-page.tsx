import { OddsSetting } from '../../parts/odds-setting/odds-setting.tsx';
import { Group } from '../../parts/page/group.tsx';
import { ScoreVisibilityChip } from '../../parts/score-visibility/score-visibility.tsx';
import { Page } from '../../parts/page/page.tsx';
import { chooseTheme, useTheme } from '../../state/device/ui-settings.ts';
import { ThemeChoice } from '../../ui/control/theme-choice.tsx';
import { CancellationSetting } from './cancellation/cancellation-setting.tsx';
import { ConsentsSetting } from './consents-setting.tsx';
import { CookieSetting } from './cookie-setting.tsx';
import { DevicesSetting } from './devices-setting.tsx';
import { HiddenBalanceSetting } from './hidden-balance-setting.tsx';
import { InstallSetting } from './install-setting.tsx';
import { NotificationSetting } from './notification-setting.tsx';
import { OfflineSetting } from './offline-setting.tsx';
import { TourSetting } from './tour-setting.tsx';
import styles from './settings-page.module.css';

/** Settings of the account and of this device. */
export default function SettingsPage() {
  return (
    <Page>
      <Group title="Oran değişiklikleri">
        <div className={styles['inset']}>
          <OddsSetting />
        </div>
      </Group>
      <Group title="İletişim izinleri">
        <ConsentsSetting />
      </Group>
      <Group title="Görünüm">
        <div className={styles['inset']}>
          <ThemeChoice value={useTheme()} onChange={chooseTheme} wide />
        </div>
        <HiddenBalanceSetting />
      </Group>
      <Group title="Skorlar">
        <div className={`row ${styles['row']}`}>
          <p className="stack fill shrink gap-2px">
            <span className="weight-550">Maçı geriden izliyorsan</span>
            <span className="text-xs muted leading-145">
              Skorlar bu cihazda gizli kalır ya da geç görünür. Oranlar hiç gecikmez.
            </span>
          </p>
          <ScoreVisibilityChip />
        </div>
      </Group>
      <Group title="Bildirimler">
        <NotificationSetting />
      </Group>
      <Group title="Çevrimdışı veriler">
        <OfflineSetting />
      </Group>
      <Group title="Tanıtımlar">
        <TourSetting />
      </Group>
      <Group title="Uygulama">
        <InstallSetting />
      </Group>
      <Group title="Çerezler">
        <CookieSetting />
      </Group>
      <Group title="Cihazlar">
        <DevicesSetting />
      </Group>
      <Group title="Üyelik">
        <CancellationSetting />
      </Group>
    </Page>
  );
}
