/** The tab's start: what must stand before the first paint, the engine, the screens, the service worker. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cleanAddress } from '../platform/page/redact-url.ts';
import { startEngine } from '../platform/engine-client/start-engine.ts';
import { migrateStored } from '../platform/kept/stored-version.ts';
import { trustOwnScripts } from '../platform/page/trusted-types.ts';
import { setEngine } from '../state/engine/engine.ts';
import { keepInstallPrompt } from '../state/device/install-prompt.ts';
import { startSession } from '../state/member/session.ts';
import { startStoredUi } from '../state/device/stored-ui.ts';
import { startTheme } from '../state/device/theme.ts';
import { startUpdates } from '../state/device/update.ts';
import '../ui/style/tokens.css';
import '../ui/style/base.css';
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
