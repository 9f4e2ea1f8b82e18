/** Addresses of the previous site redirect to their counterparts (rule navigation-22). */
import { expect, test } from 'vitest';
import { FOOTBALL, detailPath, firstOf, preMatch } from '../support/program.ts';
import { setScreen } from '../support/screen/screen.ts';
import { endsAt, main } from '../support/sign-in.ts';

test('old addresses of a match, an editor and a group of special events redirect to their pages', async () => {
  const stage = await setScreen({ server: { events: 300 } });
  const { i, hn = '' } = firstOf(preMatch(stage.server, FOOTBALL), 'football match');
  const path = detailPath('futbol', i);
  const page = await stage.open(path.replace(String(i), `1/${i}/ozet?t=1`));
  await endsAt(page, `${path}/ozet?t=1`);
  await page.locator('main header[data-event]').getByText(hn).first().waitFor();
  await page.goto(path.replace(String(i), `1/${i}`));
  await endsAt(page, path);

  await page.goto('/yazar-yorumlari/ece-yalcinkaya-1');
  await expect.poll(() => main(page).getByRole('heading', { level: 1 }).innerText()).toBe('Ece Yalçınkaya');

  await page.goto('/program/ozel-etkinlikler/sampiyonlar-ligi');
  await main(page).getByRole('heading', { name: 'Özel etkinlikler · Tüm Sporlar' }).waitFor();
});
