/** Uncaught errors of this tab, stored until the error reports are loaded, which is after the first screen. */
export const early: unknown[] = [];

export const caught = { tell: (thrown: unknown): void => void early.push(thrown) };
