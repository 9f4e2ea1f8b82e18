/** A slip is passed from one browser to another by its short code, and by a text shared with the installed product. */
import { expect, test } from 'vitest';
import { setMemberStage } from '../support/member-stage.ts';
import { qrOnScreen } from '../support/read-qr.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { choose, items, slipOf } from '../support/slip.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('a code created in one browser opens the slip in another, typed or shared as a text', async () => {
  const { server, open } = await setMemberStage(browser());
  const page = await open('/program/futbol');
  const spots = await choose(page, 3);
  await slipOf(page).getByRole('button', { name: 'Kodla paylaş' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kodla paylaş' });
  const spoken = await dialog.getByText(/Kupon kodu: \d( \d){5}/).innerText();
  const code = spoken.replace(/\D/g, '');
  // Large enough for the scanner of a desk (rule sharing-12).
  const drawn = await dialog.getByRole('img', { name: 'Kupon kodunun karekodu' }).locator('svg').boundingBox();
  expect(drawn?.width).toBeGreaterThanOrEqual(260);
  expect(await violationsOf(page)).toEqual([]);

  const context = await browser().newContext({ baseURL: server.url, serviceWorkers: 'block', viewport: DESKTOP });
  try {
    const visitor = await context.newPage();
    await visitor.goto('/paylasilan-kuponlar');
    await visitor.getByRole('textbox', { name: 'Kupon kodu' }).pressSequentially(code);
    const there = visitor.getByRole('list', { name: 'Kuponun seçimleri' }).getByRole('listitem');
    await expect.poll(() => there.count()).toBe(3);
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Kuponuma ekle' }).click();
    await expect.poll(() => items(slipOf(visitor)).count()).toBe(spots.length);

    const text = `Kuponum: ${server.url}/paylasilan-kuponlar?kod=${code} Bol şans!`;
    await visitor.goto(`/paylasilan-kuponlar?title=&text=${encodeURIComponent(text)}`);
    await expect.poll(() => there.count()).toBe(3);
    expect(new URL(visitor.url()).search).toBe(`?kod=${code}`);
  } finally {
    await context.close();
  }
});

test.each(['light', 'dark'] as const)(
  'sharing-12: another decoder reads the code for the retailer and the address for a friend from the screen (%s theme)',
  async (colorScheme) => {
    const { server, open } = await setMemberStage(browser(), {}, { context: { viewport: DESKTOP, colorScheme } });
    const page = await open('/program/futbol');
    await choose(page, 1);
    await slipOf(page).getByRole('button', { name: 'Kodla paylaş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kodla paylaş' });
    const spoken = await dialog.getByText(/Kupon kodu: \d( \d){5}/).innerText();
    const code = spoken.replace(/\D/g, '');
    const drawn = (name: string) => qrOnScreen(dialog.getByRole('img', { name }));
    expect(await drawn('Kupon kodunun karekodu')).toBe(code);
    await page.setViewportSize(PHONE);
    expect(await drawn('Kupon kodunun karekodu')).toBe(code);
    await dialog.getByRole('button', { name: 'Arkadaşına okut' }).click();
    expect(await drawn('Kupon bağlantısının karekodu')).toBe(`${server.url}/paylasilan-kuponlar?kod=${code}`);
  },
);
