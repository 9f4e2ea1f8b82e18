/** On the server nothing comes after the first screen: takes the place of `state/load/after-first-screen.ts` there. */
import type * as later from '../../../../src/state/load/after-first-screen.ts';

const nothing = () => Object.assign(() => null, { begin: () => undefined });
const never = () => new Promise<never>(() => undefined);

/** By the type of what it stands for: the peer is built with all of it, or not at all. */
export const { afterFirstScreen, besideFirstScreen, loadedBeside, loadedLater }: typeof later = {
  afterFirstScreen: nothing,
  besideFirstScreen: nothing,
  loadedBeside: never,
  loadedLater: never,
};
