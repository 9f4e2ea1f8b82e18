/** A member's journey through the product while the stand-in answers in another dialect (stand-in-11). */
import { expect, test } from 'vitest';
import {
  type DialectOptions,
  type DialectDifference,
  dialectDifferences,
} from '../../server/http/dialect/dialect-differences.ts';
import { untilAccessExpired } from '../support/members.ts';
import { confirmed, coupons, fields, playButton } from '../support/play-table.ts';
import { setScreen } from '../support/screen/screen.ts';
import { isMember, sendSignIn } from '../support/sign-in.ts';
import { choose } from '../support/slip.ts';

/** Differences in responses that this journey does not request; the tests of their screens cover each. */
const elsewhere: readonly DialectDifference[] = [
  'terms',
  'reading',
  'banks',
  'ways',
  'signs',
  'bonuses',
  'content',
  'pool',
  'editors',
  'scores',
  'commentary',
  'electronic',
  'retailers',
  'writes',
  'slips',
];

test.each(dialectDifferences.filter((name) => !elsewhere.includes(name)))(
  'a member signs in, renews the session, plays, and sees the coupon in the list in the dialect %s',
  (name) => journey({ [name]: true }),
);

test('a member signs in, renews the session, plays, and sees the coupon in the list with all differences at once', () =>
  journey('second'));

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
