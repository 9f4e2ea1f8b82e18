import { useEffect } from 'react';
import { lookAtNotifications, turnNotifications, useNotifications } from '../../state/device/notifications.ts';
import { Switch } from '../../ui/control/switch.tsx';

/** The only place that triggers the browser's permission prompt for notifications. */
export function NotificationSetting() {
  const { permission, on } = useNotifications();
  useEffect(() => {
    lookAtNotifications();
    // The permission may have been changed in the browser's settings meanwhile.
    document.addEventListener('visibilitychange', lookAtNotifications);
    return () => document.removeEventListener('visibilitychange', lookAtNotifications);
  }, []);
  return (
    <Switch
      label="Kupon sonuçları"
      hint={hints[permission]}
      on={on}
      disabled={permission === 'denied' || permission === 'missing'}
      onChange={(next) => void turnNotifications(next)}
    />
  );
}

const hints = {
  default: 'Kuponun sonuçlanınca Tribün ekranda değilken bu cihazda haber verir. Açınca tarayıcın izin ister.',
  granted: 'Kuponun sonuçlanınca Tribün ekranda değilken bu cihazda haber verir.',
  denied: 'Tarayıcın bildirimlere izin vermiyor. Site ayarlarından ya da cihazının ayarlarından Tribün’e izin ver.',
  missing: 'Bu tarayıcı bildirim gösteremiyor. iPhone ve iPad’de önce Tribün’ü ana ekranına ekle.',
} as const;
