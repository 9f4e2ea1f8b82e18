/** What is known of a page before it is loaded. Its row in `app/pages` says it; navigation and tests read it. */

/** What the navigation marks as current. */
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

export interface PageFacts {
  /** Pattern of its address. */
  path: string;
  /** Its heading, and the title of the browser's tab, where the page itself does not say another. */
  title: string;
  /** `visitor`: a member who comes here goes home. `member`: a visitor signs in first and comes back. */
  access: 'anyone' | 'visitor' | 'member';
  section: Section;
  /** Where "back" leads when nothing lies behind; null on the pages the navigation leads to. */
  above: string | null | ((parameters: Partial<Record<string, string>>) => string | null);
  /** What is there without a network: copies of what was seen, or the frame alone, which says why. */
  offline: 'copies' | 'frame';
  /** Stands by itself: another site embeds it. */
  bare?: true;
  /** The slip stays in view while the page scrolls (rule slip-16). */
  stickySlip?: true;
  /** Its place in the account's menus. */
  menu?: MenuEntry;
}

export interface MenuEntry {
  group: 'Hesabım' | 'Güvenlik';
  icon:
    | 'coupons'
    | 'customers'
    | 'pool'
    | 'transactions'
    | 'deposit'
    | 'withdraw'
    | 'bank'
    | 'bonus'
    | 'messages'
    | 'notices'
    | 'contact'
    | 'person'
    | 'retailer'
    | 'settings'
    | 'password';
  order: number;
  /** Only a retailer's terminal has it. */
  retailersOnly?: true;
  /** Where the page has no single address. */
  href?: string;
  /** Where it is not the title. */
  label?: string;
  /** What is behind it, where the page itself has nothing better to say. */
  detail?: string;
}
