import { momentText } from '../../domain/date-text.ts';
import { pauseDays } from '../../model/own-limits.ts';
import { openConfirm } from '../../parts/confirm/confirm.tsx';
import { useToday } from '../../state/device/clock.ts';
import { changeOwnLimits } from '../../state/own-limits/own-limits.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './own-limits.module.css';

/** A pause of playing and depositing, which nothing ends early (rule balance-6). */
export function PauseCard({ pausedUntil }: { pausedUntil: number | null }) {
  const today = useToday();
  if (pausedUntil !== null) {
    return (
      <div className={`stack gap-2 ${styles['part']}`} data-paused>
        <p className="text-md weight-600 num">{momentText(pausedUntil, today)} tarihine kadar ara verdin</p>
        <p className="text-sm muted leading-145">
          O zamana kadar bu cihazda oynayamaz ve para yatıramazsın. Paranı çekebilirsin.
        </p>
      </div>
    );
  }
  return (
    <div className={`stack gap-3 ${styles['part']}`}>
      <p className="text-sm muted leading-145">
        Ara süresince bu cihazda oynayamaz ve para yatıramazsın. Paranı çekebilirsin.
      </p>
      <fieldset className={`row wrap gap-2 ${styles['choices']}`} aria-label="Ara ver">
        {pauseDays.map((days) => (
          <Button key={days} variant="quiet" onClick={() => ask(days)}>
            {lengths[days]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

const lengths: Record<(typeof pauseDays)[number], string> = { 1: '24 saat', 7: '7 gün', 30: '30 gün' };

function ask(days: (typeof pauseDays)[number]): void {
  openConfirm({
    title: `${lengths[days]} ara ver`,
    children: <p>Ara erken bitirilemez. Bu cihazda oynayamaz ve para yatıramazsın; paranı çekebilirsin.</p>,
    confirmText: 'Ara ver',
    onConfirm: () => changeOwnLimits({ type: 'pause', days }),
  });
}
