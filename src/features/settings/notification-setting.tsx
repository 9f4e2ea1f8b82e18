import { useEffect } from 'react';
import { lookAtNotifications, turnNotifications, useNotifications } from '../../state/device/notifications.ts';
import { Switch } from '../../ui/control/switch.tsx';

/** The one place that lets the browser ask for notifications. */
export function NotificationSetting() {
  const { permission, on } = useNotifications();
  useEffect(() => {
    lookAtNotifications();
    // Changed in the browser's settings, and back here.
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
  denied:
    'Bildirimlere tarayıcında izin verilmemiş. Açmak için adres çubuğundaki site ayarlarından ya da cihazının ayarlarından Tribün’ün bildirimlerine izin ver.',
  missing: 'Bu tarayıcı bildirim gösteremiyor. iPhone ve iPad’de önce Tribün’ü ana ekranına ekle.',
} as const;
