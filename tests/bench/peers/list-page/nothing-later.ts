/** Replaces `state/load/after-first-screen.ts` on the server, where nothing follows the first screen. */
import type * as later from '../../../../src/state/load/after-first-screen.ts';

const nothing = () => Object.assign(() => null, { preload: () => undefined });
const never = () => new Promise<never>(() => undefined);

/** Replaces the lazy loader with the same types: the peer is built with all of it, or not at all. */
export const {
  lazyAfterFirstScreen,
  lazyWithFirstScreen,
  loadWithFirstScreen,
  loadAfterFirstScreen,
  nextTask,
}: typeof later = {
  lazyAfterFirstScreen: nothing,
  lazyWithFirstScreen: nothing,
  loadWithFirstScreen: never,
  loadAfterFirstScreen: never,
  nextTask: () => Promise.resolve(),
};
