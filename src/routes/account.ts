/** Addresses of a member's account. */

export const accountPatterns = {
  profile: '/profil',
  changePassword: '/profil/sifre-degistir',
  chooseRetailer: '/profil/bayi-sec',
  changeRetailer: '/profil/bayi-degistir',
  registeredRetailer: '/profil/kayitli-bayi-bilgilerim',
  profilePhone: '/profil/telefon-dogrulama',
  settings: '/profil/ayarlar',
  deposit: '/profil/para-yatirma',
  retailApplication: '/bayilik-basvuru-formu',
} as const;

export const accountLinks = {
  profile: (): string => accountPatterns.profile,
  changePassword: (): string => accountPatterns.changePassword,
  chooseRetailer: (): string => accountPatterns.chooseRetailer,
  changeRetailer: (): string => accountPatterns.changeRetailer,
  registeredRetailer: (): string => accountPatterns.registeredRetailer,
  profilePhone: (): string => `${accountPatterns.profilePhone}?hasUserPhoneNumber=false`,
  settings: (): string => accountPatterns.settings,
  deposit: (): string => accountPatterns.deposit,
  retailApplication: (): string => accountPatterns.retailApplication,
};
