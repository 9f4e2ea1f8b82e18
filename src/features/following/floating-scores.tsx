/** Content of the floating window: followed matches with score, minute and the main market (rule follow-11). */
import X from 'lucide-react/icons/x';
import { Link } from 'wouter';
import { oddsMark, takesBets } from '../../domain/program/playable.ts';
import type { EventRow } from '../../model/program.ts';
import { eventHref } from '../../parts/event-link/event-link.tsx';
import { OddButton } from '../../parts/odd/odd-button.tsx';
import { useConnection } from '../../state/engine/use-connection.ts';
import { closeFloatingScores } from '../../state/following/floating-window.ts';
import { useFollowedRows } from '../../state/following/followed-rows.ts';
import { useOutcomeToggle, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './floating-scores.module.css';

/** Rows of the window at its largest. */
const MOST_ROWS = 6;
/** Odds of a row; the main market of every sport has at most three. */
const MOST_ODDS = 3;

export default function FloatingScores() {
  // The page "Takip" shares these lists; its matches of favourite leagues are too many for this window.
  const rows = useFollowedRows('all', true).rows.filter(({ reason }) => reason !== 'league');
  const { status } = useConnection();
  return (
    <main className={styles['window']}>
      <h1 className="visually-hidden">Yüzen skorlar</h1>
      {rows.length === 0 ? (
        <p className={`text-sm muted ${styles['empty']}`}>
          Takip ettiğin maç yok. Bir maçın ziline dokun, burada görünsün.
        </p>
      ) : (
        <ul className={styles['rows']}>
          {rows.slice(0, MOST_ROWS).map(({ row }) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <footer className={`row gap-2 text-xs muted ${styles['foot']}`}>
        <span className="fill">{status === 'on' ? 'Canlı' : 'Bağlantı yok, oranlar eski'}</span>
        <button
          type="button"
          className={styles['close']}
          aria-label="Yüzen skorları kapat"
          onClick={closeFloatingScores}
        >
          <X size={16} aria-hidden />
        </button>
      </footer>
    </main>
  );
}

function Row({ row }: { row: EventRow }) {
  const { id, sportId } = row;
  const market = row.columns[0] ?? null;
  const chosen = useSelectedOutcome(id);
  const select = useOutcomeToggle(sportId);
  const href = eventHref(sportId, id);
  const names = (['home', 'away'] as const).map((side) => (
    <span key={side} className={styles['side']}>
      <span translate="no" className={styles['name']}>
        {row[side] === '' ? row.name : row[side]}
      </span>
      <b translate="no" className="num" data-score={row.phase === 0 ? undefined : side}>
        {row.standing.main?.[side] ?? ''}
      </b>
    </span>
  ));
  return (
    <li className={styles['row']} data-event={id} data-odds={oddsMark(row)} aria-label={row.name}>
      <b className={classNames('text-xs num', styles['clock'], row.phase !== 0 && styles['live'])}>
        {row.standing.clock}
      </b>
      {href === undefined ? (
        <div className={styles['sides']}>{names}</div>
      ) : (
        <Link className={styles['sides']} href={href} onClick={() => window.focus()}>
          {names}
        </Link>
      )}
      <div className={styles['odds']}>
        {market?.outcomes.slice(0, MOST_ODDS).map((outcome) => (
          <OddButton
            key={outcome.number}
            eventId={id}
            market={market}
            outcome={outcome}
            selected={chosen?.marketId === market.id && chosen.outcomeNumber === outcome.number}
            onSelect={select}
            name={`${row.name}, Maç Sonucu ${outcome.name}`}
            locked={!takesBets(row)}
          />
        ))}
      </div>
    </li>
  );
}
