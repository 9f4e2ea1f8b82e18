/** The service worker: wiring only. */
import { broadcastUncaughtErrors } from '../src/contract/uncaught-errors.ts';
import { serveContent } from './responses/serve-content.ts';
import { serveMemberResponses } from './responses/serve-member-responses.ts';
import { openPageOnNotificationClick } from './pages/notification-click.ts';
import { serveShell } from './shell/serve-shell.ts';
import { updateOnConsent } from './update-on-consent.ts';

declare const self: ServiceWorkerGlobalScope;

broadcastUncaughtErrors(globalThis, 'serviceWorker');
updateOnConsent(self);
openPageOnNotificationClick(self);
serveContent(self);
serveMemberResponses(self);
// The build replaces workbox's placeholder with the list of files.
// oxlint-disable-next-line eslint/no-underscore-dangle
serveShell(self, self.__WB_MANIFEST);
