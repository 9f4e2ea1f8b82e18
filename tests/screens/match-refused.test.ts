/** The page of a match whose own call is refused while the program's list contains it (rule match-52). */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { TestServer } from '../support/controlled-server.ts';
import { FOOTBALL, detailPath, firstOf, preMatch, running } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const server = { events: 300 };
const WORDS = 'Bu maçın bahisleri birazdan açılacak.';
const head = (page: Page): Locator => page.locator('main header[data-event]');
const words = (page: Page): Locator => main(page).getByText(WORDS);

const refuse = (of: TestServer, eventId: number): Promise<void> =>
  of.fault({
    ...{ method: 'GET', path: `sportsbook/event/${eventId}`, status: 200 },
    body: { isSuccess: false, data: null, error: { code: 402, message: WORDS } },
  });

test.each([
  ['to come', preMatch],
  ['that runs', running],
])('a match %s keeps its header and odds, and shows why the service refuses it', async (_, matches) => {
  const stage = await setScreen({ server });
  const { i, hn = '' } = firstOf(matches(stage.server, FOOTBALL), 'football match');
  await refuse(stage.server, i);
  const page = await stage.open(detailPath('futbol', i));
  await words(page).waitFor();
  await head(page).getByText(hn).first().waitFor();
  await main(page).locator('button[data-odd], [data-outcome]').first().waitFor();
  expect(await main(page).getByText('programda değil').count()).toBe(0);
  if (matches === preMatch) expect(await head(page).innerText()).not.toContain('Canlı');

  await stage.server.clearFaults();
  await stage.server.act(i, { action: 'suspend' });
  await words(page).waitFor({ state: 'detached' });
  await head(page).getByText(hn).first().waitFor();
});
