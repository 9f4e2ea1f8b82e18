import { failureText } from '../../domain/failure-text.ts';
import { oddsSettings } from '../../domain/slip/odds-settings.ts';
import { Group } from '../../parts/page/group.tsx';
import { Page } from '../../parts/page/page.tsx';
import { chooseTheme, useTheme } from '../../state/device/theme.ts';
import { useOddsSetting } from '../../state/slip/odds-settings.ts';
import { ThemeChoice } from '../../ui/control/theme-choice.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { InstallSetting } from './install-setting.tsx';
import { NotificationSetting } from './notification-setting.tsx';
import { OfflineSetting } from './offline-setting.tsx';
import styles from './settings-page.module.css';

/** What a member decides about the product: of the account, and of this device. */
export default function SettingsPage() {
  return (
    <Page>
      <Group title="Oran değişiklikleri">
        <OddsSetting />
      </Group>
      <Group title="Görünüm">
        <div className={styles['inset']}>
          <ThemeChoice value={useTheme()} onChange={chooseTheme} wide />
        </div>
      </Group>
      <Group title="Bildirimler">
        <NotificationSetting />
      </Group>
      <Group title="Çevrimdışı veriler">
        <OfflineSetting />
      </Group>
      <Group title="Uygulama">
        <InstallSetting />
      </Group>
    </Page>
  );
}

function OddsSetting() {
  const { chosen, choose, failure } = useOddsSetting();
  return (
    <div className={styles['inset']}>
      <RadioGroup
        legend="Kuponun gönderilirken bir oran değişirse:"
        name="oddsAcceptance"
        labels={oddsSettings.map(({ label }) => label)}
        chosen={chosen}
        onChoose={choose}
        disabled={chosen === -1}
      >
        <FormError text={failure === undefined ? '' : failureText(failure)} />
      </RadioGroup>
    </div>
  );
}
