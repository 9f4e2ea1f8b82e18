/** Decisions based on the balances do not depend on the session call alone. */
import { test } from 'vitest';
import { setMemberScreen } from '../support/screen/screen.ts';

test('a member whose retailer is passive is led to another while the session cannot be read', async () => {
  const { server, open } = await setMemberScreen({ retailer: 'Passive' });
  await server.fault({ method: 'GET', path: 'players/session', status: 503 });
  const page = await open('/program/futbol');
  await page.getByText('Bayi Seçmelisin').first().waitFor();
});
