import ChevronRight from 'lucide-react/icons/chevron-right';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'wouter';
import { parseLocalTime } from '../../../contract/services/epoch-seconds.ts';
import { moneyText } from '../../../domain/number-text.ts';
import { roundCountdownText } from '../../../domain/pool/pool-round.ts';
import { poolLinks } from '../../../routes/pool-routes.ts';
import { useTopicValue } from '../../../state/engine/use-topic.ts';
import { useMinute } from '../../../state/device/clock.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './posters.module.css';
import shared from './poster-card.module.css';

/** The football pool's round from the application configuration (rule pool-17); null if there is none. */
export function PoolCard() {
  const app = useTopicValue({ kind: 'config' }, 'app');
  if (app === undefined || app.sporTotoProgramName === '') return null;
  const closesAt = parseLocalTime(app.payinEndDate);
  return (
    <Link className={classNames(shared['card'], styles['card'])} href={poolLinks.pool()}>
      <Trophy size={24} aria-hidden />
      <span className={`stack shrink gap-2px text-xs muted ${shared['words']}`}>
        <b>Spor Toto · {app.sporTotoProgramName}</b>
        {closesAt !== null && <TimeLeft until={closesAt} />}
        {app.expectedWin > 0 && (
          <span className={`${styles['win']} num`}>Beklenen büyük ikramiye {moneyText(app.expectedWin)}</span>
        )}
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

/** Uses this device's clock: the server's would load the engine's pool part on every visit of the home page. */
function TimeLeft({ until }: { until: number }) {
  const left = until - useMinute();
  return <span className="num">{left > 0 ? `Son ${minutesText(left)}` : 'Oynama süresi doldu; sonuçlara bak'}</span>;
}

/** "2 gün 03 sa 12 dk": minutes are exact enough here. */
function minutesText(seconds: number): string {
  const [clock = '', days = ''] = roundCountdownText(seconds).split(' gün ').toReversed();
  const [hours = '', minutes = ''] = clock.split(':');
  return `${days === '' ? '' : `${days} gün `}${hours} sa ${minutes} dk`;
}
