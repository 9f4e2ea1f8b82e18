import { describe, expect, test } from 'vitest';
import { isOpenPageMessage } from '../../../src/contract/port/service-worker-messages.ts';
import { type PageClient, openPage } from '../../../sw/open-page.ts';

interface Tab {
  frameType: 'top-level' | 'nested';
  heard: unknown[];
  focused: boolean;
  refuses?: boolean;
}

/** Taps a notification with this data while these tabs are open; returns the paths of the opened windows. */
async function tap(data: unknown, tabs: Tab[]): Promise<string[]> {
  const opened: string[] = [];
  const clients = tabs.map((tab) => {
    const client: PageClient = {
      frameType: tab.frameType,
      postMessage: (message) => void tab.heard.push(message),
      focus: () => {
        if (tab.refuses === true) return Promise.reject(new Error('not allowed'));
        tab.focused = true;
        return Promise.resolve(client);
      },
    };
    return client;
  });
  await openPage(
    { matchAll: () => Promise.resolve(clients), openWindow: (path) => Promise.resolve(opened.push(path)) },
    data,
  );
  return opened;
}

const tab = (fields: Partial<Tab> = {}): Tab => ({ frameType: 'top-level', heard: [], focused: false, ...fields });
const path = '/profil/kuponlarim/kupon-detay/88';

describe('a tap on a notification', () => {
  test('focuses an open tab and sends it the path of the page', async () => {
    const open = tab();
    expect(await tap({ path }, [tab({ frameType: 'nested' }), open])).toEqual([]);
    expect(open).toMatchObject({ focused: true, heard: [{ type: 'tribun:open-page', path }] });
    expect(new Set(open.heard.map(isOpenPageMessage))).toEqual(new Set([true]));
  });

  test('opens a window when there is no tab', async () => {
    expect(await tap({ path }, [])).toEqual([path]);
  });

  test('sends the path to a tab that the browser does not allow to be focused', async () => {
    const open = tab({ refuses: true });
    await tap({ path }, [open]);
    expect(open.heard).toHaveLength(1);
  });

  test.each([undefined, {}, { path: 7 }, { path: '//evil.example' }, { path: 'https://evil.example' }])(
    'with data %j opens the home page',
    async (data) => {
      expect(await tap(data, [])).toEqual(['/']);
    },
  );
});
