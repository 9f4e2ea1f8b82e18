/** Saved slips without a network: readable, and not to be opened. */
import { expect, test } from 'vitest';
import { setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';
import { saveSlips } from '../support/saved-slips.ts';
import { untilConnection } from '../support/stage.ts';

test('without a network they are read and not opened, and it says why', async () => {
  const { server, player, open } = await setMemberScreen({}, { server: { events: 300 } });
  await saveSlips(server, player, 3);
  const page = await open('/profil/kuponlarim/kayitli');
  const openIt = main(page)
    .getByRole('button', { name: /kuponunu aç$/ })
    .first();
  await openIt.waitFor();
  expect(await openIt.isEnabled()).toBe(true);
  await server.fault({ method: 'GET', path: '/api/betslip/saved-betslips', drop: 'before' });
  await server.hubs('refuse');
  await server.hubs('drop');
  await untilConnection(page, 'connecting');
  // Looked at again, it is what it was.
  const lists = page.getByRole('navigation', { name: 'Kupon listeleri' });
  await lists.getByRole('link', { name: 'Kaybeden' }).click();
  await lists.getByRole('link', { name: 'Kayıtlı' }).click();
  await main(page)
    .getByText(/^Çevrimdışı · son güncelleme/)
    .waitFor();
  await main(page).getByText('Çevrimdışıyken kayıtlı kuponların açılamaz ve silinemez.').waitFor();
  expect(await openIt.isEnabled()).toBe(false);
});
