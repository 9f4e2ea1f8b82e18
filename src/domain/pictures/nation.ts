/** National teams, recognised by their Turkish names; they show a flag. */
import { foldTurkish } from '../text.ts';
import { nations } from './nations.ts';
import { teamOf } from './team-mark.ts';

/** Returns the flag's file name ("tr", "gb-eng"), or undefined for a club. */
export function nationOf(name: string): string | undefined {
  codes ??= nations();
  return codes.get(foldTurkish(teamOf(name)));
}

/** Created on first use and kept in memory. */
let codes: ReadonlyMap<string, string> | undefined;
