/** The types of transactions that tell of a withdrawal (rule wallet-11). */
export const PENDING = 41;
export const PAID = 12;
export const CANCELLED = 42;
