/**
 * All pages. The program's rows are in the entry; the others load with their area, by the first part of the address, so
 * that the entry stays small.
 */
import { type AreaFacts, areas as areaFacts } from '../../routes/areas.ts';
import { type Loadable, loadable } from '../../state/load/loadable.ts';
import type { Row } from './page-row.ts';
import { programPages } from './program.ts';

export interface Area extends Omit<AreaFacts, 'rows'> {
  rows: Loadable<readonly Row[]>;
}

export const entryRows: readonly Row[] = programPages;

export const areaRows: Record<AreaFacts['rows'], Loadable<readonly Row[]>> = {
  member: loadable(async () => (await import('./member.ts')).memberPages),
  signIn: loadable(async () => (await import('./sign-in.ts')).signInPages),
  others: loadable(async () => (await import('./others.ts')).otherPages),
};

/** Areas in order of precedence: the first match wins, and the last one matches every address. */
export const areas: readonly Area[] = areaFacts.map((facts) => ({ ...facts, rows: areaRows[facts.rows] }));
