/** Opens the page of a tapped notification: in an open tab, or in a new one. */
import { type OpenPageMessage, OPEN_PAGE, isPagePath } from '../src/contract/port/service-worker-messages.ts';

/** The part of the service worker's clients that is used, so that tests can replace it. */
interface PageClients {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageClient[]>;
  openWindow(path: string): Promise<unknown>;
}

export interface PageClient {
  readonly frameType: string;
  focus(): Promise<PageClient>;
  postMessage(message: unknown): void;
}

/** @param data the notification's data, `{path}`; anything else opens the home page */
export async function openPage(clients: PageClients, data: unknown): Promise<void> {
  const path = pathOf(data);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Tabs that another page embeds are skipped.
  const tab = tabs.find(({ frameType }) => frameType === 'top-level');
  if (tab === undefined) {
    await clients.openWindow(path);
    return;
  }
  const focused = await tab.focus().catch(() => tab);
  focused.postMessage({ type: OPEN_PAGE, path } satisfies OpenPageMessage);
}

function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
  return isPagePath(path) ? path : '/';
}
