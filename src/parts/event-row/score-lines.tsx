import { Link } from 'wouter';
import type { EventRow } from '../../model/program.ts';
import { TeamBadge } from '../pictures/badges.tsx';
import { SportIcon } from '../pictures/picture.tsx';
import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './score-lines.module.css';

interface ScoreLinesProps {
  row: EventRow;
  href: string | undefined;
  /** Secondary line below the sides: the league, if no header names it. */
  note?: string;
  /** Name and score in a single line, for rows that need the height for something else. */
  oneLine?: boolean;
  className?: string | undefined;
}

/** The two sides in two lines with their scores; an event without two sides by its name. */
export function ScoreLines(props: ScoreLinesProps) {
  const { row, href, note = '', oneLine = false } = props;
  const content = (
    <>
      {oneLine || row.home === '' || row.away === '' ? (
        <span translate="no" className={styles['name']}>
          {oneLineText(row)}
        </span>
      ) : (
        <Sides row={row} />
      )}
      {note !== '' && <span className={styles['note']}>{note}</span>}
    </>
  );
  const className = classNames(styles['lines'], oneLine && styles['oneLine'], props.className);
  if (href === undefined) return <div className={className}>{content}</div>;
  return (
    <Link className={className} href={href}>
      {content}
    </Link>
  );
}

function Sides({ row }: { row: EventRow }) {
  const { main, set, points, serving } = row.standing;
  return (['home', 'away'] as const).map((side) => (
    <span key={side} className={styles['side']}>
      <span className={styles['mark']}>
        <TeamBadge name={row[side]} sportId={row.sportId} size={20} />
      </span>
      <span translate="no" className={styles['name']}>
        {row[side]}
      </span>
      {serving === side && <Serving sportId={row.sportId} />}
      <RedCards count={row.phase === 0 ? 0 : (row.score?.[side].redCards ?? 0)} />
      {main !== null && (
        <span translate="no" className={`${styles['score']} num`} data-uncover={row.scoreHidden && row.id}>
          {points !== null && <span className={styles['points']}>{points[side]}</span>}
          {set !== null && <span className={styles['set']}>{set[side]}</span>}
          <b data-score>{main[side]}</b>
        </span>
      )}
    </span>
  ));
}

function oneLineText(row: EventRow): string {
  const { main: score } = row.standing;
  return score === null ? row.name : `${row.name}  ${score.home}-${score.away}`;
}

/** Icon beside the name of the side that serves. */
export function Serving({ sportId }: { sportId: number }) {
  return (
    <LabelledGraphic name="servis atıyor" className={styles['serving']}>
      <SportIcon sportId={sportId} size={11} />
    </LabelledGraphic>
  );
}

/** Red card count beside the name of a side; renders nothing for 0. */
export function RedCards({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <LabelledGraphic name={`${count} kırmızı kart`} className={styles['red']}>
      {count > 1 ? count : ''}
    </LabelledGraphic>
  );
}
