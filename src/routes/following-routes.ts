/** Address of the followed matches; a separate file, because only lazily loaded parts use it. */
export const followingPatterns = { list: '/takip' } as const;
