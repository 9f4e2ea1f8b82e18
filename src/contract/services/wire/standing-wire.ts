/** Tables of a match's league, by group ("0", "1", …; wire-statistics-5). Rows keep the service's order. */
import { type Infer, record, string, type as shape, number, union } from 'superstruct';
import type { StandingGroup, StandingRow, MatchResult } from '../../../model/match-statistics.ts';
import type { DecodeContext } from '../call.ts';
import { booleanOrFalse, numeric, objectOrNull, text, optionalField, listOf } from '../fields.ts';
import { rowsOrEmpty } from '../response-rows.ts';
import { decodeTeam, teamShape } from './statistics-wire.ts';

/** Record of a side so far: matches by result, and goals or points. Null for values that are not sent. */
export const tallyFields = {
  played: optionalField(numeric()),
  won: optionalField(numeric()),
  draw: optionalField(numeric()),
  lost: optionalField(numeric()),
  scored: optionalField(numeric()),
  against: optionalField(numeric()),
};

const wireTally = shape(tallyFields);

export function toTally({ played, won, draw, lost, scored, against }: Partial<Infer<typeof wireTally>>) {
  return {
    ...{ played: played ?? null, won: won ?? null, drawn: draw ?? null },
    ...{ lost: lost ?? null, scored: scored ?? null, against: against ?? null },
  };
}

/** The form of a side as the service writes it, newest last: G, B, M, or 1, 0, 2 (wire-statistics-5). */
export const formLetters = listOf(union([string(), number()]));

/** Decodes the form; unknown letters are left out. */
export function decodeForm(told: readonly (string | number)[]): MatchResult[] {
  return told.flatMap((letter) => letters.get(String(letter).trim().toUpperCase()) ?? []);
}

const letters = new Map<string, MatchResult>([
  ['G', 'win'],
  ['W', 'win'],
  ['1', 'win'],
  ['B', 'draw'],
  ['D', 'draw'],
  ['X', 'draw'],
  ['0', 'draw'],
  ['M', 'loss'],
  ['L', 'loss'],
  ['2', 'loss'],
]);

const standingRow = shape({
  position: optionalField(numeric()),
  delta: optionalField(numeric()),
  team: objectOrNull(teamShape),
  ...tallyFields,
  /** Goal difference. */
  average: optionalField(numeric()),
  points: optionalField(numeric()),
  positionStatus: objectOrNull(shape({ id: optionalField(numeric()), name: optionalField(text()) })),
  nextMatchInfo: objectOrNull(shape({ nextMatchTeamName: optionalField(text()), isHome: booleanOrFalse() })),
  formStandings: formLetters,
});

const wireRows = () => rowsOrEmpty(standingRow);

const standingGroup = shape({
  tournamentName: optionalField(text()),
  name: optionalField(text()),
  overAll: wireRows(),
  homeTeam: wireRows(),
  awayTeam: wireRows(),
});

export const standingResponse = record(string(), objectOrNull(standingGroup));
type WireStanding = Infer<typeof standingResponse>;

/** Returns the groups that have at least one row. */
export function toStandings(wire: WireStanding, context: Pick<DecodeContext, 'dropped'>): StandingGroup[] {
  const told = Object.entries(wire).flatMap(([key, group]) =>
    group === null || group === undefined ? [] : [{ key, group }],
  );
  const groups = told.map(({ key, group }, index) => ({
    key,
    name: told.length < 2 ? '' : (group.tournamentName ?? '') || (group.name ?? '') || `${index + 1}. Grup`,
    overall: toRows(group.overAll, context),
    home: toRows(group.homeTeam, context),
    away: toRows(group.awayTeam, context),
  }));
  return groups.filter(({ overall, home, away }) => overall.length + home.length + away.length > 0);
}

type WireRow = Infer<typeof standingRow>;

/** Decodes the rows. A row without a team is dropped and counted. */
function toRows(
  wire: readonly (WireRow | null)[] | null | undefined,
  { dropped }: Pick<DecodeContext, 'dropped'>,
): StandingRow[] {
  return (wire ?? []).flatMap((row) => {
    const read = row === null ? null : toRow(row);
    if (read === null) dropped();
    return read ?? [];
  });
}

function toRow(wire: WireRow): StandingRow | null {
  const named = decodeTeam(wire.team);
  if (named.name === '') return null;
  const { position, delta, average, points } = wire;
  return {
    position: position ?? null,
    delta: delta ?? null,
    team: named,
    ...toTally(wire),
    difference: average ?? null,
    points: points ?? null,
    zone: toZone(wire.positionStatus),
    next: toNext(wire.nextMatchInfo),
    form: decodeForm(wire.formStandings),
  };
}

function toZone(wire: WireRow['positionStatus']): StandingRow['zone'] {
  const id = wire?.id ?? 0;
  const name = (wire?.name ?? '') || (zoneNames.get(id) ?? '');
  return id === 0 || name === '' ? null : { id, name };
}

function toNext(wire: WireRow['nextMatchInfo']): StandingRow['next'] {
  const opponent = wire?.nextMatchTeamName ?? '';
  return opponent === '' ? null : { opponent, atHome: wire?.isHome ?? false };
}

const zoneNames = new Map([
  [1, 'Şampiyonlar Ligi'],
  [2, 'Avrupa Ligi'],
  [3, 'Konferans Ligi'],
  [4, 'Yükselme'],
  [5, 'Play-off'],
  [6, 'Küme Düşme'],
  [7, 'Küme Düşme Play-off'],
]);
