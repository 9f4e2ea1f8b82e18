/**
 * Runs before the first paint, and before the product's own scripts have loaded: sets the theme and the frame of the
 * page, and starts loading the engine and the parts of the requested page. A separate script without imports at run
 * time: `vite.first-load.ts` builds it and gives it the names of the files.
 */
import { ENVIRONMENT_PATH } from '../contract/names.ts';
import type { EarlyHello } from '../contract/port/engine-contract.ts';
import { currentPlatform } from '../platform/device/viewport.ts';
import { chooseEngineHost, engineAddress } from '../platform/engine-client/engine-address.ts';
import { readStoredTheme, applyTheme } from '../platform/browser-storage/stored-ui.ts';
import { markWebView } from '../platform/page/web-view.ts';
import { type PreloadEntry, findPreloadEntry } from './preload-entry.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/**
 * Data attributes of this script's tag: addresses of the entry, the engine, the script of the stored screen and the
 * fonts, and the table of pages by address.
 */
const own = document.currentScript;
const { entry = '', engine = '', screen = '', places = '[]', fonts = '[]' } = own?.dataset ?? {};

/** Milliseconds to the first byte of the page; a phone's good line takes 50. */
const SLOW_ANSWER_MS = 120;

const [, frame = 'page', files = []] = findPreloadEntry(JSON.parse(places) as PreloadEntry[], location.pathname) ?? [];

applyTheme(readStoredTheme());
markWebView();
const { dataset } = document.documentElement;
dataset['frame'] = frame;
// A device with a service worker has the fonts and the environment cached; on a first visit the frame does not wait for
// the fonts (`frame.css`).
const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
// Shows the first screen that the device has stored. Without the file the page shows its frame, as on a first visit.
if (isKept) import(/* @vite-ignore */ screen).catch(() => undefined);
const worker = startEngineEarly();
if (isKept) {
  dataset['letters'] = 'kept';
  tellEngine(undefined);
} else {
  if (isSlowLine()) dataset['letters'] = 'later';
  askForEnvironment();
}
afterFirstPaint(() => void startEntry());
for (const file of files) askFor(file);
if (dataset['letters'] !== 'later') for (const file of JSON.parse(fonts) as string[]) askFor(file);

/**
 * True where the fonts would delay the first odds by 0.16 s (1.6 Mbit/s, 150 ms there and back): they load after the
 * first screen, and the pages after this one use them (`late-fonts.ts`).
 */
function isSlowLine(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && visit.responseStart - visit.requestStart > SLOW_ANSWER_MS;
}

/**
 * The page's inline script reloads the page when the entry or a part of it fails to load (`deploy/page-retry.ts`). The
 * browsers' messages for that failure share the word "module"; an error of the product itself is rethrown.
 */
async function startEntry(): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry);
  } catch (reason) {
    if (!/module/i.test(String(reason))) throw reason;
    own?.dispatchEvent(new Event('error'));
  }
}

/** Starts the product's scripts after the frame is painted, because their first task takes 45 ms on a desktop. */
function afterFirstPaint(start: () => void): void {
  // Cached scripts can run before `<body>` is parsed, also in a tab that opens in the background.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => afterFirstPaint(start), { once: true });
  }
  // A hidden page gets no animation frames. A second start has no effect, because a module runs once.
  else if (document.hidden) start();
  else {
    document.addEventListener('visibilitychange', start, { once: true });
    requestAnimationFrame(() => setTimeout(start));
  }
}

/**
 * Starts the shared engine early. The tab's client connects to it later, with the same address and name
 * (`openSharedWorker`).
 */
function startEngineEarly(): SharedWorker | undefined {
  if (engine === '' || chooseEngineHost() !== 'shared') return undefined;
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const address = engineAddress(engine);
    const policy = trustedTypes?.createPolicy('early', { createScriptURL: () => address });
    return new SharedWorker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'tribun-engine' });
  } catch {
    // The policy is an older build's (skew), or the origin allows no workers: the client starts the engine later, or
    // shows the player an error.
    return undefined;
  }
}

/**
 * Fetches the environment while the engine's code is still loading; the tab passes it to the engine (`startEngine`) where
 * this script did not.
 */
function askForEnvironment(): void {
  fetch(ENVIRONMENT_PATH)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .then(
      (environment: unknown) => {
        globalThis.toldEnvironment = environment;
        tellEngine(environment);
      },
      // The engine fetches the environment itself in this case, and reports the failure to the player.
      () => undefined,
    );
}

/** Lets the engine request the page's data: on a slow phone the page's own scripts take 0.5 s to say hello. */
function tellEngine(environment: unknown): void {
  if (document.hidden || location.search !== '') return;
  const message: EarlyHello = { early: { path: location.pathname, platform: currentPlatform(), environment } };
  worker?.port.postMessage(message);
}

function askFor(file: string): void {
  const link = document.createElement('link');
  const isScript = file.endsWith('.js');
  link.rel = isScript ? 'modulepreload' : 'preload';
  if (!isScript) link.as = file.endsWith('.css') ? 'style' : 'font';
  link.crossOrigin = '';
  // Must not delay the files that the first frame needs.
  link.fetchPriority = 'low';
  link.href = file;
  document.head.append(link);
}
