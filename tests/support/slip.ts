/** The slip as a test fills and reads it. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { SlipItem } from '../../src/domain/slip/slip-state.ts';
import { FOOTBALL, preMatch } from './program.ts';
import type { Spot } from './shown-odds.ts';
import type { TestServer } from './controlled-server.ts';

/** Chooses the first available odds of the list, one per event. */
export const choose = (page: Page, count: number): Promise<Spot[]> => takeFirst(page, count, () => true);

/** Chooses like `choose`, but skips running events, which may come first in the list. */
export function choosePreMatch(server: TestServer, page: Page, count: number): Promise<Spot[]> {
  const notBegun = eventsBefore(server);
  return takeFirst(page, count, ({ eventId }) => notBegun.has(eventId));
}

/** Chooses like `choosePreMatch`, each time the victory of the home team. */
export function chooseHomeWins(server: TestServer, page: Page, count: number): Promise<Spot[]> {
  const notBegun = eventsBefore(server);
  return takeFirst(page, count, ({ eventId, outcome }) => notBegun.has(eventId) && outcome === HOME_WINS);
}

const HOME_WINS = 1;

const eventsBefore = (server: TestServer): Set<number> => new Set(preMatch(server, FOOTBALL).map(({ i }) => i));

async function takeFirst(page: Page, count: number, suits: (spot: Spot) => boolean): Promise<Spot[]> {
  let chosen: Spot[] = [];
  // A small window has fewer rows at first, so wait for enough.
  await expect
    .poll(async () => {
      chosen = (await offered(page)).filter(suits).slice(0, count);
      return chosen.length;
    })
    .toBe(count);
  for (const spot of chosen) {
    // Outcomes are tapped one after the other, as by a player, because the order is the slip's.
    // oxlint-disable-next-line no-await-in-loop
    await take(page, spot);
  }
  return chosen;
}

/** Goes from the list with this match to the running ones. */
export async function toRunning(page: Page, match: Spot | undefined): Promise<void> {
  await page.getByRole('link', { name: 'Canlı' }).first().click();
  await page.locator(`main article[data-event="${match!.eventId}"]`).waitFor({ state: 'detached' });
}

/** Taps an odd: it is pressed at once, and the slip announces it when the engine has it. */
export async function take(page: Page, { eventId, marketId, outcome }: Spot): Promise<void> {
  const ofMatch = `main button[data-event="${eventId}"]`;
  // A wide window shows the match beside its row as well.
  const odd = page.locator(`${ofMatch}[data-market="${marketId}"][data-outcome="${outcome}"]`).first();
  const before = await selectionCount(page);
  const replaces = (await page.locator(`${ofMatch}[aria-pressed="true"]`).count()) > 0;
  await odd.click();
  await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => selectionCount(page)).toBe(replaces ? before : before + 1);
}

/** Returns the number of selections announced to screen readers, with the slip open or not. */
async function selectionCount(page: Page): Promise<number> {
  const told = await page.$$eval('output', (outputs) => outputs.map(({ textContent }) => textContent).join(' '));
  return Number(/Kuponunda (\d+) seçim var/.exec(told)?.[1] ?? 0);
}

/** Returns the chosen outcomes from the server's own events; odds in hundredths. */
export async function itemsOf(server: TestServer, spots: readonly Spot[]): Promise<SlipItem[]> {
  return Promise.all(
    spots.map(async ({ eventId, marketId, outcome }) => {
      const event = await server.truth(eventId);
      const market = event.m.find(({ i }) => i === marketId);
      const found = market?.o.find(({ no }) => no === outcome);
      if (market === undefined || found === undefined) throw new Error(`no outcome ${marketId}:${outcome}`);
      const odd = Math.round(found.odd * 100);
      return {
        eventId,
        eventVersion: event.v,
        sportId: event.sid,
        marketId,
        marketVersion: market.v,
        outcomeNumber: outcome,
        eventName: '',
        marketName: '',
        outcomeName: '',
        start: event.d,
        live: event.bp !== 0,
        clock: '',
        score: '',
        odd,
        webOdd: Math.round((found.wodd ?? found.odd) * 100),
        agreedOdd: odd,
        minBets: market.mbc,
        status: 'open',
        banker: false,
      };
    }),
  );
}

/** Returns the value beside a label of the slip: "Toplam oran" → "35,94". */
export async function figure(slip: Page | Locator, label: string): Promise<string> {
  const term = slip.locator('dt').filter({ hasText: new RegExp(`^${label.replace(/[()%.]/g, '\\$&')}$`) });
  return term.evaluate((each) => (each.nextElementSibling as HTMLElement).innerText.trim());
}

export async function figures(slip: Page | Locator, labels: readonly string[]): Promise<Record<string, string>> {
  const pairs = await Promise.all(labels.map(async (label) => [label, await figure(slip, label)] as const));
  return Object.fromEntries(pairs);
}

/** Formats kuruş as the page does, written independently here. */
export function lira(kurus: number): string {
  const digits = String(kurus).padStart(3, '0');
  return `${dotted(digits.slice(0, -2))},${digits.slice(-2)}\u00a0₺`;
}

/** Formats hundredths of an odd as the page does. */
export const oddText = (hundredths: number): string => lira(hundredths).replace('\u00a0₺', '');

export const slipOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Kuponum' });
export const items = (slip: Page | Locator): Locator =>
  slip.getByRole('list', { name: 'Seçimlerin' }).getByRole('listitem');
export const kind = (slip: Page | Locator, name: string): Locator =>
  slip.getByRole('group', { name: 'Kupon türü' }).getByRole('button', { name });
export const system = (slip: Page | Locator, size: number): Locator =>
  systems(slip).getByRole('button', { name: new RegExp(`^${size}/`) });
export const systems = (slip: Page | Locator): Locator => slip.getByRole('group', { name: 'Kaç seçim tutmalı?' });
export const banker = (slip: Page | Locator, place: number): Locator =>
  items(slip)
    .nth(place)
    .getByRole('button', { name: /banko$/ });
/** Field with the price of one coupon, in whole TL. */
export const amount = (slip: Page | Locator): Locator => slip.getByRole('textbox', { name: /^(Bedel|Kupon bedeli)$/ });
/** "3 kolon × 50 misli": explains the price, and opens its fields. */
export const priceWords = (slip: Page | Locator): Locator =>
  slip.getByRole('button', { name: /^Misli ve kupon adedi/ });
export async function openTerms(slip: Page | Locator): Promise<void> {
  if ((await priceWords(slip).getAttribute('aria-expanded')) === 'false') await priceWords(slip).click();
}
/** Fields that are shown after `openTerms`. */
export const multiplier = (slip: Page | Locator): Locator => slip.getByRole('textbox', { name: 'Misli' });
export const couponCount = (slip: Page | Locator): Locator => slip.getByRole('textbox', { name: 'Kupon adedi' });
/** The button at the foot, with any text. */
export const playButton = (slip: Page | Locator): Locator =>
  slip.locator('footer').getByRole('button', { name: /^Oyna|^Yeni oranla oyna|^Giriş yap ve oyna|^Gönderiliyor/ });

/** Returns the reason why the button is disabled, from its description; '' where it is enabled. */
export async function reasonOf(slip: Page | Locator): Promise<string> {
  const button = playButton(slip);
  if ((await button.getAttribute('aria-disabled')) !== 'true') return '';
  const id = await button.getAttribute('aria-describedby');
  return id === null ? '(none)' : slip.locator(`[id="${id}"]`).innerText();
}

function dotted(digits: string): string {
  return digits.length <= 3 ? digits : `${dotted(digits.slice(0, -3))}.${digits.slice(-3)}`;
}

/** Returns one odd of each visible event. */
export async function offered(page: Page): Promise<Spot[]> {
  await page.locator('main article[data-event] button[data-outcome]:enabled').first().waitFor();
  const all = await page.$$eval('main article[data-event] button[data-market][data-outcome]:enabled', (buttons) =>
    buttons.map((button) => {
      const { event, market, outcome } = (button as HTMLElement).dataset;
      return { eventId: Number(event), marketId: Number(market), outcome: Number(outcome) };
    }),
  );
  return all.filter(({ eventId }, place) => all.findIndex((spot) => spot.eventId === eventId) === place);
}
