/** Drawn marks of teams and leagues, loaded after the first odds. */
import { type CSSProperties, useState } from 'react';
import { type LeagueBadgeKind, leagueBadgeKind } from './league-badge-kind.ts';
import { flagFileName } from './flag-file-name.ts';
import { type TeamBadgeStyle, teamBadgeStyle } from './team-badge-style.ts';
import { DUEL, MMA, SNOOKER, TABLE_TENNIS, TENNIS } from '../../domain/sports.ts';
import { Picture, SportIcon } from './picture.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './drawn-badges.module.css';
import type { LeagueBadgeProps, TeamBadgeProps } from './badge-props.ts';

export function DrawnTeamBadge({ name, sportId, size, crest = '' }: TeamBadgeProps) {
  const [broken, setBroken] = useState('');
  const person = PERSONS.has(sportId);
  const nation = person ? undefined : flagFileName(name);
  const pointed = !person && size >= POINTED && styles['pointed'];
  const address = crest !== '' ? crest : nation === undefined ? '' : `${__FLAGS__}${nation}.svg`;
  if (address === '' || address === broken)
    return <Drawn mark={markOf(name, person)} round={person} pointed={pointed} />;
  return (
    <img
      className={crest === '' ? classNames(styles['nation'], pointed) : styles['crest']}
      src={address}
      alt=""
      width={size}
      height={Math.round((size * 7) / 6)}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}

export function DrawnLeagueBadge({ league, sportId, size }: Required<LeagueBadgeProps>) {
  const [broken, setBroken] = useState('');
  const mark: LeagueBadgeKind = league === null ? { kind: 'sport' } : leagueBadgeKind(league);
  if (mark.kind === 'sport') return <SportIcon sportId={sportId} size={size * 0.9} />;
  if (mark.kind === 'world') return <Picture of="world" size={size * 0.9} />;
  const address = mark.kind === 'flag' ? `${__FLAGS__}${mark.code}.svg` : mark.address;
  if (address === broken) {
    return mark.kind === 'flag' ? (
      <span className={`stack weight-700 muted ${styles['letters']}`}>{mark.letters}</span>
    ) : (
      <Picture of="world" size={size * 0.9} />
    );
  }
  return (
    <img
      className={styles['flag']}
      src={address}
      alt=""
      width={size}
      height={(size * 2) / 3}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}

interface DrawnProps {
  mark: TeamBadgeStyle;
  round: boolean;
  /** Class of a shield with a pointed end. */
  pointed: string | false | undefined;
}

/**
 * Mark in a single element: colours are variables and letters an attribute, so neither page search nor screen readers
 * find them.
 */
function Drawn({ mark: { letters, form, ...colours }, round, pointed }: DrawnProps) {
  return (
    <i
      className={classNames(
        round ? styles['round'] : styles['shield'],
        !round && styles[form],
        pointed,
        letters.length > 2 && styles['small'],
      )}
      data-letters={letters}
      style={{ '--field': colours.field, '--band': colours.band, '--ink': colours.ink } as CSSProperties}
    />
  );
}

/** Returns the cached mark of a name. */
function markOf(name: string, person: boolean): TeamBadgeStyle {
  const marks = person ? ofPersons : ofTeams;
  const known = marks.get(name);
  if (known !== undefined) return known;
  if (marks.size === MAX_CACHED_MARKS) marks.clear();
  const mark = teamBadgeStyle(name, person);
  marks.set(name, mark);
  return mark;
}

/** Cache limit above the size of a day's program, reached only by a tab that stays open for days. */
const MAX_CACHED_MARKS = 5_000;
const ofPersons = new Map<string, TeamBadgeStyle>();
const ofTeams = new Map<string, TeamBadgeStyle>();

/** Minimum width of a shield with a point, px. */
const POINTED = 24;

/** Sports whose sides are persons or pairs. */
const PERSONS: ReadonlySet<number> = new Set([TENNIS, TABLE_TENNIS, SNOOKER, MMA, DUEL]);
