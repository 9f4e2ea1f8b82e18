/** The device stores a flag that the app configuration was loaded (rule content-10). */
import { expect, test } from 'vitest';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import { setScreen } from '../support/screen/screen.ts';

const flag = (): unknown => JSON.parse(localStorage.getItem(`${STORAGE_PREFIX}:ui`) ?? '{}').appConfigFlag;

test('the stored flag is true after a load, and false after a failure', async () => {
  const { server, open } = await setScreen();
  const page = await open('/populer-bahisler');
  await expect.poll(flag).toBe(true);
  await server.fault({ method: 'GET', path: 'content/appconfig', status: 503 });
  await page.reload();
  await expect.poll(flag).toBe(false);
  await server.clearFaults();
  await page.reload();
  await expect.poll(flag).toBe(true);
});
