/** The areas of addresses: what is known of their pages before the rows of these have come. */
import type { Section } from './page.ts';
import { roots } from './roots.ts';

export interface AreaFacts {
  /** Pattern of its addresses; the last of its rows fits all of them. */
  path: string;
  /** Of its pages, until their rows are here. */
  section: Section;
  /** In which of the files of `app/pages` its rows are. */
  rows: 'member' | 'signIn' | 'others';
  /**
   * Forms, or money: its pages stand alone, without the sports and the slip beside them (rule navigation-16). A fact of the
   * area, and of no row: the frame is painted by it ahead of every script (`early.ts`).
   */
  alone?: true;
}

/** The first that fits; the last fits everything. The program is none of them: its rows are in the entry. */
export const areas: readonly AreaFacts[] = [
  { path: `${roots.coupons}/*?`, section: 'coupons', rows: 'member' },
  { path: `${roots.account}/*?`, section: 'profile', rows: 'member', alone: true },
  { path: `${roots.signIn}/*?`, section: 'profile', rows: 'signIn', alone: true },
  { path: roots.register, section: 'profile', rows: 'signIn', alone: true },
  { path: roots.retailApplication, section: 'other', rows: 'others', alone: true },
  { path: roots.pool, section: 'pool', rows: 'others', alone: true },
  { path: '/*?', section: 'other', rows: 'others' },
];
