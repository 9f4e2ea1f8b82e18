/** Line-ups and the season's cards of a football match: their wire shapes and decoders. */
import { type Infer, nullable, type as shape } from 'superstruct';
import type { LineUpPlayer, LineUps, Sides, TeamCards, TeamLineUp } from '../../../model/statistics.ts';
import type { DecodeContext } from '../call.ts';
import { numeric, numericOr, text, textOr, optionalField, booleanLike } from '../fields.ts';
import { decodeRows, rows } from '../response-rows.ts';
import { namedShape } from './statistics-wire.ts';

const player = shape({
  id: optionalField(text()),
  name: textOr(''),
  knownNameShort: optionalField(text()),
  shirtNumber: optionalField(numeric()),
  position: optionalField(namedShape),
  isStarting: optionalField(booleanLike()),
  isCaptain: optionalField(booleanLike()),
  /** 0 is the goalkeeper. */
  line: optionalField(numeric()),
  place: optionalField(numeric()),
  goals: optionalField(numeric()),
  yellow: optionalField(numeric()),
  secondYellow: optionalField(numeric()),
  red: optionalField(numeric()),
  inMinute: optionalField(numeric()),
  outMinute: optionalField(numeric()),
});

const team = shape({
  id: optionalField(numeric()),
  name: textOr(''),
  formation: optionalField(text()),
  coach: optionalField(namedShape),
  players: rows(player),
});

export const lineUpResponse = nullable(
  shape({ isConfirmed: optionalField(booleanLike()), homeTeam: optionalField(team), awayTeam: optionalField(team) }),
);

const carded = shape({
  id: optionalField(numeric()),
  name: textOr(''),
  matches: optionalField(numeric()),
  yellow: optionalField(numeric()),
  secondYellow: optionalField(numeric()),
  red: optionalField(numeric()),
  isNextSuspended: optionalField(booleanLike()),
});

const cards = shape({
  id: optionalField(numeric()),
  name: textOr(''),
  yellow: numericOr(0),
  secondYellow: optionalField(numeric()),
  red: numericOr(0),
  averageYellow: optionalField(numeric()),
  averageRed: optionalField(numeric()),
  players: rows(carded),
});

export const cardsResponse = nullable(shape({ homeTeam: optionalField(cards), awayTeam: optionalField(cards) }));

type Context = Pick<DecodeContext, 'dropped'>;

/** Returns null unless both teams and at least one player are present. */
export function decodeLineUps(wire: Infer<typeof lineUpResponse>, context: Context): LineUps | null {
  const { homeTeam, awayTeam } = wire ?? {};
  if (!homeTeam || !awayTeam) return null;
  const teams = { home: decodeTeam(homeTeam, context), away: decodeTeam(awayTeam, context) };
  if (teams.home.players.length + teams.away.players.length === 0) return null;
  return { confirmed: wire?.isConfirmed ?? false, ...teams };
}

export function decodeCards(wire: Infer<typeof cardsResponse>, context: Context): Sides<TeamCards> | null {
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
