/** Messages about a pool coupon by the status in the response (rule play-24). */
import { expect, test } from 'vitest';
import { PATH, PLAY, boardStands, marked, playButton, price, tool } from '../support/pool-table.ts';
import { setMemberScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

test.each([
  [6, 'Kuponun alındı, onay bekliyor', 0],
  [14, 'Kuponun oluşturulamadı.', 15],
])('a coupon answered with status %i is not reported as made: "%s"', async (status, words, marks) => {
  const { open, server } = await setMemberScreen({ balance: 1_000 }, { server: { events: 300 } });
  const page = await open(PATH);
  await boardStands(page);
  await tool(page, /^Rastgele/).click();
  await expect.poll(() => price(page)).toContain('10,00');
  const body = { isSuccess: true, data: { betSlipId: 'st1', status }, message: '' };
  await server.fault({ method: 'POST', path: PLAY, status: 200, body, times: 1 });
  await playButton(page).click();
  await main(page).getByText(words).first().waitFor();
  expect(await main(page).getByText('Kuponun oluştu', { exact: true }).count()).toBe(0);
  expect(await marked(page)).toBe(marks);
});
