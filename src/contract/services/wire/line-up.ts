/** Line-ups and the season's cards of a football match: their wire shapes and decoders. */
import { type Infer, nullable, type as shape } from 'superstruct';
import type { LineUpPlayer, LineUps, Sides, TeamCards, TeamLineUp } from '../../../model/statistics.ts';
import type { DecodeContext } from '../call.ts';
import { numeric, numericOr, text, textOr, told, yesNo } from '../fields.ts';
import { decodeRows, rows } from '../rows.ts';
import { named } from './statistics.ts';

const player = shape({
  id: told(text()),
  name: textOr(''),
  knownNameShort: told(text()),
  shirtNumber: told(numeric()),
  position: told(named),
  isStarting: told(yesNo()),
  isCaptain: told(yesNo()),
  /** 0 is the goalkeeper. */
  line: told(numeric()),
  place: told(numeric()),
  goals: told(numeric()),
  yellow: told(numeric()),
  secondYellow: told(numeric()),
  red: told(numeric()),
  inMinute: told(numeric()),
  outMinute: told(numeric()),
});

const team = shape({
  id: told(numeric()),
  name: textOr(''),
  formation: told(text()),
  coach: told(named),
  players: rows(player),
});

export const lineUpAnswer = nullable(shape({ isConfirmed: told(yesNo()), homeTeam: told(team), awayTeam: told(team) }));

const carded = shape({
  id: told(numeric()),
  name: textOr(''),
  matches: told(numeric()),
  yellow: told(numeric()),
  secondYellow: told(numeric()),
  red: told(numeric()),
  isNextSuspended: told(yesNo()),
});

const cards = shape({
  id: told(numeric()),
  name: textOr(''),
  yellow: numericOr(0),
  secondYellow: told(numeric()),
  red: numericOr(0),
  averageYellow: told(numeric()),
  averageRed: told(numeric()),
  players: rows(carded),
});

export const cardsAnswer = nullable(shape({ homeTeam: told(cards), awayTeam: told(cards) }));

type Context = Pick<DecodeContext, 'dropped'>;

/** Returns null unless both teams and at least one player are present. */
export function decodeLineUps(wire: Infer<typeof lineUpAnswer>, context: Context): LineUps | null {
  const { homeTeam, awayTeam } = wire ?? {};
  if (!homeTeam || !awayTeam) return null;
  const teams = { home: decodeTeam(homeTeam, context), away: decodeTeam(awayTeam, context) };
  if (teams.home.players.length + teams.away.players.length === 0) return null;
  return { confirmed: wire?.isConfirmed ?? false, ...teams };
}

export function decodeCards(wire: Infer<typeof cardsAnswer>, context: Context): Sides<TeamCards> | null {
  const { homeTeam, awayTeam } = wire ?? {};
  if (!homeTeam || !awayTeam) return null;
  return { home: decodeTeamCards(homeTeam, context), away: decodeTeamCards(awayTeam, context) };
}

function decodeTeam(wire: Infer<typeof team>, context: Context): TeamLineUp {
  const { name, formation, coach } = wire;
  const players = decodeRows((row: Infer<typeof player>) => row)(wire.players, context).map(decodePlayer);
  return { name, formation: formation ?? '', coach: coach?.name ?? '', players };
}

function decodePlayer(wire: Infer<typeof player>, index: number): LineUpPlayer {
  // A player with a line starts, unless `isStarting` is false.
  const starts = wire.isStarting ?? (wire.line ?? null) !== null;
  const red = (wire.red ?? 0) + (wire.secondYellow ?? 0) > 0;
  return {
    id: wire.id ?? `${wire.name}.${index}`,
    name: wire.name,
    shortName: wire.knownNameShort || wire.name,
    number: wire.shirtNumber ?? null,
    position: wire.position?.name ?? '',
    starts,
    line: starts ? (wire.line ?? null) : null,
    place: wire.place ?? index,
    captain: wire.isCaptain ?? false,
    goals: Math.max(0, wire.goals ?? 0),
    yellow: (wire.yellow ?? 0) > 0,
    red,
    inMinute: wire.inMinute ?? null,
    outMinute: wire.outMinute ?? null,
  };
}

function decodeTeamCards(wire: Infer<typeof cards>, context: Context): TeamCards {
  const players = decodeRows((row: Infer<typeof carded>) => row)(wire.players, context);
  return {
    name: wire.name,
    yellow: wire.yellow,
    red: wire.red + (wire.secondYellow ?? 0),
    averageYellow: wire.averageYellow ?? null,
    averageRed: wire.averageRed ?? null,
    atRisk: players
      .filter(({ isNextSuspended, name }) => isNextSuspended === true && name !== '')
      .map(({ name }) => name),
  };
}
