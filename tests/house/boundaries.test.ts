/** Import rules between folders: each folder belongs to the realms that run its code. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders without a realm: the tab, the workers and the service worker may import from them. */
const neutral = ['src/lib', 'src/model', 'src/routes', 'src/contract', 'src/domain', 'src/storage'];

/** Folder → folders it may import from, its own always. What is not listed is forbidden. */
const allowed: Record<string, readonly string[]> = {
  'src/lib': [],
  'src/model': [],
  'src/routes': ['src/lib', 'src/model'],
  'src/contract': ['src/lib', 'src/model'],
  'src/domain': ['src/lib', 'src/model', 'src/contract'],
  'src/storage': ['src/lib', 'src/model', 'src/contract', 'src/domain'],
  'src/platform': neutral,
  'src/ui': ['src/lib', 'src/model', 'src/domain'],
  'src/state': [...neutral, 'src/platform'],
  // Capabilities of the device (a file, the clipboard) are used directly: a file in state would only pass the call on.
  'src/parts': [...neutral, 'src/ui', 'src/state', 'src/platform/device'],
  'src/features': [...neutral, 'src/ui', 'src/state', 'src/parts', 'src/platform/device'],
  'src/app': ['src'],
  workers: neutral,
  sw: neutral,
  deploy: ['src/lib', 'src/model', 'src/contract'],
  server: ['src/lib', 'src/model', 'src/contract', 'deploy'],
};

/** Packages that belong to one realm. */
const packagesOf: Record<string, readonly string[]> = {
  react: ['src/app', 'src/features', 'src/parts', 'src/ui', 'src/state'],
  'react-dom': ['src/app'],
  'react-virtuoso': ['src/features', 'src/parts', 'src/ui'],
  wouter: ['src/app', 'src/features', 'src/parts', 'src/ui'],
  valtio: ['src/app', 'src/state', 'src/features'],
  'lucide-react': ['src/app', 'src/features', 'src/parts', 'src/ui'],
  dompurify: ['src/ui/server-html'],
  'fuse.js': ['src/features/help', 'workers/engine/topics'],
  '@floating-ui/dom': ['src/features/tour'],
  uqr: ['src/parts/coupon-picture', 'src/parts/slip-code'],
  'hls.js': ['src/features/event/video'],
  '@sentry/browser': ['src/platform/reports'],
  comlink: ['src/platform', 'workers'],
  dexie: ['src/storage'],
  ky: ['workers'],
  '@microsoft/signalr': ['workers'],
  fastify: ['server'],
  ws: ['server', 'deploy'],
  'web-push': ['server'],
};

interface Import {
  from: string;
  specifier: string;
  /** Path from the root, or '' for a package. */
  to: string;
  isDynamic: boolean;
}

const imports = ['src', 'workers', 'sw', 'server', 'deploy']
  .flatMap((folder) => filesUnder(folder).flatMap(importsOf))
  // An address of a script brings none of its code along.
  .filter(({ specifier }) => !specifier.endsWith('&url'));

describe('imports between folders', () => {
  test.each(Object.keys(allowed))('%s', (folder) => {
    const wrong = imports
      .filter(({ from, to }) => inFolder(from, folder) && to !== '' && !mayImport(from, folder, to))
      .map(describeImport);
    expect(wrong).toEqual([]);
  });

  test('a feature never imports another feature', () => {
    const feature = (path: string): string => path.split('/').slice(0, 3).join('/');
    const wrong = imports
      .filter(
        ({ from, to }) =>
          inFolder(from, 'src/features') && inFolder(to, 'src/features') && feature(from) !== feature(to),
      )
      .map(describeImport);
    expect(wrong).toEqual([]);
  });

  test('the app imports features only lazily', () => {
    const wrong = imports
      .filter(({ from, to, isDynamic }) => inFolder(from, 'src/app') && inFolder(to, 'src/features') && !isDynamic)
      .map(describeImport);
    expect(wrong).toEqual([]);
  });
});

test('no file leads back to itself, not by types alone either', () => {
  expect(circles(imports)).toEqual([]);
});

test('a folder of screens is seen at a glance', () => {
  const screens = ['src/features', 'src/parts', 'src/app'];
  const crowded = screens
    .flatMap((folder) => [folder, ...foldersUnder(folder)])
    .map((folder) => ({ folder, files: filesIn(folder) }))
    .filter(({ files }) => files > 20);
  expect(crowded).toEqual([]);
});

test('packages stay in their realm', () => {
  const wrong = imports
    .filter(({ specifier, to }) => to === '' && packagesOf[packageName(specifier)] !== undefined)
    .filter(({ from, specifier }) => !packagesOf[packageName(specifier)]?.some((folder) => inFolder(from, folder)))
    .map(describeImport);
  expect(wrong).toEqual([]);
});

test('there are imports to judge', () => {
  expect(imports.length).toBeGreaterThan(200);
});

function mayImport(from: string, folder: string, to: string): boolean {
  if (inFolder(to, folder)) return true;
  return (allowed[folder] ?? []).some((target) => inFolder(to, target)) || isWorkerAddress(from, to);
}

/** The platform may name the worker's file, never import its code: `new URL(…)` is no import and is not seen here. */
function isWorkerAddress(from: string, to: string): boolean {
  return inFolder(from, 'src/platform') && inFolder(to, 'workers') && to.endsWith('?url');
}

function inFolder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function describeImport({ from, specifier }: Import): string {
  return `${from} → ${specifier}`;
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function importsOf(file: string): Import[] {
  const from = fromRoot(file);
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const text = ({ start, end }: { start: number; end: number }): string => source.slice(start, end);
  const statics = module.staticImports.map(({ moduleRequest }) => ({
    specifier: moduleRequest.value,
    isDynamic: false,
  }));
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, isDynamic: false }],
    );
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text(moduleRequest).replace(/^['"`]|['"`]$/g, ''),
    isDynamic: true,
  }));
  return [...statics, ...exports, ...dynamics].map(({ specifier, isDynamic }) => ({
    from,
    specifier,
    to: specifier.startsWith('.') ? fromRoot(resolve(dirname(file), specifier)) : '',
    isDynamic,
  }));
}

function foldersUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => fromRoot(join(entry.parentPath, entry.name)));
}

function filesIn(folder: string): number {
  return readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

/** Files that import each other round about: strongly connected components, by Tarjan. */
function circles(edges: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to, isDynamic } of edges) {
    if (!isDynamic && to !== '') targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    path.push(file);
    for (const target of targets.get(file) ?? []) {
      const low = order.has(target) ? (path.includes(target) ? (order.get(target) ?? 0) : Infinity) : visit(target);
      lowest.set(file, Math.min(lowest.get(file) ?? 0, low));
    }
    const mine = lowest.get(file) ?? 0;
    if (mine === order.get(file)) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) found.push(circle);
    }
    return mine;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return found;
}

function fromRoot(path: string): string {
  return relative(root, path).split(sep).join(posix.sep);
}
