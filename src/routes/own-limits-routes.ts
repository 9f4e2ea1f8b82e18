/** Address of a member's own limits; a separate file, because only lazily loaded parts use it. */
export const ownLimitsPatterns = { page: '/profil/oyun-dengesi' } as const;
