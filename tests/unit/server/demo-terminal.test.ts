/** The demo account of a retailer's terminal has customers from the start. */
import { expect, test } from 'vitest';
import { createStandIn } from '../../../server/create-stand-in.ts';
import { signIn } from './member.ts';

test('the demo terminal sees the coupons of a demo customer', async () => {
  const standIn = await createStandIn({ port: 0, seed: 7, events: 60, distDir: '/nowhere', updatesPerSecond: 0 });
  try {
    const { accessToken } = await signIn({ standIn }, '05550000016');
    const answer = await fetch(`${standIn.url}/api/wager/custom-retailer-betslips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ status: [], page: 1, limit: 10 }),
    });
    expect((await answer.json()).data.items).toHaveLength(10);
  } finally {
    await standIn.close();
  }
});
