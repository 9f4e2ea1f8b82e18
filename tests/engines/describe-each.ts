/** Runs the same tests in every other browser; one that is not installed is named as skipped. */
import { firefox as firefoxType, webkit as webkitType } from 'playwright';
import { describe } from 'vitest';
import { orBuiltByPlaywright } from './built-by-playwright.ts';
import { firefox } from './firefox.ts';
import type { BrowserKind } from './other-browser.ts';
import { webkit } from './webkit.ts';

const kinds = [orBuiltByPlaywright(firefox, firefoxType), orBuiltByPlaywright(webkit, webkitType)];

/** @param more browsers to which the test belongs as well */
export function describeEach(body: (kind: BrowserKind) => void, more: readonly BrowserKind[] = []): void {
  for (const kind of [...more, ...kinds]) {
    const installed = kind.isInstalled();
    if (!installed) console.warn(`${kind.name} is not installed, its tests are skipped. ${kind.remedy}`);
    describe.skipIf(!installed)(installed ? kind.name : `${kind.name} (skipped: not installed)`, () => body(kind));
  }
}
