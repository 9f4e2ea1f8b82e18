/**
 * Addresses that the shell itself uses: patterns for the router, link builders for everything else. Those of account
 * and coupons are in separate files, loaded with the pages that use them. Paths are Turkish and fixed (rule
 * navigation-1).
 */
import { memberLinks } from './member-routes.ts';
import { programLinks, programPatterns } from './program-routes.ts';
import { signInLinks, signInPatterns } from './sign-in-routes.ts';

export const entryPatterns = { ...programPatterns, ...signInPatterns };

export const entryLinks = { ...programLinks, ...signInLinks, ...memberLinks };
