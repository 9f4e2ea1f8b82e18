/** Where the parts begin that are not the program. The entry names them; the files of their addresses build on them. */
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

/** At a root, or below it. */
export const isBelow = (pathname: string, root: string): boolean => `${pathname}/`.startsWith(`${root}/`);
