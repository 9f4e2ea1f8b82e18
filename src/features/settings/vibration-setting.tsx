import { useState } from 'react';
import { canVibrate, vibrate, vibrationEnabled } from '../../platform/device/vibration.ts';
import { Switch } from '../../ui/control/switch.tsx';

/** Switch for a vibration at a goal, stored on this device (rule match-67). */
export function VibrationSetting() {
  const [on, setOn] = useState(() => vibrationEnabled.read());
  const possible = canVibrate();
  return (
    <Switch
      label="Titreşim"
      hint={possible ? 'Açık olan maçta gol olunca bu cihaz kısaca titrer.' : 'Bu tarayıcı cihazını titretemiyor.'}
      on={on && possible}
      disabled={!possible}
      onChange={(next) => {
        vibrationEnabled.write(next);
        setOn(next);
        vibrate(SAMPLE_MS);
      }}
    />
  );
}

/** Length of the vibration that confirms the choice, ms. */
const SAMPLE_MS = 30;
