/**
 * All pages. The program's rows are in the entry; the others come with their area, by the beginning of its addresses, so
 * that the entry does not grow with them.
 */
import type { Section } from '../../routes/page.ts';
import { type Loadable, loadable } from '../../state/load/loadable.ts';
import type { Row } from './page-row.ts';
import { programPages } from './program.ts';

export interface Area {
  /** Pattern of its addresses; its last row fits all of them. */
  path: string;
  /** Of its pages, until their rows are here. */
  section: Section;
  /** Its pages stand alone, as far as is known before their rows are here. */
  alone: boolean;
  rows: Loadable<readonly Row[]>;
}

export const entryRows: readonly Row[] = programPages;

const member = async (): Promise<readonly Row[]> => (await import('./member.ts')).memberPages;
const signIn = async (): Promise<readonly Row[]> => (await import('./sign-in.ts')).signInPages;
const others = async (): Promise<readonly Row[]> => (await import('./others.ts')).otherPages;

export const memberArea = area('/profil/*?', 'profile', member, true);

/** The first that fits; the last fits everything. */
export const areas: readonly Area[] = [
  area('/profil/kuponlarim/*?', 'coupons', member),
  memberArea,
  area('/uyelik/*?', 'profile', signIn, true),
  area('/uye-ol', 'profile', signIn, true),
  area('/bayilik-basvuru-formu', 'other', others, true),
  area('/spor-toto', 'pool', others, true),
  area('/*?', 'other', others),
];

function area(path: string, section: Section, load: () => Promise<readonly Row[]>, alone = false): Area {
  return { path, section, alone, rows: loadable(load) };
}
