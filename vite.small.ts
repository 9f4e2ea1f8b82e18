/** What makes the files of the first load small: a second minifier over them, and short names of classes. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the first odd waits for; over all files the build would take ten times as long, for what comes later. */
const compress: Record<string, MinifyOptions['compress']> = {
  // React's functions stay where they are: bodies that are copied to their callers compress worse. So do comparisons that
  // are turned round (`1 === a`) and statements joined by commas: both cost 0.2 KB.
  // No function of React or of ours without `this` is called with `new`, and no method is: so both may be written shorter.
  index: {
    passes: 3,
    inline: 1,
    lhs_constants: false,
    sequences: false,
    unsafe_methods: true,
    unsafe_arrows: true,
  },
  // SignalR is told to write no log (`hub-transport.ts`): what it would say is 1.1 of the engine's 75 KB.
  'engine-core': { passes: 3, lhs_constants: false, sequences: false, pure_funcs: ['this._logger.log'] },
};

/** Behind the bundler's own minifier. Files have their names by then: `vite.config.ts` has this one in the build's. */
export function smallFirstLoad(): Plugin {
  return {
    name: 'small-first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !(file.name in compress)) continue;
          // One after the other: each keeps a core busy.
          // oxlint-disable-next-line no-await-in-loop
          file.code = await minified(file.code, compress[file.name], privateMembers[file.name]);
        }
      },
    },
  };
}

/**
 * SignalR's private members begin with an underscore; short names for them save 0.7 of the engine's 75 KB. No other script
 * reads them: transports and clients that are loaded later have members of their own.
 */
const privateMembers: Record<string, MinifyOptions['mangle']> = {
  'engine-core': { properties: { regex: /^_[a-z]+$/i, keep_quoted: true } },
};

export async function minified(
  code: string,
  how: MinifyOptions['compress'] = {},
  mangle: MinifyOptions['mangle'] = true,
): Promise<string> {
  // Functions in parentheses are compiled earlier by Chromium, and cost 0.15 of the entry's 95 KB: left out until it has room,
  // although that made the entry's first task 4 to 20 % shorter.
  const format = { comments: false, wrap_func_args: false };
  const small = await minify(code, { ecma: 2020, module: true, compress: how, mangle, format });
  if (small.code === undefined) throw new Error('nothing is left of a script');
  return small.code;
}

/** The class of a CSS module: its own name, and what tells its file from others. */
export function scopedName(name: string, file: string): string {
  const of = createHash('sha256').update(relative(root, file).replaceAll('\\', '/')).digest('hex').slice(0, 5);
  return `_${name}_${of}`;
}
