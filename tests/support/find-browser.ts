/** Finds a Chromium or Chrome, otherwise tries to install one, otherwise says in one sentence what to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a browser's executable; installs Playwright's own when none is on the machine. */
export function findBrowser(): string {
  const found = onThisMachine();
  if (found !== undefined) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const installed = onThisMachine();
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium or Chrome was found and none could be installed: install one, or set TRIBUN_BROWSER to its path.',
  );
}

function onThisMachine(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['TRIBUN_BROWSER'],
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...fixedPlaces,
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}
