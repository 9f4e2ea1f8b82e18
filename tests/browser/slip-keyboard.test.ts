/** A coupon played by keyboard from the first odd to the result, on a desktop and on a phone. */
import { test } from 'vitest';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { playByKeyboard } from '../support/slip-by-keyboard.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('a coupon is played by keyboard alone on a desktop', () =>
  playByKeyboard(browser(), { viewport: DESKTOP, colorScheme: 'dark' }));

test('a coupon is played by keyboard alone on a phone', () =>
  playByKeyboard(browser(), { viewport: PHONE, colorScheme: 'light' }));
