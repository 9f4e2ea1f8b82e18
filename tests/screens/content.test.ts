/**
 * Content to read: help and its search, documents, news, market types, special pages, and the footer that links to
 * them.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import { infoPages } from '../../src/routes/content-routes.ts';
import { BASKETBALL, firstOf, running } from '../support/program.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

const dialects = [{}, 'second'] as const;
const heading = (page: Page) => page.locator('main h1');
const field = (page: Page) => page.locator('main [role="combobox"]');
const options = (page: Page) => page.locator('main [role="option"]');
const article = (page: Page) => main(page).locator('[data-article]');

describe('the help', () => {
  test('shows topics, a search by keyboard, an article and a link to the next', async () => {
    const { open } = await setScreen();
    const page = await open('/yardim');
    await expect.poll(() => page.locator('main h2').count()).toBeGreaterThan(6);
    await field(page).fill('ce');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await field(page).fill('cevrim');
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
    expect(await main(page).locator('mark').first().innerText()).toBe('Çevrim');
    await field(page).press('ArrowDown');
    const chosen = options(page).first();
    expect(await chosen.getAttribute('aria-selected')).toBe('true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await field(page).press('Escape');
    expect(await options(page).count()).toBe(0);
    await field(page).press('Escape');
    expect(await field(page).inputValue()).toBe('');
    await field(page).fill('para çek');
    await expect.poll(() => options(page).count()).toBeGreaterThan(1);
    await field(page).press('ArrowUp');
    expect(await options(page).last().getAttribute('aria-selected')).toBe('true');
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await endsAt(page, '/yardim/detay/para-cekme-29878');
    await expect.poll(() => heading(page).innerText()).toBe('Nasıl para çekerim, ne kadar sürer?');
    await main(page).getByRole('link', { name: 'Çevrim şartı nedir?' }).click();
    await expect.poll(() => heading(page).innerText()).toBe('Çevrim şartı nedir?');
    await main(page).getByRole('link', { name: 'Yardım', exact: true }).click();
    await endsAt(page, '/yardim');
    // The search wrote nothing into the address (rule content-3).
    expect(new URL(page.url()).search).toBe('');
  });

  test('reports a search that fails, and searches once it can', async () => {
    const { open, server } = await setScreen();
    await server.fault({ method: 'GET', path: 'content/FaqCollectionSearch', status: 503 });
    const page = await open('/yardim');
    await field(page).fill('kupon');
    const alert = main(page).getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('Arama sırasında bir hata oluştu.');
    await server.clearFaults();
    await alert.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.poll(() => options(page).count()).toBeGreaterThan(0);
  });

  test.each(dialects)(
    'shows responsible gaming, the rules of a sport, and a message for an unknown address: dialect %j',
    async (dialect) => {
      const { open } = await setScreen({ server: { dialect } });
      const page = await open('/yardim/detay/sorumlu-oyun-hakkinda');
      await expect.poll(() => heading(page).innerText()).toBe('Sorumlu oyun hakkında');
      await page.goto('/yardim/basketbol/detay/oyun-kurallari');
      await expect.poll(() => heading(page).innerText()).toBe('Basketbol bahis kuralları');
      await page.goto('/yardim/detay/boyle-bir-konu-yok');
      await main(page).getByText('İçerik bulunamadı.').waitFor();
      await main(page).getByRole('link', { name: 'Yardım' }).last().click();
      await endsAt(page, '/yardim');
    },
  );
});

test('a linked file among related content opens in a new tab', async () => {
  const { open, server } = await setScreen();
  const related = [
    { title: 'Kurallar', url: '/dosya/kurallar.pdf' },
    { title: 'Haberler', url: '/spor-haberleri' },
  ];
  const data = { url: 'oyun', title: 'Oyun', contents: { text: '<p>Metin</p>' }, related };
  await server.fault({ method: 'GET', path: 'content/content_detail', body: { isSuccess: true, data, message: '' } });
  const page = await open('/yardim/detay/oyun');
  const targetOf = (name: string): Promise<string | null> =>
    main(page).getByRole('link', { name }).getAttribute('target');
  expect([await targetOf('Kurallar'), await targetOf('Haberler')]).toEqual(['_blank', null]);
});

test('the sheet of a consent shows the text and links to its page', async () => {
  const { open } = await setScreen();
  const page = await open('/uye-ol');
  await main(page).getByRole('button', { name: 'Üyelik Sözleşmesi' }).first().click();
  const sheet = page.getByRole('dialog');
  const words = 'Bir kişinin yalnızca bir üyeliği olabilir';
  await expect.poll(() => sheet.innerText()).toContain(words);
  const link = sheet.getByRole('link', { name: 'Ayrı sayfada aç ve yazdır' });
  const href = (await link.getAttribute('href')) ?? '';
  await page.goto(href);
  await expect.poll(() => article(page).innerText()).toContain(words);
});

test('every link of the footer leads to a page with content', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/program/basketbol');
  const links = page.locator('footer a');
  await links.first().waitFor();
  const paths = [...new Set(await Promise.all((await links.all()).map((link) => link.getAttribute('href'))))];
  expect(paths.length).toBeGreaterThan(17);
  expect(paths).toEqual(expect.arrayContaining(infoPages.map(({ slug }) => `/bilgi/${slug}`)));
  expect(paths).toContain('/yardim/basketbol/detay/oyun-kurallari');
  // The rules of the current sport are in the footer only beside a sport.
  for (const path of paths.filter((each) => each?.endsWith('oyun-kurallari') === false)) {
    // Links are followed in sequence within the product, as a reader would.
    // oxlint-disable-next-line no-await-in-loop
    await page.locator(`footer a[href="${path}"]`).first().click();
    // oxlint-disable-next-line no-await-in-loop
    await endsAt(page, path ?? '');
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => heading(page).count()).toBe(1);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(async () => (await main(page).innerText()).length).toBeGreaterThan(60);
    // oxlint-disable-next-line no-await-in-loop
    expect(await main(page).innerText(), path ?? '').not.toMatch(/bulunamadı|yakında|kısa süre içinde/i);
  }
  await page.goto(`/bilgi/${infoPages[0].slug}`);
  await main(page).getByRole('button', { name: 'Yazdır' }).waitFor();
});

describe('news', () => {
  test.each(dialects)(
    'sixteen news are listed newest first, and one can be read, shared and followed by the next: dialect %j',
    async (dialect) => {
      const { open } = await setScreen({ server: { dialect } });
      const page = await open('/spor-haberleri');
      const cards = main(page).locator('[data-news]');
      await expect.poll(() => cards.count()).toBe(16);
      expect(await cards.first().innerText()).toContain('Derbi haftası başlıyor');
      const pictures = main(page).locator('[data-news] img');
      expect(await pictures.first().getAttribute('loading')).toBe('eager');
      expect(await pictures.nth(5).getAttribute('loading')).toBe('lazy');
      await cards.nth(2).getByRole('link').click();
      await endsAt(page, '/spor-haberleri/kadin-voleybol-yari-final-48208');
      await expect.poll(() => heading(page).innerText()).toBe('Sultanlar yarı finalde');
      await main(page).getByRole('button', { name: 'Paylaş' }).click();
      await main(page).getByText('Bağlantı').first().waitFor();
      await main(page).getByRole('list').last().getByRole('link').first().click();
      await expect.poll(() => heading(page).innerText()).not.toBe('Sultanlar yarı finalde');
    },
  );

  test('a news list that cannot be loaded shows an error', async () => {
    const { open, server } = await setScreen();
    await server.fault({ method: 'GET', path: 'content/News', status: 503 });
    const page = await open('/spor-haberleri');
    const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
    await again.waitFor();
    await server.clearFaults();
    await again.click();
    await expect.poll(() => main(page).locator('[data-news]').count()).toBe(16);
  });
});

describe('special pages', () => {
  test('a market type is found by its words and its sport, with rule and example', async () => {
    const { open } = await setScreen();
    const page = await open('/market-sorgulama');
    const rules = main(page).locator('[data-market]');
    await expect.poll(() => rules.count()).toBe(60);
    await main(page).getByRole('searchbox', { name: 'Bahis türü ara' }).fill('cifte sans');
    await endsAt(page, '/market-sorgulama?ara=cifte+sans');
    await expect.poll(() => rules.count()).toBeLessThan(20);
    await main(page).getByRole('link', { name: 'Futbol', exact: true }).click();
    await endsAt(page, '/market-sorgulama?ara=cifte+sans&spor=futbol');
    await page.reload();
    await rules.first().waitFor();
    await rules.first().locator('summary').click();
    await main(page).getByText('Üç sonuçtan ikisi birden seçilir').first().waitFor();
    expect(await main(page).locator('figure li').first().innerText()).toBe('1 ve 0');
  });

  test('a tracker page shows the product’s own score if no tracker is configured, and a message if the match does not exist', async () => {
    const { open, server } = await setScreen();
    const event = firstOf(running(server, BASKETBALL), 'running basketball match');
    const page = await open(`/lmt-old/${event.bri}`);
    await main(page).locator(`[data-event="${event.i}"]`).waitFor();
    expect(await main(page).locator('iframe').count()).toBe(0);
    await main(page).getByRole('link', { name: 'Maçın bahisleri' }).click();
    await endsAt(page, `/program/basketbol/mac-detay/${event.i}`);
    await page.goto('/lmt-old/1');
    await main(page).getByText('Bu maç programda yok').waitFor();
  });

  test('the EuroLeague page has matches with odds, a table, and news', async () => {
    const { open } = await setScreen({ server: { events: 300 } });
    const page = await open('/euroleague-avrupa-basketbol-ligi');
    await expect.poll(() => main(page).locator('[data-outcome]').count()).toBeGreaterThan(1);
    await expect.poll(() => main(page).locator('[data-news]').count()).toBe(2);
    await expect.poll(() => main(page).locator('tbody tr').count()).toBeGreaterThan(9);
    expect(await main(page).locator('tbody').innerText()).toContain('Fenerbahçe');
    const all = main(page).getByRole('link', { name: 'Bütün maçlar ve bahisler' });
    expect(await all.getAttribute('href')).toMatch(/^\/program\/basketbol\?lig=\d+/);
  });
});

test('the home page has the order received at the last visit, and never reorders during one', async () => {
  const { open, server } = await setScreen();
  const page = await open('/');
  const titles = (): string[] => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  await main(page).locator('[data-html-section]').waitFor();
  const before = titles();
  expect(before.indexOf('Şimdi canlı')).toBe(0);
  expect(before.indexOf('Popüler bahisler')).toBeLessThan(before.indexOf('Spor haberleri'));
  await expect.poll(() => main(page).locator('[data-news]').count()).toBe(4);
  await expect.poll(() => main(page).locator('[data-slide]').count()).toBe(4);
  const types = ['news', 'upcomingEvents', 'liveEvents'];
  const sections = types.map((type, order) => ({ id: type, type, title: type === 'news' ? 'Gündem' : '', order }));
  await server.fault({ method: 'GET', path: 'content/home-content', body: { isSuccess: true, data: { sections } } });
  await page.reload();
  await expect.poll(() => localStorage.getItem(`${STORAGE_PREFIX}:ui`) ?? '').toContain('"homeOrder":["news"');
  expect(titles()[0]).toBe('Şimdi canlı');
  await page.reload();
  await main(page).getByRole('heading', { name: 'Gündem' }).waitFor();
  await expect
    .poll(() => titles().filter((title) => /Gündem|Birazdan|Şimdi canlı/.test(title)))
    .toEqual(['Gündem', 'Birazdan', 'Şimdi canlı']);
  expect(await main(page).locator('[data-slide]').count()).toBe(0);
});
