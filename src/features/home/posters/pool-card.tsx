import ChevronRight from 'lucide-react/icons/chevron-right';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'wouter';
import { moneyText } from '../../../domain/number-text.ts';
import { countdownText } from '../../../domain/pool/round.ts';
import { localTime } from '../../../domain/time.ts';
import { poolLinks } from '../../../routes/pool.ts';
import { useTopicValue } from '../../../state/engine/live.ts';
import { useMinute } from '../../../state/device/clock.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './pool-card.module.css';
import shared from './poster-card.module.css';

/** The football pool's round, as the application configuration tells it (rule pool-17); nothing without one. */
export function PoolCard() {
  const app = useTopicValue({ kind: 'config' }, 'app');
  const now = useMinute();
  if (app === undefined || app.sporTotoProgramName === '') return null;
  const left = (localTime(app.payinEndDate) ?? 0) - now;
  return (
    <Link className={classNames(shared['card'], styles['card'])} href={poolLinks.pool()}>
      <Trophy size={24} aria-hidden />
      <span className={shared['words']}>
        <b>Spor Toto · {app.sporTotoProgramName}</b>
        <span className="num">{left > 0 ? `Son ${minutesText(left)}` : 'Oynama süresi doldu; sonuçlara bak'}</span>
        {app.expectedWin > 0 && (
          <span className={`${styles['win']} num`}>Beklenen büyük ikramiye {moneyText(app.expectedWin)}</span>
        )}
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

/** "2 gün 03 sa 12 dk": here a minute is exact enough. */
function minutesText(seconds: number): string {
  const [clock = '', days = ''] = countdownText(seconds).split(' gün ').toReversed();
  const [hours = '', minutes = ''] = clock.split(':');
  return `${days === '' ? '' : `${days} gün `}${hours} sa ${minutes} dk`;
}
