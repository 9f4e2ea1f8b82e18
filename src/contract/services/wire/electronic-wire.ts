/** Data of an e-sport match (wire-statistics-11): players and their clubs, results so far, and their matches. */
import { type Infer, nullable, type as shape } from 'superstruct';
import type { ElectronicSide, ElectronicSummary } from '../../../model/match-statistics.ts';
import type { DecodeContext } from '../call.ts';
import { numeric, objectOrNull, textOr, optionalField } from '../fields.ts';
import { rowsOrEmpty } from '../response-rows.ts';
import { formLetters, decodeForm } from './form-wire.ts';
import { decodeMatches, matchRow } from './statistics-wire.ts';
import { tallyFields, toTally } from './tally-wire.ts';

const side = shape({
  id: optionalField(numeric()),
  /** Name of the player. */
  name: textOr(''),
  /** Club the player plays with. */
  club: textOr(''),
  ...tallyFields,
  last: formLetters,
});

export const electronicResponse = nullable(
  shape({
    homeTeam: objectOrNull(side),
    awayTeam: objectOrNull(side),
    overall: rowsOrEmpty(matchRow),
    homeOverAll: rowsOrEmpty(matchRow),
    awayOverAll: rowsOrEmpty(matchRow),
  }),
);
type Wire = Infer<typeof electronicResponse>;

/** Returns null for a response without content. */
export function decodeElectronicSummary(wire: Wire, context: Pick<DecodeContext, 'dropped'>): ElectronicSummary | null {
  const told = {
    home: toSide(wire?.homeTeam),
    away: toSide(wire?.awayTeam),
    meetings: decodeMatches(wire?.overall, context),
    homeMatches: decodeMatches(wire?.homeOverAll, context),
    awayMatches: decodeMatches(wire?.awayOverAll, context),
  };
  const rows = told.meetings.length + told.homeMatches.length + told.awayMatches.length;
  return rows > 0 || saysAnything(told.home) || saysAnything(told.away) ? told : null;
}

function toSide(wire: Infer<typeof side> | null | undefined): ElectronicSide {
  const { id, name = '', club = '', last = [], ...counts } = wire ?? {};
  return { id: id ?? null, name, club, ...toTally(counts), form: decodeForm(last) };
}

function saysAnything({ name, club, played, won, form }: ElectronicSide): boolean {
  return name !== '' || club !== '' || played !== null || won !== null || form.length > 0;
}
