/** The tab's start: what must stand before the first paint, the engine, the screens, the service worker. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cleanAddress } from '../platform/clean-address.ts';
import { startEngine } from '../platform/engine-client/start-engine.ts';
import { migrateStored } from '../platform/stored-version.ts';
import { trustOwnScripts } from '../platform/trusted-types.ts';
import { setEngine } from '../state/engine.ts';
import { keepInstallPrompt } from '../state/install-prompt.ts';
import { startSession } from '../state/session.ts';
import { startStoredUi } from '../state/stored-ui.ts';
import { startTheme } from '../state/theme.ts';
import { startUpdates } from '../state/update.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import { App } from './app.tsx';
import { rememberScroll } from './routing/scroll-memory.ts';
import { offerSupportHandle } from './support-handle.ts';

trustOwnScripts();
cleanAddress();
migrateStored();
startStoredUi();
startTheme();
keepInstallPrompt();
rememberScroll();

const engine = startEngine();
setEngine(engine);
startSession();
offerSupportHandle();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has a #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

startUpdates();
