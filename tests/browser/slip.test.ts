/** The slip in a real browser. `tests/screens/slip.test.ts` covers its figures. */
import { expect, test } from 'vitest';
import {
  banker,
  choose,
  couponCount,
  figures,
  items,
  kind,
  lira,
  multiplier,
  openTerms,
  priceWords,
  slipOf,
  system,
} from '../support/slip.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

test('two tabs share one slip, whichever of them changes it', async () => {
  const { open } = await setStage(browser());
  const page = await open('/program/futbol');
  // The tab is brought to front for the taps, because a background tab is slow.
  await choose(page, 4);
  const other = await open('/program/basketbol');
  const [one, two] = [slipOf(page), slipOf(other)];
  await expect.poll(() => items(two).count()).toBe(4);
  await kind(two, 'Sistem').click();
  await system(two, 3).click();
  await banker(one, 2).click();
  await openTerms(two);
  await multiplier(two).fill('88');
  await openTerms(one);
  await couponCount(one).fill('2');
  expect(await violationsOf(page)).toEqual([]);
  const labels = ['Kupon bedeli', 'Toplam bedel', 'Toplam oran', 'Maks. kazanç'];
  await expect
    .poll(() => figures(one, labels.slice(0, 2)))
    .toEqual({ 'Kupon bedeli': lira(26_400), 'Toplam bedel': lira(52_800) });
  await expect.poll(() => priceWords(two).innerText()).toContain('3 kolon × 88 misli × 2 kupon');
  await expect.poll(() => figures(two, labels)).toEqual(await figures(one, labels));
  expect(await kind(one, 'Sistem').getAttribute('aria-pressed')).toBe('true');
  expect(await banker(two, 2).getAttribute('aria-pressed')).toBe('true');
  expect(await multiplier(one).inputValue()).toBe('88');
});
