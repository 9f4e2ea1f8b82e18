/** Identity of this build, put in by the bundler. */
declare const __BUILD__: string;
/** Folder of the flags, with a slash at the end; the bundler's too. */
declare const __FLAGS__: string;
