/** A real browser for tests: flags that keep it off the network, and a profile of its own. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';

export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: browserArguments });
}

export interface Profile {
  context: BrowserContext;
  close(): Promise<void>;
}

/**
 * A persistent profile: private contexts refuse installation. `viewport` and `colorScheme` as a test wants them;
 * `preferences` are the browser's own, as its settings page would write them.
 */
export async function launchProfile(
  options: Parameters<typeof chromium.launchPersistentContext>[1] = {},
  preferences?: object,
): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-'));
  if (preferences !== undefined) {
    await mkdir(join(folder, 'Default'));
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  }
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: browserArguments,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    ...options,
  });
  return {
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
