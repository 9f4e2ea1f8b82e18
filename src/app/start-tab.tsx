/** The tab's start: what must stand before the first paint, the engine, the screens, the service worker. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startEngine } from '../platform/engine-client/start-engine.ts';
import { migrateStored } from '../platform/kept/stored-version.ts';
import { cleanAddress } from '../platform/page/redact-url.ts';
import { trustOwnScripts } from '../platform/page/trusted-types.ts';
import { keepInstallPrompt } from '../state/device/install-prompt.ts';
import { startStoredUi } from '../state/device/stored-ui.ts';
import { startTheme } from '../state/device/theme.ts';
import { startUpdates } from '../state/device/update.ts';
import { setEngine } from '../state/engine/engine.ts';
import { startSession } from '../state/member/session.ts';
import { App } from './app.tsx';
import { rememberScroll } from './routing/scroll-memory.ts';
import { offerSupportHandle } from './support-handle.ts';

/** Returns how the screens are taken down. */
export function startTab(place: HTMLElement): () => void {
  trustOwnScripts();
  cleanAddress();
  migrateStored();
  startStoredUi();
  startTheme();
  keepInstallPrompt();
  rememberScroll();

  setEngine(startEngine());
  startSession();
  offerSupportHandle();

  const root = createRoot(place);
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

  startUpdates();
  return () => root.unmount();
}
