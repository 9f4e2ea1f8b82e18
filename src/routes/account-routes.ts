/** Addresses of a member's account. */
import { queryText } from '../lib/query-text.ts';
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

export const accountLinks = {
  changePassword: (): string => accountPatterns.changePassword,
  chooseRetailer: (): string => accountPatterns.chooseRetailer,
  changeRetailer: (): string => accountPatterns.changeRetailer,
  registeredRetailer: (): string => accountPatterns.registeredRetailer,
  profilePhone: (): string => `${accountPatterns.profilePhone}?hasUserPhoneNumber=false`,
  settings: (): string => accountPatterns.settings,
  /** `tur` is a kind; all kinds if missing. */
  transactions: (query: { tur?: string } = {}): string => `${accountPatterns.transactions}${queryText(query)}`,
  deposit: (): string => accountPatterns.deposit,
  withdraw: (): string => accountPatterns.withdraw,
  retailApplication: (): string => accountPatterns.retailApplication,
};
