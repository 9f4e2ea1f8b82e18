/** Data of an e-sport match (wire-statistics-11): players and their clubs, results so far, and their matches. */
import { type Infer, nullable, type as shape } from 'superstruct';
import type { ElectronicSide, ElectronicSummary } from '../../../model/match-statistics.ts';
import type { DecodeContext } from '../call.ts';
import { numeric, part, textOr, told } from '../fields.ts';
import { rowsIfAny } from '../rows.ts';
import { formLetters, resultsOf } from './form.ts';
import { decodeMatches, matchRow } from './statistics.ts';
import { tally, toTally } from './tally.ts';

const side = shape({
  id: told(numeric()),
  /** Name of the player. */
  name: textOr(''),
  /** Club the player plays with. */
  club: textOr(''),
  ...tally,
  last: formLetters,
});

export const electronicAnswer = nullable(
  shape({
    homeTeam: part(side),
    awayTeam: part(side),
    overall: rowsIfAny(matchRow),
    homeOverAll: rowsIfAny(matchRow),
    awayOverAll: rowsIfAny(matchRow),
  }),
);
type Wire = Infer<typeof electronicAnswer>;

/** Returns null for a response without content. */
export function decodeElectronic(wire: Wire, context: Pick<DecodeContext, 'dropped'>): ElectronicSummary | null {
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
  return { id: id ?? null, name, club, ...toTally(counts), form: resultsOf(last) };
}

function saysAnything({ name, club, played, won, form }: ElectronicSide): boolean {
  return name !== '' || club !== '' || played !== null || won !== null || form.length > 0;
}
