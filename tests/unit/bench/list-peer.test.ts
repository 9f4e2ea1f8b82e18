/** The page that the benchmark compares with is built from the product's own rows. */
import { expect, onTestFinished, test } from 'vitest';
import { buildListPage } from '../../bench/peers/build-list-page.ts';

test('the benchmark page is built for the server and for the client', async () => {
  const peer = await buildListPage();
  onTestFinished(() => peer.remove());
  expect(peer.render).toBeTypeOf('function');
  expect((await peer.file('client.js')).length).toBeGreaterThan(10_000);
});
