/** Source files and documents of the project as texts, for tests of the house rules. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** TypeScript and style sheets of all realms and the tests; paths from the root. */
export const sourceFiles: readonly string[] = ['src', 'workers', 'sw', 'server', 'deploy', 'tests'].flatMap((folder) =>
  filesUnder(folder, /\.(ts|tsx|css)$/),
);

/** Returns the paths from the root of the files below a folder whose name fits. */
export function filesUnder(folder: string, named: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && named.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns the comments of a source with their marks. The lookbehinds exclude addresses and globs in strings. */
export function commentsOf(text: string): string[] {
  return text.match(/(?<![\w/*'"`])\/\*[^]*?\*\/|(?<![\w:'"`])\/\/.*/g) ?? [];
}
