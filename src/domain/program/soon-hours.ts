/** Options of the filter "within the next hours" (rule program-28). */
export const SOON_HOURS: readonly number[] = [1, 3];
