/** A coupon from the first odd to the result without a mouse, in the looks `browser` leaves. */
import { test } from 'vitest';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { playByKeyboard } from '../support/slip-by-keyboard.ts';
import { sharedBrowser } from '../support/stage.ts';

const browser = sharedBrowser();

test('on a desktop, light', () => playByKeyboard(browser(), { viewport: DESKTOP, colorScheme: 'light' }));

test('on a phone, dark', () => playByKeyboard(browser(), { viewport: PHONE, colorScheme: 'dark' }));
