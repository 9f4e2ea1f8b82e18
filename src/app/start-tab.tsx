/** Starts the tab: what the first paint needs, the engine, the screens, the service worker. */
import { StrictMode, startTransition } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { onUncaught } from '../lib/on-uncaught.ts';
import { startEngine } from '../platform/engine-client/start-engine.ts';
import { migrateStoredData } from '../platform/browser-storage/migrate-stored-data.ts';
import { redactPageUrl } from '../platform/page/redact-url.ts';
import { reloadOnStaleChunk } from '../platform/service-worker/stale-chunk.ts';
import { tolerateTranslation } from '../platform/page/tolerate-translation.ts';
import { installTrustedTypesPolicy } from '../platform/page/trusted-types.ts';
import { markWebView } from '../platform/page/web-view.ts';
import { captureInstallPrompt } from '../state/device/install-prompt.ts';
import { startTheme, startUiSettings, uiSettings } from '../state/device/ui-settings.ts';
import { setEngine } from '../state/engine/call-engine.ts';
import { loadAfterFirstScreen, nextTask } from '../state/load/after-first-screen.ts';
import { startSession } from '../state/member/session.ts';
import { uncaughtErrorHandler } from '../state/operator/early-errors.ts';
import { App } from './app.tsx';
import { startScrollMemory } from '../state/device/scroll-memory.ts';
import { offerSupportHandle } from './support-handle.ts';

/** Starts the tab in steps. Returns a function that unmounts the screens. */
export function startTab(place: HTMLElement): () => void {
  let root: Root | undefined;
  const life = new AbortController();
  const { signal } = life;
  const steps = [startDevice, startEngineSide, () => (root = showScreens(place, signal))];
  void (async () => {
    for (const step of steps) {
      // About half of each step is spent waiting for the browser's other processes for cookies, storage and history: 21
      // of the 38 ms that one combined task took (first-load-9).
      // oxlint-disable-next-line no-await-in-loop
      await nextTask();
      if (signal.aborted) return;
      step();
    }
  })();
  return () => {
    life.abort();
    root?.unmount();
  };
}

/** Sets up what must be ready before the first paint. */
function startDevice(): void {
  onUncaught(window, (thrown) => uncaughtErrorHandler.report(thrown));
  installTrustedTypesPolicy();
  tolerateTranslation(document);
  // A build has marked it before the first paint (`early.ts`).
  if (import.meta.env.DEV) markWebView();
  redactPageUrl();
  migrateStoredData();
  startUiSettings();
  startTheme();
  captureInstallPrompt();
  startScrollMemory();
}

function startEngineSide(): void {
  setEngine(startEngine());
  startSession();
  offerSupportHandle();
}

function showScreens(place: HTMLElement, signal: AbortSignal): Root {
  const root = createRoot(place);
  // In a transition React yields every 5 ms, so other tasks can run; the static frame is on screen meanwhile.
  const render = (): void =>
    startTransition(() =>
      root.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    );
  if (uiSettings.scores === '') render();
  // Scores must be covered before they are shown. If the file fails to load, the product renders without the cover.
  else
    void import('../state/spoiler/spoiler-filter.ts')
      .then(({ startSpoilerFilter }) => startSpoilerFilter())
      .then(render, render);

  if (!import.meta.env.DEV) reloadOnStaleChunk();
  void startLateParts(signal);
  return root;
}

async function startLateParts(signal: AbortSignal): Promise<void> {
  const { startLate } = await loadAfterFirstScreen(() => import('./late.ts'));
  startLate(signal);
}
