import { expect, test } from 'vitest';
import { openScreen } from '../support/screen/screen.ts';

test('the profile shows who it is', async () => {
  const { page, until } = await openScreen('/profil', { member: { name: 'Deniz', surname: 'Yılmaz' } });
  await until(() => page.getByRole('heading', { name: 'Deniz Yılmaz' }));
  expect(page.getByRole('link', { name: /Ayarlar/ }).getAttribute('href')).toBe('/profil/ayarlar');
});

test('again', async () => {
  const { page, until } = await openScreen('/program/futbol');
  await until(() => expect(document.querySelectorAll('[data-outcome]').length).toBeGreaterThan(3));
});
