/** On the server nothing comes after the first screen: takes the place of `state/load/after-first-screen.ts` there. */

export const afterFirstScreen = (): (() => null) => () => null;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const loadedLater = <Exports>(): Promise<Exports> => new Promise(() => undefined);
