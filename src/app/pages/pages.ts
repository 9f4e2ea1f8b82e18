/**
 * All pages. The program's rows are in the entry; the others load with their area, by the first part of the address, so
 * that the entry stays small.
 */
import { type AreaDefinition, pageAreas as areaFacts } from '../../routes/areas.ts';
import { type Loadable, createLoadable } from '../../state/load/loadable.ts';
import type { RouteRow } from './page-row.ts';
import { programPages } from './program.ts';

export interface Area extends Omit<AreaDefinition, 'rows'> {
  rows: Loadable<readonly RouteRow[]>;
}

export const entryRows: readonly RouteRow[] = programPages;

export const areaRows: Record<AreaDefinition['rows'], Loadable<readonly RouteRow[]>> = {
  member: createLoadable(async () => (await import('./member.ts')).memberPages),
  signIn: createLoadable(async () => (await import('./sign-in.ts')).signInPages),
  others: createLoadable(async () => (await import('./others.ts')).otherPages),
};

/** Areas in order of precedence: the first match wins, and the last one matches every address. */
export const areas: readonly Area[] = areaFacts.map((facts) => ({ ...facts, rows: areaRows[facts.rows] }));
