// @vitest-environment happy-dom
/** The stored first screen: what is recorded, and when it is shown (first-load-12). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredScreen, ScreenNode } from '../../../../src/state/stored-screen/stored-screen.ts';
import { STORAGE_PREFIX } from '../../../../src/contract/names.ts';

const ENTRY = '/assets/index-1.js';
const NOW = 1_790_000_000;
const KEY = `${STORAGE_PREFIX}:screen:/`;

const card = (id: number, until: number): string =>
  `<article data-event="${id}" data-until="${until}"><button data-event="${id}" data-market="1" data-outcome="1" aria-pressed="true">1,50</button></article>`;
const page = (content: string): void => {
  document.body.innerHTML = `<script data-entry="${ENTRY}" type="text/plain"></script><div id="root"><main>${content}</main></div>`;
};
const stored = (address = '/'): StoredScreen | undefined => {
  const text = localStorage.getItem(`${STORAGE_PREFIX}:screen:${address}`);
  return text === null ? undefined : (JSON.parse(text) as StoredScreen);
};
const cookie = (text: string): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the test's own
  document.cookie = text;
};
const signOutOfAll = (): void => {
  for (const name of ['hid', 'rt']) cookie(`${name}=; Max-Age=-1`);
};

let session: { end(): void };
let settings: { scores: string };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1_000, toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.resetModules();
  const ends: (() => void)[] = [];
  session = { end: () => ends.forEach((each) => each()) };
  settings = { scores: '' };
  vi.doMock('../../../../src/state/member/session.ts', () => ({ onSessionEnd: (each: () => void) => ends.push(each) }));
  vi.doMock('../../../../src/state/device/ui-settings.ts', () => ({ uiSettings: settings }));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => [{ name: location.href }] as unknown as PerformanceResourceTiming[],
  );
  document.documentElement.lang = 'tr';
  document.adoptedStyleSheets = [];
  localStorage.clear();
  signOutOfAll();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function record(content: string): Promise<void> {
  page(content);
  const { startScreenRecording } = await import('../../../../src/state/stored-screen/record-screen.ts');
  startScreenRecording();
}

/** A new start: the frame, and the script that shows the stored screen. */
async function start(): Promise<HTMLElement | null> {
  page('');
  document.querySelector('main')?.remove();
  vi.resetModules();
  await import('../../../../src/state/stored-screen/show-screen.ts');
  await vi.advanceTimersByTimeAsync(0);
  return shown();
}
const shown = (): HTMLElement | null => document.querySelector<HTMLElement>('body > [aria-hidden]');
const textOf = (node: ScreenNode): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(2)
        .map((each) => textOf(each as ScreenNode))
        .join('');

describe('a page of odds', () => {
  test('is recorded, and shown by the next start as old, with its age and without a choice', async () => {
    await record(card(1, NOW + 60));
    vi.setSystemTime((NOW + 30) * 1_000);
    const place = await start();
    expect(place?.dataset['odds']).toBe('old');
    expect(place?.textContent).toMatch(/1,50.*Yenileniyor · son güncelleme \d\d:\d\d/);
    expect(place?.querySelector('[data-outcome]')?.getAttribute('aria-pressed')).toBe('false');
    expect(place?.querySelector<HTMLElement>('button')?.tabIndex).toBe(-1);
  });

  test.each([
    ['the service has not confirmed', `<div data-odds="old">${card(1, NOW + 60)}</div>`],
    ['the browser has translated', `<font>Home</font>${card(1, NOW + 60)}`],
    ['has no odds yet', '<p>…</p>'],
  ])('that %s is not recorded', async (_, content) => {
    await record(content);
    expect(stored()).toBeUndefined();
  });

  test('with hidden or delayed scores is not recorded', async () => {
    settings.scores = 'hidden';
    await record(card(1, NOW + 60));
    expect(stored()).toBeUndefined();
  });

  test('that the visit did not begin with is not recorded', async () => {
    vi.mocked(performance.getEntriesByType).mockReturnValue([{ name: `${location.origin}/yardim` }] as never);
    await record(card(1, NOW + 60));
    expect(stored()).toBeUndefined();
  });

  test('is recorded later when the service confirms its odds, and again when it is hidden', async () => {
    await record(`<div data-odds="old">${card(1, NOW + 60)}</div>`);
    page(card(2, NOW + 60));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(JSON.stringify(stored()?.content)).toContain('"data-event":"2"');
    page(card(3, NOW + 60));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(JSON.stringify(stored()?.content)).toContain('"data-event":"3"');
  });
});

test('of many pages the newest four are kept', async () => {
  const paths = ['/', '/program/futbol', '/program/tenis', '/program/basketbol', '/program/voleybol'];
  for (const path of paths) {
    history.replaceState(null, '', path);
    vi.resetModules();
    // oxlint-disable-next-line no-await-in-loop
    await record(card(1, NOW + 60));
  }
  expect(paths.map((path) => stored(path) !== undefined)).toEqual([false, true, true, true, true]);
});

test('a session that ends leaves no stored screen', async () => {
  await record(card(1, NOW + 60));
  expect(stored()).toBeDefined();
  session.end();
  expect(Object.keys(localStorage).filter((key) => key.includes(':screen'))).toEqual([]);
});

test.each<[what: string, change: () => void]>([
  ['another player', () => cookie('hid=b')],
  ['a player after a visitor', () => cookie('rt=1')],
  ['a day later', () => vi.setSystemTime((NOW + 86_400) * 1_000)],
  ['a clock that was set back', () => vi.setSystemTime((NOW - 60) * 1_000)],
  ['another window', () => void vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(333)],
  ['another build', () => localStorage.setItem(KEY, JSON.stringify({ ...stored(), build: '/assets/index-2.js' }))],
  ['damaged storage', () => localStorage.setItem(KEY, JSON.stringify({ ...stored(), content: 7 }))],
  ['text that is no JSON', () => localStorage.setItem(KEY, '{')],
])('a start with %s shows none, and drops it', async (_, change) => {
  await record(card(1, NOW + 200_000));
  change();
  expect(await start()).toBeNull();
  expect(stored()).toBeUndefined();
});

test('events that have begun since, and the places that had nothing else, are left out', async () => {
  await record(`<ul><li>${card(1, NOW + 60)}</li><li>${card(2, NOW + 600)}</li></ul>`);
  vi.setSystemTime((NOW + 60) * 1_000);
  const place = await start();
  expect(
    [...(place?.querySelectorAll('li') ?? [])].map((each) => each.querySelector('article')?.dataset['event']),
  ).toEqual(['2']);
});

test('the page of a match that has begun since is not shown', async () => {
  await record(`<header data-event="1" data-until="${NOW + 60}">A - B</header>${card(1, NOW + 60)}`);
  vi.setSystemTime((NOW + 60) * 1_000);
  expect(await start()).toBeNull();
});

test('only attributes and elements of a picture are set, whatever is stored', async () => {
  await record(card(1, NOW + 60));
  const content: ScreenNode[] = [
    ['a', { href: 'javascript:alert(1)', onclick: 'alert(1)' }, 'x'],
    ['img', { src: 'https://elsewhere.test/x.png', onerror: 'alert(1)' }],
    ['a', { href: '//elsewhere.test' }, 'y'],
    ['script', {}, 'alert(1)'],
    ['iframe', { srcdoc: 'x' }],
    ['a', { href: '/program' }, 'z'],
  ];
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), content }));
  const place = await start();
  expect(place?.querySelector('script, iframe')).toBeNull();
  expect(
    [...(place?.querySelectorAll('a, img') ?? [])]
      .flatMap((each) => [...each.attributes])
      .map(({ name, value }) => [name, value])
      .filter(([name]) => name !== 'tabindex'),
  ).toEqual([['href', '/program']]);
  expect(textOf(content[3]!)).toBe('alert(1)');
});

describe('a stored screen on screen', () => {
  beforeEach(async () => {
    await record(`<a href="/program">Program</a>${card(1, NOW + 60)}`);
    await start();
  });

  test('gives way to the odds of the page, which take over what was tapped', async () => {
    const taps: string[] = [];
    shown()?.querySelector<HTMLElement>('[data-outcome]')?.click();
    shown()?.querySelector<HTMLElement>('a')?.click();
    const main = document.createElement('main');
    main.innerHTML = `<a href="/program">Program</a>${card(1, NOW + 60)}`;
    main.addEventListener('click', (event) => {
      event.preventDefault();
      taps.push((event.target as HTMLElement).localName);
    });
    document.querySelector('#root')?.append(main);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toBeNull();
    expect(taps).toEqual(['button', 'a']);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  test('ends when the page has another address', async () => {
    history.replaceState(null, '', '/yardim');
    document.querySelector('#root')?.append(document.createElement('main'));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBeNull();
  });

  test('ends after five seconds, whatever the page shows', async () => {
    await vi.advanceTimersByTimeAsync(4_900);
    expect(shown()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toBeNull();
  });
});
