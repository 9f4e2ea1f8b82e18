/**
 * The addresses the shell itself names: patterns for the router, builders of links for all others. Those of the account and
 * of coupons are in files of their own, which come with the pages that name them. Paths are Turkish and fixed
 * (rule navigation-1).
 */
import { memberLinks } from './member.ts';
import { programLinks, programPatterns } from './program.ts';
import { signInLinks, signInPatterns } from './sign-in.ts';

export const patterns = { ...programPatterns, ...signInPatterns };

export const links = { ...programLinks, ...signInLinks, ...memberLinks };
