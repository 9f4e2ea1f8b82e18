/** Notices: each opens in the sheet of contracts, which marks it as read. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setMemberScreen } from '../support/screen/screen.ts';
import { callsOf, dialog, endsAt, main } from '../support/sign-in.ts';

const PATH = '/profil/bilgilendirmeler';
const notices = (page: Page) => page.locator('main [data-notice]');
const unread = (page: Page) => notices(page).filter({ hasText: 'Okunmadı' });

test.each([{}, 'second' as const])('notices are marked as read when opened: dialect %j', async (dialect) => {
  const { open, server } = await setMemberScreen({ notices: 4 }, { server: { dialect } });
  const page = await open(PATH);
  await expect.poll(() => notices(page).count()).toBe(4);
  expect(await unread(page).count()).toBe(1);
  const title = 'Üyelik sözleşmesi güncellendi';
  expect(await notices(page).first().innerText()).toContain(title);
  await notices(page).first().click();
  await expect.poll(() => dialog(page).innerText()).toContain('Para çekme süreleri');
  await dialog(page).getByRole('button', { name: 'Anladım' }).click();
  await expect.poll(() => unread(page).count()).toBe(0);
  // A notice that is opened again is not marked again.
  await notices(page).first().click();
  await dialog(page).getByRole('button', { name: 'Anladım' }).click();
  expect(await callsOf(server, 'inbox/notices/read')).toBe(1);
});

test('an empty list shows a message', async () => {
  const { open } = await setMemberScreen();
  const page = await open(PATH);
  await main(page).getByText('Bilgilendirme yok').waitFor();
});

test('a failure shows an error, and the list loads after "Tekrar dene"', async () => {
  const { open, server } = await setMemberScreen({ notices: 1 });
  await server.fault({ method: 'GET', path: '/api/inbox/notices', status: 503 });
  const page = await open(PATH);
  const again = main(page).getByRole('alert').getByRole('button', { name: 'Tekrar dene' });
  await again.waitFor();
  await server.clearFaults();
  await again.click();
  await expect.poll(() => notices(page).count()).toBe(1);
});

test('a notice that cannot be marked as read can still be read', async () => {
  const { open, server } = await setMemberScreen({ notices: 1 });
  await server.fault({ method: 'POST', path: '/api/inbox/notices/read', status: 404 });
  const page = await open(PATH);
  await notices(page).first().click();
  await dialog(page).getByRole('button', { name: 'Anladım' }).click();
  expect(await unread(page).count()).toBe(1);
});

test('the profile leads to the notices', async () => {
  const { open } = await setMemberScreen();
  const page = await open('/profil');
  await main(page)
    .getByRole('link', { name: /^Bilgilendirmeler/ })
    .click();
  await endsAt(page, PATH);
});
