/** Three engines of the herd against a stand-in of their own: hidden ones ask nothing, a visible one goes on. */
import { afterEach, expect, test } from 'vitest';
import { createStandIn } from '../../../server/create-stand-in.ts';
import type { StandIn } from '../../../server/http/serve-world.ts';
import { type HerdBrowser, createHerdBrowser } from '../../herd/herd-browser.ts';
import { newMember } from '../../herd/herd.ts';
import { type Kind, herdPage } from '../../herd/pages.ts';

/** The shortest intervals that the product accepts. */
const quick = { reconcileMs: 1_000, hubRestMs: 200, firstLookMs: 0 };

const soon = { timeout: 25_000 };

let standIn: StandIn | undefined;
let browsers: HerdBrowser[] = [];
afterEach(async () => {
  for (const browser of browsers) browser.stop();
  await standIn?.close();
});

test('hidden browsers of a visitor and of a member without coupons ask nothing, while a visible one compares', async () => {
  standIn = await createStandIn({ port: 0, seed: 1, events: 60, updatesPerSecond: 0, demoHistory: false });
  const origin = standIn.url;
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const sent = { method, headers, body: JSON.stringify(body) };
    return (await fetch(`${origin}/__control/${path}`, sent)).json();
  };
  const kinds: Kind[] = [
    { page: 'program', isHidden: false, isMember: false },
    { page: 'home', isHidden: true, isMember: false },
    { page: 'program', isHidden: true, isMember: true },
  ];
  browsers = await Promise.all(
    kinds.map(async (kind) => {
      const member = kind.isMember ? await newMember(origin, control) : null;
      const browser = createHerdBrowser({ origin, kind, page: herdPage(kind.page, 0), member, timing: quick });
      await browser.start();
      return browser;
    }),
  );
  const [visible, ...hidden] = browsers as [HerdBrowser, ...HerdBrowser[]];
  const callsOf = ({ traffic }: HerdBrowser, call: string): number =>
    traffic.exchanges.filter((exchange) => exchange.call === call).length;
  await expect.poll(() => hidden.map(({ traffic }) => traffic.hubOpens.length), soon).toEqual([2, 2]);
  await expect
    .poll(() => callsOf(hidden[1] as HerdBrowser, 'wager/played-betslips-and-pendings'), soon)
    .toBeGreaterThan(0);

  for (const browser of hidden) browser.setVisible(false);
  await untilCompared(3);
  const before = hidden.map(({ traffic }) => traffic.exchanges.length);
  await untilCompared(4);
  expect(hidden.map(({ traffic }, index) => traffic.exchanges.slice(before[index]).map(({ call }) => call))).toEqual([
    [],
    [],
  ]);

  /** Waits for so many comparisons of the visible browser's lists with the services. */
  async function untilCompared(times: number): Promise<void> {
    const lists = callsOf(visible, 'sportsbook/events');
    await expect.poll(() => callsOf(visible, 'sportsbook/events'), soon).toBeGreaterThanOrEqual(lists + 2 * times);
  }
});
