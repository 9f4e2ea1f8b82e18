/** What goes into a build, from the root: it names the build, and a build that is older than any of it is made again. */
export const buildInputs: readonly string[] = [
  ...['src', 'workers', 'sw', 'public', 'index.html', 'package.json', 'package-lock.json'],
  ...['vite.config.ts', 'vite.chunks.ts', 'vite.first-load.ts', 'vite.pictures.ts', 'vite.small.ts'],
];
