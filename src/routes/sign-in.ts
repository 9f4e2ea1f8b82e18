/** Addresses of the ways into the account. */
import { queryText } from './query-text.ts';

export const signInPatterns = {
  signIn: '/uyelik/giris',
  forgotPassword: '/uyelik/sifremi-unuttum',
  verification: '/uyelik/dogrulama',
  expiredPassword: '/uyelik/suresi-dolmus-sifre-yenileme',
  register: '/uye-ol',
} as const;

export const signInLinks = {
  /** `from` is where to go once signed in: an address of the product. */
  signIn: (from = ''): string => `${signInPatterns.signIn}${queryText({ from })}`,
  forgotPassword: (): string => signInPatterns.forgotPassword,
  verification: (): string => signInPatterns.verification,
  expiredPassword: (): string => signInPatterns.expiredPassword,
  register: (): string => signInPatterns.register,
};

/** Sign-in and registration: whoever is there is on the way in already. */
export function isThreshold(pathname: string): boolean {
  return ['/uyelik', signInPatterns.register].some((way) => `${pathname}/`.startsWith(`${way}/`));
}
