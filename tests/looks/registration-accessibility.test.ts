/** axe on the steps of a registration, on a phone in the dark theme and on a desktop in the light one. */
import { describe, expect, test } from 'vitest';
import {
  atStep,
  codeField,
  continueButton,
  errorModal,
  recommended,
  toCode,
  toResult,
  toRetailer,
} from '../support/registration.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { setStage, sharedBrowser } from '../support/stage.ts';
import { untilLoaded } from '../support/until-loaded.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

describe('axe finds no violation in the registration', () => {
  test.for([
    ['on a phone, dark', PHONE, 'dark'],
    ['on a desktop, light', DESKTOP, 'light'],
  ] as const)('%s', async ([, viewport, colorScheme]) => {
    const { server, open } = await setStage(browser(), {
      context: { viewport, colorScheme, reducedMotion: 'reduce', hasTouch: viewport === PHONE },
    });
    const page = await open('/uye-ol');
    const found: Record<string, string[]> = {};
    const look = async (at: string): Promise<void> => {
      await untilLoaded(page, 'main');
      const violations = await violationsOf(page);
      if (violations.length > 0) found[at] = violations;
    };
    await atStep(page, 'form');
    await look('step 1');
    await continueButton(page).click();
    await page.getByText('Formda hiçbir alan boş bırakılamaz').waitFor();
    await look('step 1 with faults');
    await page.getByRole('button', { name: 'Üyelik Sözleşmesi' }).click();
    await page.getByRole('button', { name: 'Okudum, onaylıyorum' }).waitFor();
    await look('contract sheet');
    await page.keyboard.press('Escape');
    await toCode(page);
    await look('step 2');
    await page.getByRole('button', { name: 'Telefon numaramı değiştir' }).click();
    await look('step 2, another number');
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await codeField(page).fill('000000');
    await errorModal(page);
    await look('error modal');
    await page.keyboard.press('Escape');
    await toRetailer(page, server);
    await recommended(page).waitFor();
    await look('step 3');
    await toResult(page);
    await look('result');
    expect(found).toEqual({});
  });
});
