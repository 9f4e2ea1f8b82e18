/** Services that refuse, fail, disconnect or are slow: the player's message, and the retry. */
import { describe, expect, test } from 'vitest';
import { oddUpdate } from '../support/hub-updates.ts';
import { FOOTBALL, detailPath, firstOf, openMarket, preMatch } from '../support/program.ts';
import { expectDetailTrue, expectListTrue, oddSelector } from '../support/shown-odds.ts';
import { setScreen } from '../support/screen/screen.ts';

const WORDS = 'Bülten şu anda hazırlanıyor, birazdan burada olacak.';

describe('a refusal (isSuccess: false)', () => {
  const envelopes = {
    'in message': { isSuccess: false, data: null, message: WORDS },
    'in error': { isSuccess: false, data: null, message: null, error: { code: 41, name: 'NotReady', message: WORDS } },
    'in info': { isSuccess: false, data: null, info: { code: 41, message: WORDS } },
  };
  for (const [where, body] of Object.entries(envelopes)) {
    test(`with the server's words ${where} shows them, and "Tekrar dene" tries again`, async () => {
      const { server, open } = await setScreen();
      await server.fault({ method: 'GET', path: 'sportsbook/events', body });
      const page = await open('/program/futbol');
      const alert = page.getByRole('alert');
      await expect.poll(() => alert.innerText()).toContain(WORDS);
      await server.clearFaults();
      await alert.getByRole('button', { name: 'Tekrar dene' }).click();
      await page.locator('article[data-event]').first().waitFor();
      expect(await alert.count()).toBe(0);
      await expectListTrue(page, server);
    });
  }

  test('of an event that is over leads back to the program', async () => {
    const { server, open } = await setScreen();
    const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
    await server.fault({
      method: 'GET',
      path: `sportsbook/event/${event.i}`,
      body: { isSuccess: false, data: null, error: { code: 100, message: 'Bu karşılaşma oynanabilir değil.' } },
    });
    const page = await open(detailPath('futbol', event.i));
    await page.getByText('Bu karşılaşma oynanabilir değil.').waitFor();
    await page.getByRole('link', { name: 'Futbol programına dön' }).click();
    await page.locator('article[data-event]').first().waitFor();
  });
});

describe('an invalid response', () => {
  const faults = {
    'a gateway page': { status: 502, body: '<html><h1>Bad gateway</h1></html>' },
    'a body cut in the middle': { status: 200, body: '{"isSuccess":true,"data":{"events":[{"i":1' },
    'another shape': { status: 200, body: { isSuccess: true, data: { events: 'none' } } },
    'a connection cut before it took effect': { drop: 'before' },
    'a connection cut after it took effect': { drop: 'after' },
  } as const;
  for (const [what, fault] of Object.entries(faults)) {
    test(`${what}: shows an error in Turkish and loads after "Tekrar dene"`, async () => {
      const { server, open } = await setScreen();
      await server.fault({ method: 'GET', path: 'sportsbook/events', ...fault });
      const page = await open('/program/futbol');
      const alert = page.getByRole('alert');
      await expect.poll(() => alert.innerText()).toMatch(/dene|kontrol et/);
      await server.clearFaults();
      // The app also retries by itself; either attempt may come first.
      await alert.getByRole('button', { name: 'Tekrar dene' }).click();
      await expectListTrue(page, server);
    });
  }

  test('is loaded again by itself when the service may be back', async () => {
    const { server, open } = await setScreen();
    await server.fault({ method: 'GET', path: 'sportsbook/events', status: 503, body: '' });
    const page = await open('/program/futbol');
    await page.getByRole('alert').waitFor();
    await server.clearFaults();
    await expectListTrue(page, server);
  });
});

describe('a slow response', () => {
  test('keeps its space reserved, and updates that arrive meanwhile are not lost', async () => {
    const { server, open } = await setScreen();
    const event = await server.truth(firstOf(preMatch(server, FOOTBALL), 'football match to come').i);
    const market = openMarket(event);
    await server.fault({ method: 'GET', path: `sportsbook/event/${event.i}`, delayMs: 3_000 });
    const page = await open(detailPath('futbol', event.i));
    expect(await page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
    await expect.poll(async () => Object.keys((await server.stats()).requests).join()).toContain(`event/${event.i}`);
    await server.push('lite', 'currentOdds', oddUpdate(event, 3, market.i, market.o[0]?.no ?? 0, 21.5));
    const spot = { eventId: event.i, marketId: market.i, outcome: market.o[0]?.no ?? 0 };
    await expect.poll(() => page.locator(oddSelector(spot)).innerText()).toBe('21,50');
  });

  test('of a service other than the program’s does not delay the program', async () => {
    const { server, open } = await setScreen();
    for (const path of ['played-event-percentage', 'outcome-play-percentages', 'info', 'appconfig']) {
      await server.fault({ method: 'GET', path, delayMs: 60_000 });
    }
    const began = Date.now();
    const page = await open('/program/futbol');
    await expectListTrue(page, server);
    const event = firstOf(preMatch(server, FOOTBALL), 'football match to come');
    const detail = await open(detailPath('futbol', event.i));
    await expectDetailTrue(detail, server, event.i);
    expect(Date.now() - began).toBeLessThan(60_000);
  });
});
