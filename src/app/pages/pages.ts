/**
 * All pages. The program's rows are in the entry; the others come with their area, by the beginning of its addresses, so
 * that the entry does not grow with them.
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

/** The first that fits; the last fits everything. */
export const areas: readonly Area[] = areaFacts.map((facts) => ({ ...facts, rows: areaRows[facts.rows] }));
