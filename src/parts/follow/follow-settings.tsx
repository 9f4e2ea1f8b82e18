/** Choices about what is announced of followed matches, on this device (rules follow-7 and follow-8). */
import { defaultQuietHours } from '../../domain/following/follow-settings.ts';
import { twoDigits } from '../../domain/time.ts';
import { type MomentKind, momentKinds } from '../../model/following.ts';
import {
  type NotificationPermissionState,
  useNotificationPermission,
} from '../../state/device/use-notification-permission.ts';
import { useStoredValue } from '../../state/device/use-stored-value.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { useOperatorSettings } from '../../state/operator/use-operator-settings.ts';
import { setFollowSettings, useFollowSettings } from '../../state/following/following.ts';
import { pushFlag } from '../../state/push/push-flag.ts';
import { Switch } from '../../ui/control/switch.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import styles from './follow.module.css';

const PushSwitch = createLoadableComponent(() => import('../push/push-switch.tsx'));

/** @param isSheet true in a sheet, whose own margins the switches fill */
export function FollowSettingsForm({ isSheet = false }: { isSheet?: boolean }) {
  const settings = useFollowSettings();
  const { kinds, coupons, leagues, onlyCoupons } = settings;
  const push = useOperatorSettings()?.push ?? null;
  const hasPush = useStoredValue(pushFlag) && push !== null;
  return (
    <div className={isSheet ? styles['choices'] : undefined}>
      <Switch
        label="Kuponumdaki maçlar"
        hint="Bekleyen kuponlarındaki maçlar kendiliğinden takip edilir."
        on={coupons}
        onChange={(on) => setFollowSettings({ coupons: on, ...(!on && { onlyCoupons: false }) })}
      />
      <Switch
        label="Yalnız kuponlarım"
        hint="Öbür maçlar listende kalır, haber vermez."
        on={onlyCoupons}
        disabled={!coupons}
        onChange={(on) => setFollowSettings({ onlyCoupons: on })}
      />
      <Switch
        label="Favori liglerim"
        hint="Favori liglerindeki bütün maçlar haber verir."
        on={leagues}
        onChange={(on) => setFollowSettings({ leagues: on })}
      />
      {momentKinds.map((kind) => (
        <Switch
          key={kind}
          {...kindTexts[kind]}
          on={kinds.includes(kind)}
          onChange={(on) =>
            setFollowSettings({ kinds: momentKinds.filter((each) => (each === kind ? on : kinds.includes(each))) })
          }
        />
      ))}
      <SystemSetting isOn={settings.system} />
      {push !== null && <PushSwitch service={push} />}
      {(settings.system || hasPush) && <QuietSetting quiet={settings.quiet} />}
    </div>
  );
}

const kindTexts: Record<MomentKind, { label: string; hint: string }> = {
  kickOff: { label: 'Maç başladı', hint: 'Takip ettiğin maç başlayınca.' },
  goal: { label: 'Gol', hint: 'Gol olunca ve bir gol iptal edilince.' },
  redCard: { label: 'Kırmızı kart', hint: 'Bir oyuncu oyundan atılınca.' },
  end: { label: 'Maç bitti', hint: 'Maç sonucu belli olunca.' },
  open: { label: 'Bahisler yeniden açık', hint: 'Bir dakikadan uzun kapanan bahisler açılınca.' },
};

/** Prompts for the browser's permission when it is switched on. */
function SystemSetting({ isOn }: { isOn: boolean }) {
  const { permission, request } = useNotificationPermission();
  const change = async (on: boolean): Promise<void> => {
    setFollowSettings({ system: on && (await request()) === 'granted' });
  };
  return (
    <Switch
      label="Ekran dışında da haber ver"
      hint={permissionHints[permission]}
      on={isOn && permission === 'granted'}
      disabled={permission === 'denied' || permission === 'missing'}
      onChange={(on) => void change(on)}
    />
  );
}

const permissionHints: Record<NotificationPermissionState, string> = {
  default: 'Tribün açık ama görünmüyorken cihaz bildirimi gelir. Açınca tarayıcın izin ister.',
  granted: 'Tribün açık ama görünmüyorken cihaz bildirimi gelir.',
  denied: 'Tarayıcın bildirimlere izin vermiyor. Site ayarlarından Tribün’e izin ver.',
  missing: 'Bu tarayıcı bildirim gösteremiyor. iPhone ve iPad’de önce Tribün’ü ana ekranına ekle.',
};

function QuietSetting({ quiet }: { quiet: { from: number; until: number } | null }) {
  const hours = quiet ?? defaultQuietHours;
  const set = (change: Partial<typeof hours>): void => setFollowSettings({ quiet: { ...hours, ...change } });
  return (
    <>
      <Switch
        label="Sessiz saatler"
        hint="Bu saatlerde cihaz bildirimi gelmez."
        on={quiet !== null}
        onChange={(on) => setFollowSettings({ quiet: on ? defaultQuietHours : null })}
      />
      {quiet !== null && (
        <div className={styles['hours']}>
          <HourField label="Başlangıç" value={quiet.from} onChange={(from) => set({ from })} />
          <HourField label="Bitiş" value={quiet.until} onChange={(until) => set({ until })} />
        </div>
      )}
    </>
  );
}

function HourField(props: { label: string; value: number; onChange: (hour: number) => void }) {
  const { label, value, onChange } = props;
  return (
    <SelectField
      label={label}
      name={label}
      value={String(value)}
      options={hours}
      error=""
      onBlur={() => undefined}
      onChange={(text) => onChange(Number(text))}
    />
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${twoDigits(hour)}:00` }));
