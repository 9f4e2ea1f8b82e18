/** A member's favourite leagues are stored by the service; a visitor's are offered to the member once. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { type MemberScreen, setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { isMember, sendSignIn } from '../support/sign-in.ts';

const UPDATE = 'update-favorite-leagues';
const stars = (page: Page) => page.getByRole('button', { name: / favori lig$/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Favori liglerin' });
const writes = async ({ server }: Pick<MemberScreen, 'server'>): Promise<number> =>
  (await server.stats()).requests[`POST /api/sportsbook/${UPDATE}`] ?? 0;

async function starOf(page: Page, place: number): Promise<{ label: string; pressed: () => Promise<string | null> }> {
  await stars(page).nth(place).waitFor();
  const label = (await stars(page).nth(place).getAttribute('aria-label')) ?? '';
  const star = page.getByRole('button', { name: label, exact: true });
  return { label, pressed: () => star.getAttribute('aria-pressed') };
}

describe('a member', () => {
  test('stores a league with the service, and sees it on another device', async () => {
    const stage = await setMemberScreen();
    const page = await stage.open('/program/futbol');
    const { label, pressed } = await starOf(page, 1);
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect.poll(pressed).toBe('true');
    await expect.poll(() => writes(stage)).toBe(1);
    // The device's storage belongs to the visitor.
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
    await page.reload();
    await expect.poll(pressed).toBe('true');
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect.poll(pressed).toBe('false');
    await expect.poll(() => writes(stage)).toBe(2);
    await page.reload();
    await starOf(page, 1);
    await expect.poll(pressed).toBe('false');
  });

  test('sees a star that the service refused reset, with the reason', async () => {
    const { server, open } = await setMemberScreen();
    const words = 'Favori ligin kaydedilemedi.';
    await server.fault({
      method: 'POST',
      path: UPDATE,
      delayMs: 400,
      body: { isSuccess: false, data: null, message: null, error: { code: 7, name: 'Full', message: words } },
    });
    const page = await open('/program/futbol');
    const { label, pressed } = await starOf(page, 1);
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect.poll(pressed).toBe('true');
    await expect.poll(pressed).toBe('false');
    await page.getByText(words).first().waitFor();
  });
});

describe('at sign-in a visitor’s leagues are offered', () => {
  async function signedInWithLeagues() {
    const stage = await setScreen();
    const player = await stage.server.player();
    const page = await stage.open('/program/futbol');
    const labels: string[] = [];
    for (const place of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop
      const { label, pressed } = await starOf(page, place);
      labels.push(label);
      // oxlint-disable-next-line no-await-in-loop
      await page.getByRole('button', { name: label, exact: true }).click();
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(pressed).toBe('true');
    }
    await page.goto('/uyelik/giris');
    await sendSignIn(page, player);
    await isMember(page);
    await question(page).waitFor();
    return { ...stage, page, labels };
  }
  const pressedOnProgram = async (page: Page, labels: string[]): Promise<(string | null)[]> =>
    Promise.all(
      labels.map((label) => page.getByRole('button', { name: label, exact: true }).getAttribute('aria-pressed')),
    );

  test('and can be added to the member’s', async () => {
    const { page, labels, server } = await signedInWithLeagues();
    await question(page).getByRole('button', { name: 'Favorilerime ekle' }).click();
    await expect.poll(() => question(page).count()).toBe(0);
    expect(await writes({ server })).toBe(2);
    await page.goto('/program/futbol');
    await starOf(page, 1);
    await expect.poll(() => pressedOnProgram(page, labels)).toEqual(['true', 'true']);
    expect(await question(page).count()).toBe(0);
  });

  test('and can be declined for good', async () => {
    const { page, labels, server, pass } = await signedInWithLeagues();
    await question(page).getByRole('button', { name: 'Hayır, ekleme' }).click();
    await expect.poll(() => question(page).count()).toBe(0);
    expect(await writes({ server })).toBe(0);
    await page.goto('/program/futbol');
    await starOf(page, 1);
    await expect.poll(() => pressedOnProgram(page, labels)).toEqual(['false', 'false']);
    await pass(3_000);
    expect(await question(page).count()).toBe(0);
  });

  test('and a refusal is reported, with the question still open', async () => {
    const { page, server } = await signedInWithLeagues();
    await server.fault({ method: 'POST', path: UPDATE, status: 503 });
    await question(page).getByRole('button', { name: 'Favorilerime ekle' }).click();
    await question(page).getByRole('alert').waitFor();
    await server.clearFaults();
    await question(page).getByRole('button', { name: 'Favorilerime ekle' }).click();
    await expect.poll(() => question(page).count()).toBe(0);
  });
});
