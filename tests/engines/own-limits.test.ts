/** The member's own limits in two tabs of the other browsers: what one sets refuses the other's coupon (balance.md). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fields } from '../support/play-table.ts';
import { DESKTOP } from '../support/screens.ts';
import { startServer } from '../support/stand-in.ts';
import { describeEach } from './describe-each.ts';
import type { OtherBrowser } from './other-browser.ts';
import { signIn } from './sign-in.ts';

/** Below the price of the coupon, 50 TL. */
const LITTLE = '20';
const REASON = 'tutardan 20,00 ₺ kaldı';

describeEach((kind) => {
  let browser: OtherBrowser;
  beforeAll(async () => {
    browser = await kind.launch();
  });
  afterAll(() => browser.close());

  test('balance-3, balance-6: an amount set in one tab refuses the coupon of another, after a reload as well', async () => {
    const server = await startServer();
    await server.move({ running: false });
    const slip = await browser.open(server.url);
    try {
      // An engine that started before would know a visitor only, so no other tab is open yet.
      await signIn(slip, await server.player(fields));
      await slip.resize(DESKTOP.width, DESKTOP.height);
      await slip.goto(`${server.url}/program/futbol`);
      for (const place of [0, 1, 2])
        await expect.poll(() => slip.evaluate(choose, place), { timeout: 20_000 }).toBe(place + 1);
      await expect.poll(() => slip.evaluate(playButton)).toBe('false');

      const settings = await browser.open(`${server.url}/profil/oyun-dengesi`);
      const mainText = (): Promise<string> => settings.evaluate(textOf, 'main');
      await expect.poll(mainText, { timeout: 20_000 }).toContain('Kaydet');
      await settings.type('main form input', LITTLE);
      await settings.evaluate(press, 'main button', 'Kaydet');
      await expect.poll(mainText).toContain(`/ ${LITTLE},00 ₺`);

      const refusal = (): Promise<string> => slip.evaluate(textOf, 'footer [data-blocked="true"]');
      await expect.poll(refusal).toContain(REASON);
      await slip.evaluate(press, 'footer button', 'Oyna ·');
      await settings.close();
      await slip.reload();
      await expect.poll(refusal, { timeout: 20_000 }).toContain(REASON);
      await expect.poll(() => slip.evaluate(playButton)).toBe('true');
      await slip.evaluate(press, 'footer button', 'Oyna ·');
      expect((await server.stats()).coupons).toBe(0);
    } finally {
      await slip.close();
      await server.close();
    }
  });
});

/** The functions below run in the page. */
const textOf = (selector: string): string =>
  document.querySelector<HTMLElement>(selector)?.innerText.replaceAll('\u00A0', ' ') ?? '';

/** Chooses an odd of the match at this place of the list; returns how many are chosen. */
const choose = (place: number): number => {
  const rows = [...document.querySelectorAll('main article[data-event]')].filter(
    (row) => row.querySelector('button[data-outcome]:enabled') !== null,
  );
  const button = rows[place]?.querySelector<HTMLElement>('button[data-outcome]:enabled');
  if (button?.getAttribute('aria-pressed') === 'false') button.click();
  return document.querySelectorAll('main article[data-event] button[aria-pressed="true"]').length;
};

/** The `aria-disabled` of the button that plays the slip; undefined without one. */
const playButton = (): string | null | undefined => {
  const buttons = [...document.querySelectorAll<HTMLElement>('footer button')];
  return buttons.find(({ textContent }) => textContent.startsWith('Oyna ·'))?.getAttribute('aria-disabled');
};

const press = (selector: string, text: string): void => {
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
  const found = buttons.find(({ textContent }) => textContent.startsWith(text));
  if (found === undefined) throw new Error(`no button ${text}`);
  found.click();
};
