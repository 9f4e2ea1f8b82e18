/**
 * Paths from the project root that decide the content of a build. They name the build; a build older than one of these
 * files is stale.
 */
export const buildInputs: readonly string[] = [
  ...['src', 'workers', 'sw', 'public', 'index.html', 'package.json', 'package-lock.json'],
  ...['vite.config.ts', 'vite.chunks.ts', 'vite.first-load.ts', 'vite.pictures.ts', 'vite.push.ts', 'vite.small.ts'],
];
