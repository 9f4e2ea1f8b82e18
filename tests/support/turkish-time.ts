/** A time on a Turkish clock, "2026-11-21T18:00:00", as the epoch counts it. */
export const turkishMs = (text: string): number => Date.parse(`${text}+03:00`);
export const turkishSeconds = (text: string): number => turkishMs(text) / 1_000;
