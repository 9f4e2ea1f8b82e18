/** Whether the app configuration was loaded is kept on the device (rule content-10). */
import { expect, test } from 'vitest';
import { STORAGE_PREFIX } from '../../src/contract/names.ts';
import { setScreen } from '../support/screen/screen.ts';

const flag = (): unknown => JSON.parse(localStorage.getItem(`${STORAGE_PREFIX}:ui`) ?? '{}').appConfigFlag;

test('the flag is true after a load', async () => {
  const { open } = await setScreen();
  await open('/populer-bahisler');
  await expect.poll(flag).toBe(true);
});

test('and false after a failure, which leaves the defaults in force', async () => {
  const { server, open } = await setScreen();
  await server.fault({ method: 'GET', path: 'content/appconfig', status: 503 });
  await open('/populer-bahisler');
  await expect.poll(flag).toBe(false);
});
