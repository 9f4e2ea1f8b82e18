/** The text for a build that is no longer served. In a file of its own, because the engine needs no other failure's text. */
export const OUTDATED_TEXT = 'Uygulamanın yeni bir sürümü var. Devam etmek için yenile.';
