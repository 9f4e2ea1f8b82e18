/**
 * Writes `.br` and `.gz` beside every text file of a built app, at the best levels, so that a web server compresses
 * nothing at run time. Files that would not shrink get no compressed copies.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** @returns number of files with compressed copies */
export async function precompress(dist: string): Promise<number> {
  const files = await readdir(dist, { recursive: true });
  const done = await Promise.all(
    files.filter((file) => TEXTS.has(extname(file))).map((file) => compress(join(dist, file))),
  );
  return done.filter(Boolean).length;
}

async function compress(path: string): Promise<boolean> {
  const text = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    withBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    withGzip(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (gzipped.length >= text.length) return false;
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  return true;
}
