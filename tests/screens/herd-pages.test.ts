/** The pages of `npm run herd` make the requests of the real pages, at the start and in steady play. */
import { afterEach, expect, test } from 'vitest';
import { createHerdBrowser } from '../herd/herd-browser.ts';
import { herdPage, pageNames } from '../herd/pages.ts';
import { ORIGIN } from '../support/screen/backend.ts';
import { hubClient } from '../support/screen/hub-client.ts';
import { setScreen } from '../support/screen/screen.ts';
import { NARROW_DESKTOP } from '../support/screens.ts';

const START_MS = 20_000;
const STEADY_MS = 5 * 60_000;

let stop = (): void => undefined;
afterEach(() => stop());

test.each(pageNames)(
  '%s',
  async (name) => {
    // A wider window shows a match beside the scores, and requests it (rule scores-14).
    const real = await setScreen({ server: { events: 120 }, viewport: NARROW_DESKTOP });
    const eventId = real.server.world.list(1, 1, 0).events[0]?.i ?? 0;
    const page = herdPage(name, eventId);
    await real.open(page.path);
    const wanted = await requestsOf(real);

    const herd = await setScreen({ server: { events: 120 } });
    const browser = createHerdBrowser({
      origin: ORIGIN,
      kind: { page: name, isHidden: false, isMember: false },
      page: herdPage(name, eventId),
      member: null,
      edges: () => ({
        fetch: herd.server.fetch,
        connect: (hub, _url, reconnectMs) => hubClient(herd.server, hub, reconnectMs),
      }),
    });
    ({ stop } = browser);
    await browser.start();
    expect(await requestsOf(herd)).toEqual(wanted);
  },
  60_000,
);

/**
 * Calls of a page's start, and how often each is made in the minutes after it; without those for the environment. How
 * often a start makes a call depends on whether the hubs connect before or after its response.
 */
async function requestsOf({ server, pass }: Awaited<ReturnType<typeof setScreen>>): Promise<object> {
  const counts = async (): Promise<[string, number][]> => {
    const { requests } = await server.stats();
    return Object.entries(requests).filter(([call]) => !call.includes('environment.json'));
  };
  await pass(START_MS);
  const start = new Map(await counts());
  await pass(STEADY_MS);
  return {
    start: [...start.keys()].toSorted(),
    steady: Object.fromEntries((await counts()).map(([call, count]) => [call, count - (start.get(call) ?? 0)])),
  };
}
