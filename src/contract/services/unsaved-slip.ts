/** Key of a slip that is shared as it stands, neither saved nor played. Apart: tabs need it, and no shapes with it. */
export const UNSAVED_SLIP = 'new';
