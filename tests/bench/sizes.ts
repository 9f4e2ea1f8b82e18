/** Gzip size of the scripts the home page runs before it shows odds, in the tab and in the engine. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

declare global {
  interface Window {
    firstOddAt?: number;
  }
}

/** Highest number of kilobytes of each that a first visit may load. */
export const SIZE_AIMS = { tab: 95, engine: 66 };

export interface ScriptSizes {
  tab: { file: string; kb: number }[];
  engine: { file: string; kb: number }[];
}

const assets = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
/**
 * True for files loaded lazily after the page has loaded: the check for a new build. Odds come without it, and whether
 * its request leaves before or after the first odd is a matter of milliseconds.
 */
const isBeside = (file: string): boolean => file.startsWith('workbox-window');
/** True for the engine's files, which the page preloads ahead of its worker. */
const isEngine = (file: string): boolean => /^engine[.-]/.test(file);
const isEngineStart = (file: string): boolean => file.startsWith('engine.');

/** The page's own patience is a second (`first-screen.ts`). */
const LONG_WAIT_MS = 500;

export async function benchSizes(browser: Browser, url: string): Promise<ScriptSizes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addInitScript((waits) => {
    // On a busy machine odds take longer than the page's own timeout, and what it then loads without them would be
    // counted too.
    const { setTimeout: own } = window;
    // No function in here has a name: `tsx` writes a helper around those, which the page does not have.
    window.setTimeout = ((work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      own(work, ms < waits ? ms : ms * 100, ...rest)) as typeof setTimeout;
    const observer = new MutationObserver(() => {
      if (document.querySelector('button[data-outcome]') === null) return;
      window.firstOddAt = performance.now();
      observer.disconnect();
    });
    observer.observe(document, { subtree: true, childList: true });
  }, LONG_WAIT_MS);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => window.firstOddAt !== undefined);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (window.firstOddAt ?? 0))
      .map(({ name }) => name),
  );
  await context.close();
  const files = [...new Set(asked.map((address) => basename(new URL(address).pathname)))];
  const entry = files.find(isEngineStart) ?? engineOf(files);
  return {
    tab: files.filter((file) => !isEngine(file) && !isBeside(file)).map(sized),
    engine: [...withImports(entry)].map(sized),
  };
}

export const totalKb = (scripts: readonly { kb: number }[]): number => scripts.reduce((sum, { kb }) => sum + kb, 0);

/** The worker's own address is in the script that starts it; browsers do not list it among the page's resources. */
function engineOf(files: readonly string[]): string {
  for (const file of files) {
    const found = /engine\.shared-[\w-]+\.js/.exec(read(file))?.[0];
    if (found !== undefined) return found;
  }
  throw new Error('no script of the page starts the engine');
}

/** Collects a script and everything it imports, at its start or later. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  // Dynamic imports are not followed: the engine's device store is loaded that way, and no odd waits for it.
  for (const [, imported] of read(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    if (imported !== undefined) withImports(imported, found);
  }
  return found;
}

const read = (file: string): string => readFileSync(join(assets, file), 'utf8');

function sized(file: string): { file: string; kb: number } {
  return { file, kb: gzipSync(readFileSync(join(assets, file))).length / 1_000 };
}
