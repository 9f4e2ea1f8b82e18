/** Launches handed to the running window (rules installed-1, installed-2). */
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchPath, onLaunch } from '../../../../src/platform/device/launch-queue.ts';

const ORIGIN = 'https://tribun.example';
type Consumer = (launch: { targetURL?: string | null }) => void;

/** A queue with launches that came before its consumer. */
function openQueue(before: readonly string[]): (target: string | null) => void {
  let hear: Consumer | undefined;
  const setConsumer = (consumer: Consumer): void => {
    hear = consumer;
    for (const targetURL of before) consumer({ targetURL });
  };
  vi.stubGlobal('launchQueue', { setConsumer });
  return (targetURL) => hear?.({ targetURL });
}

beforeEach(() => vi.stubGlobal('location', { origin: ORIGIN, href: `${ORIGIN}/` }));
afterEach(() => vi.unstubAllGlobals());

describe('a launch', () => {
  const start = { href: `${ORIGIN}/program/futbol`, isReload: false };
  const opened = (before: readonly string[], later: readonly (string | null)[], of = start): string[] => {
    const paths: string[] = [];
    const launch = openQueue(before);
    onLaunch((path) => paths.push(path), of);
    later.forEach(launch);
    return paths;
  };

  it('of a link opens its page in the running window', () => {
    const link = `${ORIGIN}/paylasilan-kuponlar/ab2cd?utm_source=mesaj`;
    expect(opened([start.href], [link])).toEqual(['/paylasilan-kuponlar/ab2cd?utm_source=mesaj']);
  });

  it('that opened the document is not opened again, but later counts as any other', () => {
    expect(opened([start.href], [])).toEqual([]);
    expect(opened([start.href], [start.href])).toEqual(['/program/futbol']);
  });

  it('that came while the document loaded is opened', () => {
    expect(opened([start.href, `${ORIGIN}/spor-toto`], [])).toEqual(['/spor-toto']);
  });

  it('that the browser repeats after a reload is not opened', () => {
    expect(opened([`${ORIGIN}/spor-toto`], [], { ...start, isReload: true })).toEqual([]);
  });

  it('of the icon leaves the page as it is', () => {
    expect(opened([], [`${ORIGIN}/`, null])).toEqual([]);
  });
});

it('without a launch queue nothing happens', () => {
  expect(() => onLaunch(() => undefined, { href: '', isReload: false })).not.toThrow();
});

it('a launch never opens another origin, whatever its address is', () => {
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string(),
    fc.string().map((rest) => ORIGIN + rest),
    fc
      .array(fc.constantFrom('/', '//', '\\', '@', 'baska.example', '..', '?', '#', ':', ORIGIN))
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(address, (target) => {
      const path = launchPath(target, ORIGIN);
      if (path === undefined) return;
      expect(new URL(target).origin).toBe(ORIGIN);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(path.startsWith('/')).toBe(true);
    }),
  );
});
