/**
 * Runs before the first paint, and before the product's own scripts have come: the frame of the page in the right theme, the
 * engine on its way, the parts of the page in the address asked for. A script of its own without imports at run time:
 * `vite.first-load.ts` builds it and tells it the names of files.
 */
import { ENVIRONMENT_PATH } from '../contract/names.ts';
import { chooseHost } from '../platform/engine-client/choose-host.ts';
import { engineAddress } from '../platform/engine-client/engine-address.ts';
import { readStoredTheme } from '../platform/kept/stored-ui.ts';
import { showTheme } from '../platform/page/shown-theme.ts';
import { startWebView } from '../platform/page/web-view.ts';
import { type FirstPlace, firstPlaceOf } from './first-place.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The data of the script's own tag: addresses of the entry, the engine and the fonts, and what is known of pages by their addresses. */
const own = document.currentScript;
const { entry = '', engine = '', places = '[]', fonts = '[]' } = own?.dataset ?? {};

/** What is no module, by the end of its name. */
const kinds = [
  ['.css', 'style'],
  ['.woff2', 'font'],
] as const;

const [, frame = 'page', files = []] = firstPlaceOf(JSON.parse(places) as FirstPlace[], location.pathname) ?? [];

showTheme(readStoredTheme());
startWebView();
document.documentElement.dataset['frame'] = frame;
// A device with a service worker has the letters; on a first visit the frame does not wait for them (`frame.css`).
if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) {
  document.documentElement.dataset['letters'] = 'kept';
}
startEngineEarly();
askForEnvironment();
afterFirstPaint(() => void startEntry());
for (const file of [...files, ...(JSON.parse(fonts) as string[])]) askFor(file);

/**
 * Where the entry, or a part of it, does not come, the page's inline script reloads the page (`deploy/page-retry.ts`). The
 * browsers' messages for that have one word in common; an error of the product itself is reported as one.
 */
async function startEntry(): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry);
  } catch (reason) {
    if (!/module/i.test(String(reason))) throw reason;
    own?.dispatchEvent(new Event('error'));
  }
}

/** The frame is seen before the product's scripts are run; their first task takes 45 ms of a desktop. */
function afterFirstPaint(start: () => void): void {
  // In a tab that opens behind another one too: kept scripts are there before the page's own place for them.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => afterFirstPaint(start), { once: true });
  }
  // No frame comes to a page that is not seen. A second start is none: a module runs once.
  else if (document.hidden) start();
  else {
    document.addEventListener('visibilitychange', start, { once: true });
    requestAnimationFrame(() => setTimeout(start));
  }
}

/** The tab's own client meets this engine a moment later: it says the same address and name (`openSharedWorker`). */
function startEngineEarly(): void {
  if (engine === '' || chooseHost() !== 'shared') return;
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const address = engineAddress(engine);
    const policy = trustedTypes?.createPolicy('early', { createScriptURL: () => address });
    void new SharedWorker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'tribun-engine' });
  } catch {
    // A policy of an older build, or an origin without workers: the client starts it, or tells the player.
  }
}

/** The tab hands it to the engine, whose own code is still on its way (`startEngine`). */
function askForEnvironment(): void {
  fetch(ENVIRONMENT_PATH)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .then(
      (environment: unknown) => {
        globalThis.toldEnvironment = environment;
      },
      // The engine asks by itself, and tells the player what is wrong.
      () => undefined,
    );
}

function askFor(file: string): void {
  const link = document.createElement('link');
  const as = kinds.find(([end]) => file.endsWith(end))?.[1];
  link.rel = as === undefined ? 'modulepreload' : 'preload';
  if (as !== undefined) link.as = as;
  link.crossOrigin = '';
  // Behind what the first frame is painted by.
  link.fetchPriority = 'low';
  link.href = file;
  document.head.append(link);
}
