/** A side that is a country, by its Turkish name: its mark is its flag. */
import { foldTurkish } from '../text.ts';
import { nations } from './nations.ts';
import { teamOf } from './team-mark.ts';

/** The file of its flag ("tr", "gb-eng"), or undefined for a club. */
export function nationOf(name: string): string | undefined {
  codes ??= nations();
  return codes.get(foldTurkish(teamOf(name)));
}

/** The table is made when a name is first asked for, and stays. */
let codes: ReadonlyMap<string, string> | undefined;
