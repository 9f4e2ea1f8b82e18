/** The two sizes in which every screen is checked. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** A desktop window without room for a match beside the list of scores (rule scores-14). */
export const NARROW_DESKTOP = { width: 1200, height: 800 };
