/**
 * Every address of the product in one table, with the builders of links to it. Features import links from here and
 * nothing else of `app`. Paths are Turkish and fixed by the specifications (sportsbook §2, player-account §2).
 */

/** Patterns for the router, most specific first. */
export const patterns = {
  home: '/',
  eventWidget: '/program/:sport/mac-detay/widget/:eventId',
  eventWidgetShort: '/mac-detay/widget/:eventId',
  liveProgram: '/program/canli/:sport?',
  specialEvents: '/program/ozel-etkinlikler/:group?',
  allOdds: '/program/tum-oranlar/:sport?/:eventId?',
  event: '/program/:sport/mac-detay/:eventId/:tab?',
  program: '/program/:sport?',
  popularBets: '/populer-bahisler/:sport?',
  easyCoupons: '/kolay-kuponlar',
  sharedSlip: '/paylasilan-kuponlar/:sharedId',
  signIn: '/uyelik/giris',
  forgotPassword: '/uyelik/sifremi-unuttum',
  verification: '/uyelik/dogrulama',
  expiredPassword: '/uyelik/suresi-dolmus-sifre-yenileme',
  register: '/uye-ol',
  changePassword: '/profil/sifre-degistir',
  chooseRetailer: '/profil/bayi-sec',
  changeRetailer: '/profil/bayi-degistir',
  registeredRetailer: '/profil/kayitli-bayi-bilgilerim',
  profilePhone: '/profil/telefon-dogrulama',
  retailApplication: '/bayilik-basvuru-formu',
  savedSlips: '/profil/kuponlarim/kayitli',
  couponDetail: '/profil/kuponlarim/kupon-detay/:id',
  playedCoupon: '/profil/kuponlarim/oynadiklarim/:id',
  couponGroup: '/profil/kuponlarim/coklu-kupon/:id',
  /** The same without the account's prefix: links that were shared or kept. */
  couponDetailShort: '/kupon-detay/:id',
  couponGroupShort: '/coklu-kupon/:id',
  retailerCoupons: '/profil/kuponlarim/bayi/:tab?',
  coupons: '/profil/kuponlarim/:tab?/:filter?',
  settings: '/profil/ayarlar',
  profile: '/profil',
} as const;

export type PageName = keyof typeof patterns;

/** Values of the program's query string; a missing one is the default (sportsbook §2). */
export interface ProgramQuery {
  /** Day, `YYYY-MM-DD`. */
  d?: string;
  searchTerm?: string;
  /** Program type: '1' running alone, '2' long-term. */
  t?: string;
  /** '1' king odd, '2' king MBS, '3' king live. */
  kingBetType?: string;
  /** MBS, '1'…'4'. */
  mbs?: string;
  /** Competition ids, comma separated. */
  lig?: string;
  /** 'tarih' sorts by date; the default is by league. */
  sirala?: string;
  /** Market group of the list page. */
  grup?: string;
}

export interface EventQuery {
  /** '1' shows how often each outcome is played. */
  percentFilter?: string;
  t?: string;
  /** The widget beside the odds: 'ozet' … */
  widgetType?: string;
  /** Detail group of markets. */
  grup?: string;
}

/** Of a coupon list. */
export interface CouponsQuery {
  /** Date filter: gun, hafta, ay, uc-ay, yil; none is all. */
  tarih?: string;
  /** Month of the archive, `YYYY-MM`. */
  donem?: string;
  /** '2' by odd, '3' by price; the default is by date. */
  sirala?: string;
}

/** Of a coupon (sportsbook §2). */
export interface CouponQuery {
  /** `customer` for a retailer who looks at a customer's coupon. */
  type?: string;
  /** Client-Transaction-Id of the play. */
  tid?: string;
  status?: string;
  /** Id of the group it belongs to. */
  gi?: string;
}

/** Of a group of coupons. */
export interface GroupQuery {
  type?: string;
  status?: string;
  couponStatus?: string;
}

export const links = {
  home: (): string => '/',
  program: (sportSlug: string, query: ProgramQuery = {}): string => `/program/${sportSlug}${queryText(query)}`,
  liveProgram: (sportSlug: string, query: ProgramQuery = {}): string =>
    `/program/canli/${sportSlug}${queryText(query)}`,
  specialEvents: (group: string, query: ProgramQuery = {}): string =>
    `/program/ozel-etkinlikler/${group}${queryText(query)}`,
  allOdds: (sportSlug: string, query: ProgramQuery = {}): string =>
    `/program/tum-oranlar/${sportSlug}${queryText(query)}`,
  event: (sportSlug: string, eventId: number, query: EventQuery = {}, tab = ''): string =>
    `/program/${sportSlug}/mac-detay/${eventId}${tab === '' ? '' : `/${tab}`}${queryText(query)}`,
  eventWidget: (sportSlug: string, eventId: number, type: string): string =>
    `/program/${sportSlug}/mac-detay/widget/${eventId}?type=${type}`,
  popularBets: (sportSlug = 'futbol'): string => `/populer-bahisler/${sportSlug}`,
  easyCoupons: (): string => '/kolay-kuponlar',
  sharedSlip: (sharedId: string): string => `/paylasilan-kuponlar/${encodeURIComponent(sharedId)}`,
  /** `from` is where to go once signed in: an address of the product. */
  signIn: (from = ''): string => `${patterns.signIn}${queryText({ from })}`,
  forgotPassword: (): string => patterns.forgotPassword,
  verification: (): string => patterns.verification,
  expiredPassword: (): string => patterns.expiredPassword,
  register: (): string => patterns.register,
  changePassword: (): string => patterns.changePassword,
  chooseRetailer: (): string => patterns.chooseRetailer,
  changeRetailer: (): string => patterns.changeRetailer,
  registeredRetailer: (): string => patterns.registeredRetailer,
  profilePhone: (): string => `${patterns.profilePhone}?hasUserPhoneNumber=false`,
  retailApplication: (): string => patterns.retailApplication,
  /** A list; `filter` of those tabs that have some. */
  coupons: (tab = 'bekleyen', filter = '', query: CouponsQuery = {}): string =>
    `/profil/kuponlarim/${tab}${filter === '' ? '' : `/${filter}`}${queryText(query)}`,
  couponDetail: (id: string, query: CouponQuery = {}): string =>
    `/profil/kuponlarim/kupon-detay/${encodeURIComponent(id)}${queryText(query)}`,
  couponGroup: (id: string, query: GroupQuery = {}): string =>
    `/profil/kuponlarim/coklu-kupon/${encodeURIComponent(id)}${queryText(query)}`,
  retailerCoupons: (tab = ''): string => `/profil/kuponlarim/bayi${tab === '' ? '' : `/${tab}`}`,
  settings: (): string => patterns.settings,
  savedSlips: (): string => patterns.savedSlips,
  /** Of a later part; where a new member goes next. */
  deposit: (): string => '/profil/para-yatirma',
  profile: (): string => '/profil',
};

/** `?a=1&b=2` without the empty ones, '' for none. */
export function queryText(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' && value !== '') parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
