/** Addresses of the ways into the account. */
import { queryText } from './query-text.ts';
import { isBelow, roots } from './roots.ts';

export const signInPatterns = {
  signIn: '/uyelik/giris',
  forgotPassword: '/uyelik/sifremi-unuttum',
  verification: '/uyelik/dogrulama',
  expiredPassword: '/uyelik/suresi-dolmus-sifre-yenileme',
  register: roots.register,
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
  return [roots.signIn, roots.register].some((way) => isBelow(pathname, way));
}
