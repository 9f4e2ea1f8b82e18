import { useEffect } from 'react';
import {
  refreshNotificationChoice,
  setNotificationsEnabled,
  useNotificationChoice,
} from '../../state/device/notification-choice.ts';
import { Switch } from '../../ui/control/switch.tsx';

/** The only place that triggers the browser's permission prompt for notifications. */
export function NotificationSetting() {
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
