/**
 * Every address of the product that more than one place names: patterns for the router, builders of links for all others.
 * Paths are Turkish and fixed (rule navigation-1).
 */
import { accountLinks, accountPatterns } from './account.ts';
import { couponLinks, couponPatterns } from './coupons.ts';
import { programLinks, programPatterns } from './program.ts';
import { signInLinks, signInPatterns } from './sign-in.ts';

export const patterns = { ...programPatterns, ...signInPatterns, ...accountPatterns, ...couponPatterns };

export const links = { ...programLinks, ...signInLinks, ...accountLinks, ...couponLinks };
