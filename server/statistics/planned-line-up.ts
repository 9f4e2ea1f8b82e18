/**
 * Line-ups: starting players, bench, missing players and substitutions. Derived from squad and match, so that all
 * responses agree.
 */
import { type SquadPlayer, type Squad, usualEleven } from '../simulation/clubs/squads.ts';
import { steadyNoise } from '../simulation/random.ts';

export interface AbsentPlayer {
  player: SquadPlayer;
  reason: 'Sakat' | 'Cezalı' | 'Milli Takım' | 'Belirsiz';
}

interface PlannedSubstitution {
  /** Minute on the match clock, from 46. */
  minute: number;
  off: SquadPlayer;
  on: SquadPlayer;
}

export interface PlannedLineUp {
  squad: Squad;
  /** "4-2-3-1" */
  formation: string;
  /** Lines of the team, starting with the goalkeeper; in each line from the team's own left. */
  lines: readonly (readonly SquadPlayer[])[];
  bench: readonly SquadPlayer[];
  missing: readonly AbsentPlayer[];
  /** Substitutions planned in advance, in the order of their minutes. */
  changes: readonly PlannedSubstitution[];
}

const REASONS = ['Sakat', 'Sakat', 'Sakat', 'Cezalı', 'Milli Takım', 'Belirsiz'] as const;
const MOST_MISSING = 4;
const ON_THE_BENCH = 9;

/** @param salt distinguishes the two sides of a match */
export function plannedLineUpOf(squad: Squad, eventId: number, salt: number): PlannedLineUp {
  const noise = (about: number) => steadyNoise(eventId, 1_000 * salt + about);
  const { formation, lines: usual, scorers } = usualEleven(squad);
  const missing = missingOf(squad, noise, new Set(scorers));
  const out = new Set(missing.map(({ player }) => player));
  const spare = squad.players.filter((player) => !out.has(player) && !usual.flat().includes(player));
  const lines = usual.map((line) =>
    line.map((player) => {
      if (!out.has(player)) return player;
      const at = spare.findIndex(({ position }) => position === player.position);
      return at < 0 ? player : (spare.splice(at, 1)[0] ?? player);
    }),
  );
  const bench = spare.slice(0, ON_THE_BENCH);
  return { squad, formation, lines, bench, missing, changes: changesOf(lines, bench, scorers, noise) };
}

function missingOf(squad: Squad, noise: (about: number) => number, needed: ReadonlySet<SquadPlayer>): AbsentPlayer[] {
  const count = Math.floor(noise(1) * (MOST_MISSING + 1));
  return squad.players
    .filter((player) => player.position > 0 && !needed.has(player))
    .map((player, index) => ({ player, place: noise(10 + index), reason: REASONS[Math.floor(noise(60 + index) * 6)] }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ player, reason = 'Sakat' }) => ({ player, reason }));
}

/** Returns the substitutions; players offered as scorers are not substituted. */
function changesOf(
  lines: readonly (readonly SquadPlayer[])[],
  bench: readonly SquadPlayer[],
  scorers: readonly SquadPlayer[],
  noise: (about: number) => number,
): PlannedSubstitution[] {
  const count = 3 + Math.floor(noise(2) * 3);
  const tired = lines
    .slice(1)
    .flat()
    .filter((player) => !scorers.includes(player))
    .toSorted((a, b) => noise(100 + (a.id % 50)) - noise(100 + (b.id % 50)));
  const fresh = bench.filter(({ position }) => position > 0);
  return Array.from({ length: count }, (_, index) => ({
    minute: 46 + Math.floor(noise(3 + index) * 42),
    off: tired[index],
    on: fresh[index],
  }))
    .filter((change): change is PlannedSubstitution => change.off !== undefined && change.on !== undefined)
    .toSorted((a, b) => a.minute - b.minute);
}
