/** A member's way through the product while the stand-in speaks otherwise (stand-in-11). */
import { expect, test } from 'vitest';
import { type DialectOptions, type Difference, differences } from '../../server/http/dialect/differences.ts';
import { untilAccessExpired } from '../support/members.ts';
import { confirmed, coupons, fields, playButton } from '../support/play-table.ts';
import { setScreen } from '../support/screen/screen.ts';
import { isMember, sendSignIn } from '../support/sign-in.ts';
import { choose } from '../support/slip.ts';

/** What the product does not take yet. */
const notYet: readonly Difference[] = [];
const taken = differences.filter((name) => !notYet.includes(name));

test.each(taken)('%s: signs in, renews, plays, and sees the coupon in the list', (name) => journey({ [name]: true }));

test.skipIf(notYet.length > 0)('all of them at once', () => journey('second'));

async function journey(dialect: DialectOptions): Promise<void> {
  const stage = await setScreen({ server: { dialect } });
  const { server, context } = stage;
  const player = await server.player(fields);
  let page = await stage.open('/uyelik/giris');
  await sendSignIn(page, player);
  await isMember(page);

  await server.tokens({ accessTtlSeconds: 0 });
  await server.tokens({ accessTtlSeconds: 900 });
  await untilAccessExpired(context, server);
  page = await stage.open('/program/futbol');
  await choose(page, 3);
  await expect.poll(() => playButton(page).isEnabled()).toBe(true);
  await playButton(page).click();
  await confirmed(page).waitFor();
  expect(await coupons({ ...stage, player })).toBe(1);

  await page.goto('/profil/kuponlarim/bekleyen');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.allInnerTexts().then((texts) => texts.join(' '))).toContain('50,00');
}
