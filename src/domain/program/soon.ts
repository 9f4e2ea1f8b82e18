/** "Within the next hours", as a list may be narrowed to (rule program-28). */
export const SOON_HOURS: readonly number[] = [1, 3];
