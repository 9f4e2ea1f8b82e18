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
import { OfflineSetting } from './offline-setting.tsx';
import { TourSetting } from './tour-setting.tsx';
import styles from './settings-page.module.css';
import { useEffect } from 'react';
import { Switch } from '../../ui/control/switch.tsx';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import {
  type NotificationPermissionState,
  requestNotificationPermission,
  notificationPermission,
  notificationsEnabled,
} from '../../platform/device/system-notifications.ts';

interface NotificationChoice {
  permission: NotificationPermissionState;
  /** True when the player wants them and the browser permits them. */
  enabled: boolean;
}

const choice = proxy<NotificationChoice>({ permission: 'default', enabled: false });

/**
 * The player's choice about system notifications, and the browser's permission. Only the switch in the settings
 * prompts.
 */
function useNotificationChoice(): NotificationChoice {
  return useSnapshot(choice);
}

/** Reads permission and choice again, because the browser's settings may have changed. */
function refreshNotificationChoice(): void {
  choice.permission = notificationPermission();
  choice.enabled = choice.permission === 'granted' && notificationsEnabled.read();
}

async function setNotificationsEnabled(on: boolean): Promise<void> {
  const permission = on ? await requestNotificationPermission() : notificationPermission();
  notificationsEnabled.write(on && permission === 'granted');
  refreshNotificationChoice();
}

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
        <div className={styles['row']}>
          <p className={styles['words']}>
            <span className={styles['label']}>Maçı geriden izliyorsan</span>
            <span className={styles['hint']}>
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

/** The only place that triggers the browser's permission prompt for notifications. */
function NotificationSetting() {
  const { permission, enabled: on } = useNotificationChoice();
  useEffect(() => {
    refreshNotificationChoice();
    // The permission may have been changed in the browser's settings meanwhile.
    document.addEventListener('visibilitychange', refreshNotificationChoice);
    return () => document.removeEventListener('visibilitychange', refreshNotificationChoice);
  }, []);
  return (
    <Switch
      label="Kupon sonuçları"
      hint={hints[permission]}
      on={on}
      disabled={permission === 'denied' || permission === 'missing'}
      onChange={(next) => void setNotificationsEnabled(next)}
    />
  );
}

const hints = {
  default: 'Kuponun sonuçlanınca Tribün ekranda değilken bu cihazda haber verir. Açınca tarayıcın izin ister.',
  granted: 'Kuponun sonuçlanınca Tribün ekranda değilken bu cihazda haber verir.',
  denied: 'Tarayıcın bildirimlere izin vermiyor. Site ayarlarından ya da cihazının ayarlarından Tribün’e izin ver.',
  missing: 'Bu tarayıcı bildirim gösteremiyor. iPhone ve iPad’de önce Tribün’ü ana ekranına ekle.',
} as const;
