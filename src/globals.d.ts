/** Identity of this build, put in by the bundler. */
declare const __BUILD__: string;
/** Folder of the flags, with a slash at the end; the bundler's too. */
declare const __FLAGS__: string;

/** Response of `/environment.json`, set by `src/app/early.ts`; undefined until it has arrived. */
declare var toldEnvironment: unknown;

/** The build without subtitles and rights: it has no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
  export * from 'hls.js';
}
