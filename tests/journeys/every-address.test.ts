/**
 * Every address shows the page it promises: for a visitor and a member, on a phone and a desktop, and without a network
 * where that is promised. Half of the pages of each pass are complete within five seconds; a single page may take longer,
 * because the first one of a context starts the application and other tests run beside this one.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { areas, entryRows } from '../../src/app/pages/pages.ts';
import { type Address, everyAddress } from '../support/every-address.ts';
import { withRowPages } from '../support/row-pages.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { untilControlled } from '../support/service-worker.ts';
import { type Stage, openContext, setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

/** Words that no page with content shows. */
const EMPTY_WORDS = /yakında|kısa süre içinde|bulunamadı|burada değil|Tekrar dene|\bundefined\b|\bnull\b|NaN|\[object/;
const LEAST_WORDS = 60;
/** Milliseconds a page may take to be complete: each, and the median of a pass (measured: 4,300 and 1,400 at most, both without a network). */
const MOST_MS = 30_000;
const MEDIAN_MS = 5_000;
/** Shown with any content without a network (rule offline-10). */
const AGE = 'Çevrimdışı · son güncelleme';
/** A page whose data was loaded a moment ago shows no age, because the data counts as fresh (rule offline-3). */
const STEADY = new Set(['/profil/bonuslarim/aktif-kampanyalar']);

test('every address shows a visitor and a member its page, and shows it to the member again without a network', async () => {
  const { server } = await setStage(browser(), { server: { events: 300 } });
  const { addresses: described, asMember } = await everyAddress(server);
  const addresses = withRowPages(described);
  const asVisitor = await openContext(browser(), server.url);
  const member = await openContext(browser(), server.url, { offline: true });
  await asMember(member.context);
  // Only requests that pass through the service worker are stored.
  const first = await member.open('/');
  await untilControlled(first);
  await first.close();
  const found = await Promise.all([
    walk(asVisitor, addresses, ({ who }) => (who === 'member' ? 'Giriş yap' : undefined)),
    walk(member, addresses, ({ who }) => (who === 'visitor' ? HOME : undefined)),
  ]);
  // Compared as text, so that the failure shows the addresses.
  expect(JSON.stringify(found.flat())).toBe('[]');

  const promised = await rowsWithCopies();
  const kept = addresses.filter(({ name, who, path }) => name !== '' && who !== 'visitor' && promised(path));
  await server.close();
  const wrong = await Promise.all(
    [0, 1].map((half) =>
      reopen(
        member,
        kept.filter((_, place) => place % 2 === half),
      ),
    ),
  );
  expect(JSON.stringify(wrong.flat())).toBe('[]');
}, 1_500_000);

const HOME = 'Tribün: canlı maçlar ve günün programı';

/**
 * Opens the addresses on a phone, then on a desktop, in one page that is closed afterwards, which frees its memory.
 * `elsewhere` returns the heading a redirect ends at if the address is not for this person.
 */
async function walk(
  { open, errors }: Pick<Stage, 'open' | 'errors'>,
  addresses: readonly Address[],
  elsewhere: (address: Address) => string | undefined,
): Promise<string[]> {
  const page = await open('/');
  const wrong: string[] = [];
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const times: number[] = [];
    // Addresses are opened in sequence in one page.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize(viewport);
    for (const address of addresses) {
      const heading = elsewhere(address) ?? address.heading;
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate((to) => history.pushState(null, '', to), address.path);
      // oxlint-disable-next-line no-await-in-loop
      const read = await readOnce(page, heading);
      times.push(read.after);
      const faults = [...faultsOf({ ...address, heading }, read), ...errors.splice(0)];
      wrong.push(...faults.map((fault) => `${size}: ${fault}`));
    }
    wrong.push(...slowness(size, times));
  }
  await page.close();
  return wrong;
}

/** Opens each address as a device without a network does. */
async function reopen({ context }: Pick<Stage, 'context'>, addresses: readonly Address[]): Promise<string[]> {
  const page = await context.newPage();
  const wrong: string[] = [];
  const times: number[] = [];
  for (const address of addresses) {
    // Pages are opened in sequence.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(address.path, { waitUntil: 'commit' });
    // oxlint-disable-next-line no-await-in-loop
    const read = await readOnce(page, address.heading, STEADY.has(address.path) ? '' : AGE);
    times.push(read.after);
    wrong.push(...faultsOf(address, read).map((fault) => `without a network: ${fault}`));
  }
  return [...wrong, ...slowness('without a network', times)];
}

interface Read {
  heading: string;
  text: string;
  /** Milliseconds until none of the page was a placeholder. */
  after: number;
}

/** Reads the page once it has no placeholder and shows its heading and `words`, or as it is after `MOST_MS`. */
function readOnce(page: Page, heading: string | RegExp, words = ''): Promise<Read> {
  const pattern = typeof heading === 'string' ? undefined : heading.source;
  return page.evaluate(
    async ({ exact, like, also, most }) => {
      const began = performance.now();
      const said = (): string => document.querySelector('h1')?.innerText ?? '';
      const stands = (): boolean =>
        document.querySelector('[aria-busy="true"], [class*="_skeleton_"]') === null &&
        (like === undefined ? said() === exact : new RegExp(like).test(said())) &&
        (document.querySelector('main') ?? document.body).innerText.includes(also);
      // The page must be complete in three checks in a row, because the page before may still be shown for a moment.
      let calm = 0;
      while (calm < 3 && performance.now() < began + most) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        calm = stands() ? calm + 1 : 0;
      }
      const main = document.querySelector('main') ?? document.body;
      return { heading: said(), text: main.innerText, after: performance.now() - began };
    },
    { exact: String(heading), like: pattern, also: words, most: MOST_MS },
  );
}

function faultsOf({ path, heading }: Address, { heading: said, text, after }: Read): string[] {
  const words = EMPTY_WORDS.exec(text)?.[0];
  return [
    ...((typeof heading === 'string' ? said === heading : heading.test(said)) ? [] : [`${path} is headed “${said}”`]),
    ...(words === undefined ? [] : [`${path} says “${words}”`]),
    ...(text.length < LEAST_WORDS ? [`${path} says no more than “${text}”`] : []),
    ...(after > MOST_MS ? [`${path} is not complete after ${Math.round(after)} ms`] : []),
  ];
}

function slowness(pass: string, times: readonly number[]): string[] {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return median > MEDIAN_MS ? [`${pass}: half of the pages took more than ${Math.round(median)} ms`] : [];
}

/** Returns a function that is true for addresses that promise to show again what was seen. */
async function rowsWithCopies(): Promise<(path: string) => boolean> {
  for (const area of areas) area.rows.load();
  await expect.poll(() => areas.every((area) => area.rows.peek() !== undefined)).toBe(true);
  const rows = [...entryRows, ...areas.flatMap((area) => area.rows.peek() ?? [])];
  const patterns = rows.map((row) => ({
    fits: new RegExp(
      `^${row.path
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')
        .replace('*', '.*')}/?$`,
    ),
    kept: 'Page' in row && row.offline === 'copies',
  }));
  return (path) => patterns.find(({ fits }) => fits.test(path.replace(/\?.*/, '')))?.kept === true;
}
