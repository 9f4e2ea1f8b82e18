/**
 * Addresses that the shell itself uses: patterns for the router, link builders for everything else. Those of account
 * and coupons are in separate files, loaded with the pages that use them. Paths are Turkish and fixed (rule
 * navigation-1).
 */
import { memberLinks } from './member.ts';
import { programLinks, programPatterns } from './program.ts';
import { signInLinks, signInPatterns } from './sign-in.ts';

export const patterns = { ...programPatterns, ...signInPatterns };

export const links = { ...programLinks, ...signInLinks, ...memberLinks };
