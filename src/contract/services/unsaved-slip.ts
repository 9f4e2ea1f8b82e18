/**
 * Key for sharing the current slip, neither saved nor played. In its own file, because tabs need it without the
 * shapes.
 */
export const UNSAVED_SLIP = 'new';
