import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { liveScoreLinks } from '../../routes/live-score-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { setUiSetting } from '../../state/device/ui-settings.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Segmented } from '../../ui/control/segmented.tsx';
import styles from './live-switch.module.css';

interface LiveSwitchProps {
  current: 'odds' | 'scores';
  /** Sport of both lists; switching keeps it. */
  sportSlug: string;
}

/**
 * Switch between odds and scores of live matches. The last choice is stored, because "Canlı" of the bottom navigation
 * opens it (rule navigation-21).
 */
export function LiveSwitch({ current: here, sportSlug }: LiveSwitchProps) {
  const [, navigate] = useLocation();
  const desktop = useViewport() === 'desktop';
  useEffect(() => {
    if (!desktop) setUiSetting('liveScores', here === 'scores');
  }, [desktop, here]);
  if (desktop) return null;
  return (
    <div className={styles['switch']}>
      <Segmented
        wide
        label="Canlı"
        options={options}
        value={here}
        onChange={(next) => {
          if (next !== here)
            navigate(next === 'odds' ? entryLinks.liveProgram(sportSlug) : liveScoreLinks.list(sportSlug));
        }}
      />
    </div>
  );
}

const options = [
  { value: 'odds', label: 'Bahis' },
  { value: 'scores', label: 'Skor' },
] as const;
