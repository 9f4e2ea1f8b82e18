/** Uncaught errors of this tab, stored until the error reports are loaded, which is after the first screen. */
export const earlyErrors: unknown[] = [];

export const uncaughtErrorHandler = { report: (thrown: unknown): void => void earlyErrors.push(thrown) };
