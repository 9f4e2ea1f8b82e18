/** What the bench measures against is made of the product's own rows, and goes along with them. */
import { expect, onTestFinished, test } from 'vitest';
import { buildListPage } from '../../bench/peers/build-list-page.ts';

test('the list rendered on a server is built for both sides', async () => {
  const peer = await buildListPage();
  onTestFinished(() => peer.remove());
  expect(peer.render).toBeTypeOf('function');
  expect((await peer.file('client.js')).length).toBeGreaterThan(10_000);
});
