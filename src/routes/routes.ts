/**
 * Addresses that the shell itself uses: patterns for the router, link builders for everything else. Those of account
 * and coupons are in separate files, loaded with the pages that use them. Paths are Turkish and fixed (rule
 * navigation-1).
 */
import { memberLinks } from './member-routes.ts';
import { programLinks, programPatterns } from './program-routes.ts';
import { queryText } from '../lib/query-parameters.ts';
import { isBelow, roots } from './areas.ts';

/** Addresses of sign-in and registration. */
const signInPatterns = {
  signIn: '/uyelik/giris',
  forgotPassword: '/uyelik/sifremi-unuttum',
  verification: '/uyelik/dogrulama',
  expiredPassword: '/uyelik/suresi-dolmus-sifre-yenileme',
  register: roots.register,
} as const;

const signInLinks = {
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

export const entryPatterns = { ...programPatterns, ...signInPatterns };

export const entryLinks = { ...programLinks, ...signInLinks, ...memberLinks };
