/** Multipliers of a pool coupon: misli and number of coupons, as typed fields. */
import { expect, test } from 'vitest';
import { PATH, boardStands, price, tool } from '../support/pool-table.ts';
import { setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const money = (tl: string): string => `${tl}\u00a0₺`;

test.each(['Misli', 'Kupon adedi'])(
  '%s can be typed again after its field was emptied, and is one if the field stays empty',
  async (label) => {
    const { open } = await setScreen({ server: { events: 300 } });
    const page = await open(PATH);
    await boardStands(page);
    await tool(page, /^Rastgele/).click();
    await expect.poll(() => price(page)).toBe(money('10,00'));
    const field = main(page).getByLabel(label, { exact: true });

    await field.press('End');
    await field.press('Backspace');
    expect(await field.inputValue()).toBe('');
    await field.press('5');
    expect(await field.inputValue()).toBe('5');
    await expect.poll(() => price(page)).toBe(money('50,00'));

    await field.fill('12');
    await expect.poll(() => price(page)).toBe(money('120,00'));
    await field.press('End');
    await field.press('Backspace');
    await field.press('Backspace');
    await field.pressSequentially('20a');
    expect(await field.inputValue()).toBe('20');
    await expect.poll(() => price(page)).toBe(money('200,00'));

    // An empty field costs as much as the minimum.
    await field.fill('');
    await expect.poll(() => price(page)).toBe(money('10,00'));
    await field.press('0');
    expect(await field.inputValue()).toBe('0');
    await field.blur();
    expect(await field.inputValue()).toBe('1');

    await field.fill('');
    await tool(page, `${label} artır`).click();
    expect(await field.inputValue()).toBe('2');
    await expect.poll(() => price(page)).toBe(money('20,00'));
  },
);
