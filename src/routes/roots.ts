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
