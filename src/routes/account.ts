/** Addresses of a member's account. */
import { queryText } from './query-text.ts';
import { roots } from './roots.ts';

export const accountPatterns = {
  profile: roots.account,
  changePassword: '/profil/sifre-degistir',
  chooseRetailer: '/profil/bayi-sec',
  changeRetailer: '/profil/bayi-degistir',
  registeredRetailer: '/profil/kayitli-bayi-bilgilerim',
  profilePhone: '/profil/telefon-dogrulama',
  personal: '/profil/kisisel-bilgilerim',
  settings: '/profil/ayarlar',
  transactions: '/profil/hesap-hareketlerim',
  deposit: '/profil/para-yatirma',
  withdraw: '/profil/para-cekme',
  retailApplication: roots.retailApplication,
} as const;

/** Of the list of transactions. */
export interface TransactionsQuery {
  /** Kind; none is all. */
  tur?: string;
  /** Period: gun, hafta, ay, uc-ay, yil, or a year; none is all. */
  tarih?: string;
  /** The summary: acik; none is closed. */
  ozet?: string;
}

export const accountLinks = {
  changePassword: (): string => accountPatterns.changePassword,
  chooseRetailer: (): string => accountPatterns.chooseRetailer,
  changeRetailer: (): string => accountPatterns.changeRetailer,
  registeredRetailer: (): string => accountPatterns.registeredRetailer,
  profilePhone: (): string => `${accountPatterns.profilePhone}?hasUserPhoneNumber=false`,
  settings: (): string => accountPatterns.settings,
  transactions: (query: TransactionsQuery = {}): string => `${accountPatterns.transactions}${queryText(query)}`,
  deposit: (): string => accountPatterns.deposit,
  withdraw: (): string => accountPatterns.withdraw,
  retailApplication: (): string => accountPatterns.retailApplication,
};
