/** Areas of addresses: facts about their pages that are known before the page rows are loaded. */

/** Roots of all areas except the program. The entry uses them, and the address files build on them. */
export const roots = {
  account: '/profil',
  coupons: '/profil/kuponlarim',
  signIn: '/uyelik',
  register: '/uye-ol',
  retailApplication: '/bayilik-basvuru-formu',
  pool: '/spor-toto',
  liveScores: '/canli-skor',
  info: '/bilgi',
} as const;

/** Returns true for a root itself and for paths below it. */
export const isBelow = (pathname: string, root: string): boolean => `${pathname}/`.startsWith(`${root}/`);

/** Sections of the product; the navigation marks the current one. */
export type Section =
  | 'home'
  | 'program'
  | 'live'
  | 'scores'
  | 'special'
  | 'event'
  | 'popular'
  | 'easyCoupons'
  | 'pool'
  | 'coupons'
  | 'profile'
  | 'other';

export interface AreaDefinition {
  /** Pattern of the area's addresses; the last of its rows matches all of them. */
  path: string;
  /** Section of the area's pages until their rows are loaded. */
  section: Section;
  /** File of `app/pages` with the area's rows. */
  rows: 'member' | 'signIn' | 'others';
  /**
   * Forms or money: the pages have no sports menu and no slip beside them (rule navigation-16). A fact of the area and
   * not of a row, because the frame is painted from it before any script (`early.ts`).
   */
  alone?: true;
}

/**
 * The first match counts; the last area matches everything. The program is not listed, because its rows are in the
 * entry.
 */
export const pageAreas: readonly AreaDefinition[] = [
  { path: `${roots.coupons}/*?`, section: 'coupons', rows: 'member' },
  { path: `${roots.account}/*?`, section: 'profile', rows: 'member', alone: true },
  { path: `${roots.signIn}/*?`, section: 'profile', rows: 'signIn', alone: true },
  { path: roots.register, section: 'profile', rows: 'signIn', alone: true },
  { path: roots.retailApplication, section: 'other', rows: 'others', alone: true },
  { path: roots.pool, section: 'pool', rows: 'others', alone: true },
  { path: '/*?', section: 'other', rows: 'others' },
];
