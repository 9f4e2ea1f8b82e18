/** A member's messages: unread ones first, read in every place at once, and available without a network. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { headingOf } from '../support/member-stage.ts';
import { type MemberScreen, setMemberScreen } from '../support/screen/screen.ts';
import { callsOf, endsAt, main } from '../support/sign-in.ts';

const PATH = '/profil/mesajlar';
const rows = (page: Page) => page.locator('main li [data-message]');
const unreadRows = (page: Page) => rows(page).filter({ hasText: 'Okunmadı' });
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /hesap menüsü/ });
const headerSays = (page: Page, words: string | RegExp) =>
  expect.poll(async () => (await menuButton(page).innerText()).replace(/\s+/g, ' ')).toMatch(words);
const again = (page: Page) => main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
const letter = (page: Page) => page.locator('main article[data-message]');

const send = ({ server, player }: MemberScreen, told: object = {}): Promise<string> =>
  server.message({ playerNo: player.playerNo, ...told });

describe('the list of messages', () => {
  test('shows all of them page after page, unread ones first', async () => {
    const { open } = await setMemberScreen({ messages: 25, unread: 3 });
    const page = await open(PATH);
    await expect.poll(() => rows(page).count()).toBe(28);
    const texts = await rows(page).allInnerTexts();
    expect(texts.map((text) => text.includes('Okunmadı'))).toEqual(texts.map((_, place) => place < 3));
    await main(page).getByText('3 okunmamış mesaj').waitFor();
    expect(texts[0]).toContain('Bugün 11:00');
  });

  test('without messages shows an empty state', async () => {
    const { open } = await setMemberScreen();
    const page = await open(PATH);
    await main(page).getByText('Henüz mesajın yok').waitFor();
  });

  test('that fails shows an error, and loads after "Tekrar dene"', async () => {
    const { open, server } = await setMemberScreen({ unread: 1 });
    await server.fault({ method: 'GET', path: '/api/inbox/messages', status: 503 });
    const page = await open(PATH);
    await again(page).waitFor();
    await server.clearFaults();
    await again(page).click();
    await expect.poll(() => rows(page).count()).toBe(1);
  });

  test('can be marked as read at once', async () => {
    const { open } = await setMemberScreen({ unread: 3 });
    const page = await open(PATH);
    await headerSays(page, '3 okunmamış mesaj');
    await main(page).getByRole('button', { name: 'Tümünü okundu say' }).click();
    await expect.poll(() => unreadRows(page).count()).toBe(0);
    await main(page).getByText('Okunmamış mesajın yok').waitFor();
    expect(await main(page).getByRole('button', { name: 'Tümünü okundu say' }).count()).toBe(0);
    await expect.poll(() => menuButton(page).innerText()).not.toContain('okunmamış');
  });

  test('shows the reason when marking as read is refused', async () => {
    const { open, server } = await setMemberScreen({ unread: 1 });
    await server.fault({ method: 'POST', path: '/api/inbox/messages/read', status: 503 });
    const page = await open(PATH);
    await main(page).getByRole('button', { name: 'Tümünü okundu say' }).click();
    await expect.poll(() => main(page).getByRole('alert').innerText()).toContain('Servise şu anda ulaşılamıyor');
    expect(await unreadRows(page).count()).toBe(1);
  });

  test('opens from the profile and the header', async () => {
    const { open } = await setMemberScreen({ unread: 2 });
    const page = await open('/profil');
    await main(page)
      .getByRole('link', { name: /^Mesajlarım/ })
      .click();
    await endsAt(page, PATH);
    await menuButton(page).click();
    expect(await page.locator('#uye-menusu').getByRole('link', { name: 'Mesajlarım' }).count()).toBe(1);
    await page.goto('/profil');
    await main(page).getByRole('link', { name: '2 okunmamış mesaj', exact: true }).click();
    await endsAt(page, PATH);
  });
});

describe('a message', () => {
  test.each([{}, 'second' as const])('is marked as read everywhere when it is shown: dialect %j', async (dialect) => {
    const { open, server } = await setMemberScreen({ messages: 4, unread: 2 }, { server: { dialect } });
    const page = await open(PATH);
    await expect.poll(() => unreadRows(page).count()).toBe(2);
    await headerSays(page, '2 okunmamış mesaj');
    await unreadRows(page).first().click();
    await letter(page).waitFor();
    await headerSays(page, '1 okunmamış mesaj');
    expect(await callsOf(server, 'inbox/messages/read')).toBe(1);
    await main(page).getByRole('link', { name: 'Mesajlarım' }).click();
    await endsAt(page, PATH);
    await expect.poll(() => unreadRows(page).count()).toBe(1);
  });

  test('that was read before is not marked again', async () => {
    const { open, server } = await setMemberScreen({ messages: 2 });
    const page = await open(PATH);
    await rows(page).first().click();
    await letter(page).waitFor();
    expect(await callsOf(server, 'inbox/messages/read')).toBe(0);
  });

  test.each([{}, 'second' as const])(
    'that is newer than the count is marked as read as well: dialect %j',
    async (dialect) => {
      const stage = await setMemberScreen({ messages: 1 }, { server: { dialect } });
      const { open, pass, server } = stage;
      const page = await open('/profil');
      // The count is loaded and says 0 before the message arrives; the list is loaded after.
      await headerSays(page, /^(?!.*okunmamış)/);
      await send(stage, { title: 'Şimdi geldi' });
      await main(page)
        .getByRole('link', { name: /^Mesajlarım/ })
        .click();
      await expect.poll(() => unreadRows(page).count()).toBe(1);
      await unreadRows(page).first().click();
      await letter(page).waitFor();
      await pass(5_000);
      expect(await callsOf(server, 'inbox/messages/read')).toBe(1);
      await main(page).getByRole('link', { name: 'Mesajlarım' }).click();
      await endsAt(page, PATH);
      await pass(65_000);
      await expect.poll(() => unreadRows(page).count()).toBe(0);
      await headerSays(page, /^(?!.*okunmamış)/);
    },
  );

  test('is shown in full, with a link within the product', async () => {
    const stage = await setMemberScreen();
    const contents = '<p>Merhaba <b>Deniz</b></p>';
    const id = await send(stage, { title: 'Yeni oranlar', contents, url: '/kolay-kuponlar' });
    const page = await stage.open(`${PATH}/mesaj-detay/${id}`);
    await expect.poll(() => headingOf(page)).toBe('Yeni oranlar');
    expect(await letter(page).innerText()).toContain('Merhaba Deniz');
    await letter(page).getByRole('link', { name: 'Görüntüle' }).click();
    await endsAt(page, '/kolay-kuponlar');
  });

  test('opens a linked file in a new tab', async () => {
    const stage = await setMemberScreen();
    const id = await send(stage, { url: '/kampanya/kurallar.pdf' });
    const page = await stage.open(`${PATH}/mesaj-detay/${id}`);
    const link = letter(page).getByRole('link', { name: 'Görüntüle' });
    await link.waitFor();
    expect(await link.getAttribute('target')).toBe('_blank');
  });

  test.each(['https://kotu.example', '//kotu.example', 'javascript:alert(1)'])('has no link for %s', async (url) => {
    const stage = await setMemberScreen();
    const id = await send(stage, { url });
    const page = await stage.open(`${PATH}/mesaj-detay/${id}`);
    await letter(page).waitFor();
    expect(await letter(page).getByRole('link', { name: 'Görüntüle' }).count()).toBe(0);
  });

  test('can be deleted after a confirmation', async () => {
    const { open } = await setMemberScreen({ unread: 2 });
    const page = await open(PATH);
    await rows(page).first().click();
    await letter(page).getByRole('button', { name: 'Sil' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click();
    await endsAt(page, PATH);
    await expect.poll(() => rows(page).count()).toBe(1);
    await headerSays(page, '1 okunmamış mesaj');
  });

  test('that does not exist leads to the list', async () => {
    const { open } = await setMemberScreen();
    const page = await open(`${PATH}/mesaj-detay/M9`);
    await main(page).getByText('Mesaj bulunamadı').waitFor();
    await main(page).getByRole('link', { name: 'Mesajlarım', exact: true }).last().click();
    await endsAt(page, PATH);
  });

  test('that cannot be loaded shows an error, and loads after "Tekrar dene"', async () => {
    const { open, server } = await setMemberScreen({ unread: 1 });
    await server.fault({ method: 'GET', path: 'inbox/messages/M1000', status: 503 });
    const page = await open(`${PATH}/mesaj-detay/M1000`);
    await again(page).waitFor();
    await server.clearFaults();
    await again(page).click();
    await letter(page).waitFor();
  });
});

describe('a message that arrives while the app is open', () => {
  test('is counted and shown within a minute', async () => {
    const stage = await setMemberScreen({ unread: 1 });
    const page = await stage.open(PATH);
    await expect.poll(() => rows(page).count()).toBe(1);
    await send(stage, { title: 'Şimdi geldi' });
    await stage.pass(65_000);
    await headerSays(page, '2 okunmamış mesaj');
    await expect.poll(() => rows(page).first().innerText()).toContain('Şimdi geldi');
  });

  test("sets the app's badge, which is cleared with the session", async () => {
    const badges: number[] = [];
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    });
    const stage = await setMemberScreen({ unread: 1 });
    const page = await stage.open('/profil');
    await expect.poll(() => badges.at(-1)).toBe(1);
    await send(stage);
    await stage.pass(65_000);
    await expect.poll(() => badges.at(-1)).toBe(2);
    await main(page).getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await page.getByRole('banner').getByText('Giriş yap').waitFor();
    await expect.poll(() => badges.at(-1)).toBe(0);
  });
});

test('without a network all actions are disabled, with a reason', async () => {
  const { open, context } = await setMemberScreen({ unread: 1 });
  const page = await open(PATH);
  await expect.poll(() => rows(page).count()).toBe(1);
  await context.setOffline(true);
  await main(page).getByText('Çevrimdışıyken mesajların okundu sayılamaz ve silinemez.').waitFor();
  expect(await main(page).getByRole('button', { name: 'Tümünü okundu say' }).isEnabled()).toBe(false);
});
