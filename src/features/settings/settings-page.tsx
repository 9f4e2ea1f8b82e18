import { OddsSetting } from '../../parts/odds-setting/odds-setting.tsx';
import { FollowSettingsForm } from '../../parts/follow/follow-settings.tsx';
import { Group } from '../../parts/page/group.tsx';
import { ScoreVisibilityChip } from '../../parts/score-visibility/score-visibility.tsx';
import { Page } from '../../parts/page/page.tsx';
import { chooseTheme, useTheme } from '../../state/device/ui-settings.ts';
import { ThemeChoice } from '../../ui/control/theme-choice.tsx';
import { ConsentsSetting } from './consents-setting.tsx';
import { DensitySetting } from './density-setting.tsx';
import { InstallSetting } from './install-setting.tsx';
import { OfflineSetting } from './offline-setting.tsx';
import styles from './settings-page.module.css';
import { VibrationSetting } from './vibration-setting.tsx';
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
import { showSheet, requestDialog } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import { CancellationSheet } from './cancellation/cancellation-sheet.tsx';
import { openConsentDialog, useConsent } from '../../state/operator/consent.ts';
import { setBalanceHidden, useHiddenBalance } from '../../state/member/hidden-balance.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { useLocation } from 'wouter';
import { entryLinks } from '../../routes/routes.ts';
import { type TourName, requestTour } from '../../state/overlays/tours.ts';
import { useSelections } from '../../state/slip/slip-calls.ts';

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
        <DensitySetting />
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
        <VibrationSetting />
      </Group>
      <Group title="Bildirimler">
        <NotificationSetting />
      </Group>
      <Group title="Takip">
        <FollowSettingsForm />
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

/** Opens the cancellation of the membership; nothing happens before its last confirmation. */
function CancellationSetting() {
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">Üyelik iptali</span>
        <span className="text-xs muted leading-145">Hesabını kapatır. Önce ne anlama geldiğini gösterir.</span>
      </p>
      <Button variant="quiet" onClick={() => showSheet({ title: 'Üyelik iptali', content: <CancellationSheet /> })}>
        Üyeliği iptal et
      </Button>
    </div>
  );
}

/** Measurement consent of this device, for members and all other users of it (rule terms-5). */
function CookieSetting() {
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

/** Ends every session of the account after a confirmation. */
function DevicesSetting() {
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">Tüm cihazlardan çıkış</span>
        <span className="text-xs muted leading-145">Hesabının açık olduğu bütün cihazlarda oturumun kapanır.</span>
      </p>
      <Button variant="quiet" onClick={() => requestDialog('signOutEverywhere')}>
        Çıkış yap
      </Button>
    </div>
  );
}

/** Switch that shows dots instead of the balance (rule profile-11). */
function HiddenBalanceSetting() {
  const hidden = useHiddenBalance();
  const { note, run } = useAction();
  return (
    <>
      <Switch
        label="Bakiyemi gizle"
        hint="Üst şeritte ve profilinde tutarların yerinde noktalar görünür."
        on={hidden}
        onChange={(next) => run(() => setBalanceHidden(next))}
      />
      <div className={styles['fault']}>
        <FormError text={note} />
      </div>
    </>
  );
}

/** Starts a tour from its beginning, on the page of the program. */
function TourSetting() {
  const [, navigate] = useLocation();
  const empty = useSelections().length === 0;
  const start = (tour: TourName): void => {
    requestTour(tour);
    navigate(entryLinks.program());
  };
  return (
    <>
      <Row
        label="Kuponun"
        hint={empty ? 'Kuponuna ilk seçimi eklediğinde başlar.' : 'Seçimler, sistem, bedel ve kazanç adım adım.'}
        onStart={() => start('slip')}
      />
      <Row label="Kral Oran" hint="Daha yüksek oranlı maçları nasıl bulursun?" onStart={() => start('kingOdd')} />
    </>
  );
}

function Row({ label, hint, onStart }: { label: string; hint: string; onStart: () => void }) {
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">{label}</span>
        <span className="text-xs muted leading-145">{hint}</span>
      </p>
      <Button variant="quiet" onClick={onStart}>
        Başlat<span className="visually-hidden"> ({label} tanıtımı)</span>
      </Button>
    </div>
  );
}
