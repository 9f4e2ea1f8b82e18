/** A match that runs under another id than before: every address and list leads to it, and statistics to what they know (rule match-50). */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event.ts';
import { FOOTBALL, detailPath, firstOf, running } from '../support/program.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

/** The id it had before it ran. */
const BEFORE = 4_900_001;
const refusal = { code: 510, name: 'EventNotFound', message: 'Etkinlik bilgileri bulunamadı' };

interface Stage extends ScreenStage {
  event: WireEvent;
}

/** A running match, which the program names with the id of before as well. */
async function setMatch(): Promise<Stage> {
  const stage = await setScreen({ server: { events: 300 } });
  const { server } = stage;
  const event = firstOf(
    running(server, FOOTBALL).filter(({ ci }) => ci < 70_611),
    'football match that runs',
  );
  const mapped = { ...event, mpi: BEFORE };
  const told = (data: unknown): object => ({ isSuccess: true, data, message: '' });
  const list = server.world.list(FOOTBALL, 1, 0);
  const events = list.events.map((each) => (each.i === event.i ? mapped : each));
  await server.fault({ method: 'GET', path: 'sportsbook/events', body: told({ ...list, events }) });
  await server.fault({
    method: 'GET',
    path: `sportsbook/event/${event.i}`,
    body: told({ ...(server.world.event(event.i) as WireEvent), mpi: BEFORE }),
  });
  return { ...stage, event };
}

const head = (page: Page) => page.locator('main header[data-event]');

/** The ids a call of the statistics was asked with. */
async function idsOf({ server }: Stage, call: string): Promise<string[]> {
  const { requests } = await server.stats();
  return Object.keys(requests)
    .filter((each) => each.includes(call))
    .map((each) => /\d{4,}/.exec(each)?.[0] ?? '');
}

test('the address by the id of before leads to the match that runs, with its tab', async () => {
  const stage = await setMatch();
  const page = await stage.open(`${detailPath('futbol', BEFORE)}/rekabet-gecmisi?t=1`);
  await endsAt(page, `${detailPath('futbol', stage.event.i)}/rekabet-gecmisi?t=1`);
  await head(page).waitFor();
  await expect.poll(() => idsOf(stage, 'headtohead')).toEqual([String(BEFORE)]);
});

test('once it is over it is found by the id of before, though nobody names that any more', async () => {
  const stage = await setMatch();
  const { server, open, event } = stage;
  const path = detailPath('futbol', event.i);
  const page = await open(path);
  await head(page).waitFor();
  await server.clearFaults();
  await server.act(event.i, { action: 'finish' });
  const answer = await server.fetch(`${server.url}/api/statistics/statistics/eventsummary/1/${event.i}`);
  const body: unknown = await answer.json();
  await server.fault({ method: 'GET', path: `statistics/eventsummary/1/${BEFORE}`, body });
  await server.fault({
    ...{ method: 'GET', path: `statistics/eventsummary/1/${event.i}` },
    body: { isSuccess: false, data: null, error: refusal },
  });
  await page.goto('/');
  await page.goto(`${path}/son-maclar`);
  await main(page).getByText('Maç bitti, bahisler kapandı.').waitFor();
  await expect.poll(() => idsOf(stage, 'lastmatches')).toEqual([String(BEFORE)]);
});

test('a row of live scores by the id of before is the match that runs, and leads to it', async () => {
  const stage = await setMatch();
  const { server, open, event } = stage;
  const matches = [{ sgId: BEFORE, ht: event.hn, at: event.an, sc: null }];
  await server.fault({
    ...{ method: 'GET', path: 'broadage/getEventListCache' },
    body: { isSuccess: true, data: { matches }, message: '' },
  });
  const page = await open('/canli-skor/futbol');
  const row = page.locator(`main article[data-event="${event.i}"]`);
  await row.waitFor();
  await expect.poll(() => row.getAttribute('data-state')).toBe('live');
  await row.getByRole('link', { name: /anlatımı$/ }).click();
  await endsAt(page, `${detailPath('futbol', event.i)}/canli-anlatim`);
});
