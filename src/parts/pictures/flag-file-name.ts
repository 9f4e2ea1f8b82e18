/** National teams, recognised by their Turkish names; they show a flag. */
import { foldTurkish } from '../../domain/text.ts';
import { flagFileNames } from '../../domain/pictures/flag-file-names.ts';
import { teamBaseName } from './team-badge-style.ts';

/** Returns the flag's file name ("tr", "gb-eng"), or undefined for a club. */
export function flagFileName(name: string): string | undefined {
  codes ??= flagFileNames();
  return codes.get(foldTurkish(teamBaseName(name)));
}

/** Created on first use and kept in memory. */
let codes: ReadonlyMap<string, string> | undefined;
