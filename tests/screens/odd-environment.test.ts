/**
 * An `/environment.json` with a mistake in it: the affected area shows an error, and the rest works (rule service-15).
 */
import { expect, test } from 'vitest';
import { standInEnvironment } from '../../server/http/stand-in-environment.ts';
import { type ScreenStage, setScreen } from '../support/screen/screen.ts';
import { expectListTrue } from '../support/shown-odds.ts';

async function setOddScreen(odd: object): Promise<ScreenStage> {
  const stage = await setScreen();
  await stage.server.fault({ method: 'GET', path: '/environment.json', body: { ...standInEnvironment(), ...odd } });
  return stage;
}
const { services } = standInEnvironment();

test.each([
  ['is missing', undefined],
  ['is null', null],
  ['cannot be parsed', 'http://'],
])('an area that %s shows that its service is unreachable, and the rest works', async (_what, content) => {
  const { server, open } = await setOddScreen({ services: { ...services, content } });
  const page = await open('/spor-haberleri');
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.innerText()).toContain('Servise şu anda ulaşılamıyor.');
  expect(await alert.innerText()).not.toContain('Tarayıcın');
  const program = await open('/program/futbol');
  await program.locator('article[data-event]').first().waitFor();
  await expectListTrue(program, server);
});

test.each<[string, object]>([
  ['null for its times', { timing: null }],
  ['null for its pictures', { images: null }],
  ['a time as text', { timing: { reconcileMs: '60000' } }],
])('an environment with %s shows the program', async (_what, odd) => {
  const { server, open } = await setOddScreen(odd);
  const page = await open('/program/futbol');
  await page.locator('article[data-event]').first().waitFor();
  await expectListTrue(page, server);
});

test('a hub with an invalid address is shown as off, and the program loads', async () => {
  const { open } = await setOddScreen({ hubs: { lite: '/sportsBookHubLite', score: 'http://' } });
  const page = await open('/program/futbol', 'painted');
  await page.locator('article[data-event]').first().waitFor();
  expect(document.documentElement.dataset['connection']).toBe('off');
});

test('a program whose service has an invalid address shows an error', async () => {
  const { open } = await setOddScreen({ services: { ...services, sportsbook: 'http://' } });
  const page = await open('/program/futbol');
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Servise şu anda ulaşılamıyor.');
});
