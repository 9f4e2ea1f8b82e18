import type { PushService } from '../../contract/operator.ts';
import { hasPush } from '../../platform/device/push-support.ts';
import {
  type NotificationPermissionState,
  useNotificationPermission,
} from '../../state/device/use-notification-permission.ts';
import { useStoredValue } from '../../state/device/use-stored-value.ts';
import { useSession } from '../../state/member/session.ts';
import { pushFlag } from '../../state/push/push-flag.ts';
import { switchPushOff, switchPushOn, usePushSetting } from '../../state/push/push-setting.ts';
import { Switch } from '../../ui/control/switch.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { usePushFacts } from './push-facts.ts';
import styles from './push.module.css';

/** "Uygulama kapalıyken bildir" (push-2): for members only, whose session sends the subscription. */
export default function PushSwitch({ service }: { service: PushService }) {
  return useSession().phase === 'member' ? <MemberSwitch service={service} /> : null;
}

function MemberSwitch({ service }: { service: PushService }) {
  const facts = usePushFacts();
  const { isBusy, hasFailed } = usePushSetting();
  const { permission: told, request } = useNotificationPermission();
  const permission = hasPush() ? told : 'missing';
  const isOn = useStoredValue(pushFlag) && permission === 'granted' && !hasFailed;
  const change = async (on: boolean): Promise<void> => {
    if (!on) await switchPushOff();
    else if ((await request()) === 'granted' && facts !== undefined) await switchPushOn(service, facts);
  };
  return (
    <>
      <Switch
        label="Uygulama kapalıyken bildir"
        hint={isBusy ? 'Bir saniye…' : hints[permission]}
        on={isOn}
        disabled={isBusy || facts === undefined || permission === 'denied' || permission === 'missing'}
        onChange={(on) => void change(on)}
      />
      <div className={styles['fault']}>
        <FormError text={hasFailed && !isBusy ? 'Şu anda açılamadı.' : ''} />
      </div>
    </>
  );
}

const NEWS =
  'Kuponun sonuçlanınca, mesajın gelince ve takip ettiklerinde bir gelişme olunca Tribün kapalıyken de haber gelir.';

const hints: Record<NotificationPermissionState, string> = {
  default: `${NEWS} Açınca tarayıcın izin ister.`,
  granted: NEWS,
  denied: 'Tarayıcın bildirimlere izin vermiyor. Site ayarlarından Tribün’e izin ver.',
  missing: 'Bu tarayıcı kapalıyken haber alamıyor. iPhone ve iPad’de önce Tribün’ü ana ekranına ekle.',
};
