/** The first-use hints and the tours a player starts, as a player sees them. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

export const tour = (page: Page): Locator => page.getByRole('dialog', { name: 'Kısa tanıtım' });
export const next = (page: Page): Locator => tour(page).getByRole('button', { name: 'Devam' });
export const heading = (page: Page): Promise<string> => tour(page).getByRole('heading').innerText();

export const slipSteps = ['Seçimlerin burada', 'Kombine ya da sistem', 'Ne kadarlık oynuyorsun?', 'Kazancın ve Oyna'];
/** Targets of the tour's steps, by their `data-tour` names. */
export const slipTargets = ['slip-item', 'slip-kind', 'slip-stake', 'slip-foot'];

/** The small note beside the explained element. */
export const hint = (page: Page): Locator => page.getByRole('note');
export const openSlipTour = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Kuponu tanı' }).filter({ visible: true }).click();
export const openKingTour = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Kral Oran nedir?' }).click();

/** Expects that the step's target is highlighted, whole and beside the card. */
export async function expectLit(page: Page, target: string): Promise<void> {
  const seen = (): Promise<string> =>
    page.evaluate((name) => {
      const box = document.querySelector(`[data-tour="${name}"]`)?.getBoundingClientRect();
      const [light, card] = [...document.querySelectorAll('dialog[aria-label="Kısa tanıtım"] > div')].map((each) =>
        each.getBoundingClientRect(),
      );
      if (box === undefined || light === undefined || card === undefined) return 'nothing';
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const off = Math.hypot(light.left + light.width / 2 - middle.x, light.top + light.height / 2 - middle.y);
      if (off > 4 || light.left < 0 || light.right > innerWidth) return 'light elsewhere';
      if (box.top < 0 || box.bottom > innerHeight) return 'target out of sight';
      const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
      if (!inside) return 'card out of sight';
      const apart =
        card.bottom <= box.top || card.top >= box.bottom || card.right <= box.left || card.left >= box.right;
      return apart ? 'lit' : 'card over it';
    }, target);
  await expect.poll(seen, { message: target }).toBe('lit');
}
