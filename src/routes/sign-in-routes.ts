/** Addresses of sign-in and registration. */
import { queryText } from '../lib/query-text.ts';
import { isBelow, roots } from './roots.ts';

export const signInPatterns = {
  signIn: '/uyelik/giris',
  forgotPassword: '/uyelik/sifremi-unuttum',
  verification: '/uyelik/dogrulama',
  expiredPassword: '/uyelik/suresi-dolmus-sifre-yenileme',
  register: roots.register,
} as const;

export const signInLinks = {
  /** `from` is the address within the product to open after signing in. */
  signIn: (from = ''): string => `${signInPatterns.signIn}${queryText({ from })}`,
  forgotPassword: (): string => signInPatterns.forgotPassword,
  verification: (): string => signInPatterns.verification,
  expiredPassword: (): string => signInPatterns.expiredPassword,
  register: (): string => signInPatterns.register,
};

/** Returns true on the pages of sign-in and registration, where no further sign-in is needed. */
export function isAuthPath(pathname: string): boolean {
  return [roots.signIn, roots.register].some((way) => isBelow(pathname, way));
}
