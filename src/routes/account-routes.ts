/** Addresses of a member's account. */
import { queryText } from '../lib/query-parameters.ts';
import { roots } from './areas.ts';

/** Addresses of the contact pages; a separate file, because only lazily loaded pages use them. */
export const contactPatterns = {
  channels: '/profil/iletisim',
  form: '/profil/bize-ulasin',
} as const;

export const contactLinks = {
  channels: (): string => contactPatterns.channels,
  form: (): string => contactPatterns.form,
};

/** Addresses of messages and notices; a separate file, because only lazily loaded pages use them. */
export const inboxPatterns = {
  messages: '/profil/mesajlar',
  message: '/profil/mesajlar/mesaj-detay/:id',
  notices: '/profil/bilgilendirmeler',
} as const;

export const inboxLinks = {
  messages: (): string => inboxPatterns.messages,
  message: (id: string): string => `${inboxPatterns.messages}/mesaj-detay/${encodeURIComponent(id)}`,
};

/** Addresses of bonuses and campaigns; a separate file, because only lazily loaded pages use them. */
export const bonusPatterns = {
  list: '/profil/bonuslarim',
  campaigns: '/profil/bonuslarim/aktif-kampanyalar',
} as const;

export const bonusLinks = {
  list: (): string => bonusPatterns.list,
  campaigns: (): string => bonusPatterns.campaigns,
};

/** Addresses of a member's bank accounts; a separate file, because only lazily loaded pages use them. */
export const bankAccountPatterns = {
  list: '/profil/para-cekme/kayitli-banka-hesaplarim',
  one: '/profil/para-cekme/kayitli-banka-hesaplarim/:id',
  add: '/profil/para-cekme/yeni-hesap-ekle',
} as const;

export const bankAccountLinks = {
  list: (): string => bankAccountPatterns.list,
  one: (id: string): string => `${bankAccountPatterns.list}/${encodeURIComponent(id)}`,
  add: (): string => bankAccountPatterns.add,
};

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
