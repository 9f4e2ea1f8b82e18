/** The service worker: wiring only. */
import { tellBreakage } from '../src/contract/breakage.ts';
import { serveContent } from './answers/content.ts';
import { serveMemberAnswers } from './answers/member-answers.ts';
import { openFromNotifications } from './pages/notifications.ts';
import { serveShell } from './shell/shell.ts';
import { updateOnConsent } from './update.ts';

declare const self: ServiceWorkerGlobalScope;

tellBreakage(globalThis, 'serviceWorker');
updateOnConsent(self);
openFromNotifications(self);
serveContent(self);
serveMemberAnswers(self);
// The build replaces workbox's placeholder with the list of files.
// oxlint-disable-next-line eslint/no-underscore-dangle
serveShell(self, self.__WB_MANIFEST);
