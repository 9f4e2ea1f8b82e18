import { incidentKindNames } from '../commentary/commentary-lines.ts';
import { type TimelineEntry, type TimelinePart, isGoal, minuteText } from '../../../domain/statistics/timeline.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { IncidentIcon } from '../../../ui/match/incident-icon.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  parts: readonly TimelinePart[];
  home: string;
  away: string;
}

/** Goals, cards and changes by half: home on the left, away on the right, the minute between. */
export function Timeline({ parts, home, away }: TimelineProps) {
  return (
    <ChartCard title="Olaylar">
      {parts.length === 0 && <p className="text-sm muted">Henüz gol, kart ya da değişiklik yok.</p>}
      {parts.map(({ part, title, entries }) => (
        <div key={part}>
          <h3 className={`text-xs weight-600 muted ${styles['part']}`}>{title}</h3>
          <ul className="stack" aria-label={title}>
            {entries.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                team={entry.side === 'away' ? away : entry.side === 'home' ? home : ''}
              />
            ))}
          </ul>
        </div>
      ))}
    </ChartCard>
  );
}

function Row({ entry, team }: { entry: TimelineEntry; team: string }) {
  const { kind, side, player, related, scoreAfter: standing, label } = entry;
  const what = incidentKindNames[kind] || label;
  return (
    <li
      className={classNames('stack middle', styles['row'], styles[side ?? 'home'], isGoal(entry) && styles['goal'])}
      data-incident={kind}
      data-side={side ?? ''}
    >
      <span className={`text-xs muted ${styles['minute']} num`}>{minuteText(entry)}</span>
      <span className={`row shrink gap-2 text-sm ${styles['what']}`}>
        <IncidentIcon kind={kind} />
        <span className="visually-hidden">
          {team === '' ? '' : `${team}: `}
          {what}.
        </span>
        <span className={styles['names']}>
          <span className={styles['player']}>
            {kind === 'substitution' && related !== '' ? related : player || what}
            {kind === 'penalty' && ' (P)'}
            {kind === 'ownGoal' && ' (K.K.)'}
          </span>
          {related !== '' && (
            <span className="text-xs muted">
              {kind === 'substitution' ? <span className="faint">{player} çıktı</span> : `Asist: ${related}`}
            </span>
          )}
        </span>
        {standing !== null && (
          <b className={`rigid text-xs ${styles['standing']} num`}>
            {standing.home}-{standing.away}
          </b>
        )}
      </span>
    </li>
  );
}
