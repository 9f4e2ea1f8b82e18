/** Each kind of page opens by its address from the built product. `tests/screens` covers all addresses. */
import { expect, test } from 'vitest';
import { FOOTBALL, firstOf, preMatch, running } from '../support/program.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('a page of each kind opens by a link and by its address; a wrong address shows an error page', async () => {
  const { open, server } = await setStage(browser());
  const upcoming = firstOf(preMatch(server, FOOTBALL), 'football match to come').i;
  const live = firstOf(running(server, FOOTBALL), 'running football match').i;
  const page = await open('/program/motor-sporlari');
  const untilSound = async (path: string, shows: string): Promise<void> => {
    await page.locator(shows).first().waitFor();
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(await page.title(), path).toMatch(/ · Tribün$/);
    const text = await page.locator('body').innerText();
    expect(text, path).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\{\d\}|\{h\}|Invalid Date/);
  };
  await untilSound('/program/motor-sporlari', 'article[data-event]');
  for (const [path, shows] of [
    ['/', 'article[data-event] button[data-outcome]'],
    ['/program/canli/tenis', 'article[data-event]'],
    ['/program/tum-oranlar/basketbol', 'article[data-event]'],
    ['/populer-bahisler', 'main button[data-outcome]'],
    [`/program/futbol/mac-detay/${upcoming}`, '[data-card]'],
    ['/kolay-kuponlar', 'main button[data-outcome]'],
    ['/uye-ol', 'main form'],
    ['/uyelik/giris', 'main form'],
    ['/bayilik-basvuru-formu', 'main form'],
  ] as const) {
    const before = await page.title();
    await page.evaluate((address) => history.pushState(null, '', address), path);
    await page.waitForFunction((title) => document.title !== title, before);
    await untilSound(path, shows);
  }
  for (const [path, shows] of [
    ['/program/ozel-etkinlikler', 'article[data-event]'],
    [`/mac-detay/widget/${live}?type=ozet`, 'text=Maç özeti'],
    ['/boyle-bir-sayfa-yok', 'text=Sayfa bulunamadı'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await untilSound(path, shows);
  }
});
