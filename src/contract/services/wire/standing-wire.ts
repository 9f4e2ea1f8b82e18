/** Tables of a match's league, by group ("0", "1", …; wire-statistics-5). Rows keep the service's order. */
import { type Infer, record, string, type as shape } from 'superstruct';
import type { StandingGroup, StandingRow } from '../../../model/match-statistics.ts';
import type { DecodeContext } from '../call.ts';
import { booleanOrFalse, numeric, objectOrNull, text, optionalField } from '../fields.ts';
import { rowsOrEmpty } from '../response-rows.ts';
import { formLetters, decodeForm } from './form-wire.ts';
import { decodeTeam, teamShape } from './statistics-wire.ts';
import { tallyFields, toTally } from './tally-wire.ts';

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
