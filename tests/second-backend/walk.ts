/** A visitor's way through the product on the second backend: program, match, live. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { launchBrowser } from '../support/launch.ts';

const WAIT_MS = 15_000;
/** The service changes one odd of about a hundred each second. */
const CHANGE_MS = 60_000;
const PHONE = { width: 390, height: 844 };

export interface Step {
  name: string;
  seen: string;
  ms: number;
}

/**
 * Returns the errors of the pages.
 * @param pictures folder for one screenshot a step
 * @param onStep called after each step
 */
export async function walk(url: string, pictures: string, onStep: (step: Step) => void): Promise<string[]> {
  await mkdir(pictures, { recursive: true });
  const browser = await launchBrowser();
  const faults: string[] = [];
  let count = 0;
  try {
    const page = await browser.newPage({ viewport: PHONE, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
    page.on('pageerror', ({ message }) => faults.push(message));
    const step = async (name: string, see: () => Promise<string>): Promise<void> => {
      const began = performance.now();
      const seen = await see();
      onStep({ name, seen, ms: Math.round(performance.now() - began) });
      count += 1;
      await page.screenshot({ path: join(pictures, `${count}-${name.replaceAll(' ', '-')}.png`) });
    };
    await step('program', () => program(page, url));
    await step('odd changes', () => oddChange(page));
    await step('match', () => match(page, url));
    await step('live', () => live(page, url));
    await step('score changes', () => scoreChange(page));
    await step('home', () => home(page, url));
  } finally {
    await browser.close();
  }
  return faults;
}

const odds = (page: Page): Locator => page.locator('article[data-event] button[data-market][data-outcome]:enabled');

async function program(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/program/futbol`);
  await odds(page).first().waitFor({ timeout: WAIT_MS });
  return `${await page.locator('article[data-event]').count()} rows, ${await odds(page).count()} odds`;
}

/** Resolves when any odd on screen reads otherwise than it did. */
async function oddChange(page: Page): Promise<string> {
  const changed = page.locator('button[data-outcome][data-change]').first();
  await changed.waitFor({ timeout: CHANGE_MS });
  return `an odd is ${await changed.innerText()} now`;
}

async function match(page: Page, url: string): Promise<string> {
  const toCome = page.locator('article[data-event]', { hasNot: page.locator('[data-score]') }).first();
  const event = await toCome.getAttribute('data-event');
  await page.goto(`${url}/program/futbol/mac-detay/${event ?? ''}`);
  const cards = page.locator('[data-card]');
  await cards.locator('button[data-outcome]').first().waitFor({ timeout: WAIT_MS });
  return `${await cards.count()} markets`;
}

async function live(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/program/canli/futbol`);
  const score = page.locator(SCORES);
  await score.first().waitFor({ timeout: WAIT_MS });
  await odds(page).first().waitFor({ timeout: WAIT_MS });
  const first = page.locator('article[data-event]', { has: page.locator('[data-score]') }).first();
  return (await first.innerText()).replaceAll(/\s+/g, ' ').slice(0, 90);
}

/** Resolves with the scores on screen when one of them is not what it was. */
async function scoreChange(page: Page): Promise<string> {
  const read = async (): Promise<string> => (await page.locator(SCORES).allTextContents()).join(' ');
  const before = await read();
  await page.waitForFunction(
    ([selector, known]) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ') !== known,
    [SCORES, before] as const,
    { timeout: CHANGE_MS },
  );
  return `${before} is ${await read()} now`;
}

const SCORES = 'article[data-event] [data-score]';

async function home(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/`);
  await page.locator('button[data-outcome]').first().waitFor({ timeout: WAIT_MS });
  return `${await page.locator('button[data-outcome]').count()} odds`;
}
