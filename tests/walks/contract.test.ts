/** Every request of the product, and every answer to it, is one that the contract's OpenAPI document allows. */
import { expect, test } from 'vitest';
import { readContract, watchContract } from '../support/contract-watch.ts';
import { everyAddress } from '../support/every-address.ts';
import { confirmed, fields, playButton } from '../support/play-table.ts';
import { withRowPages } from '../support/row-pages.ts';
import { setScreen } from '../support/screen/screen.ts';
import { isMember, sendSignIn, signOut } from '../support/sign-in.ts';
import { choose } from '../support/slip.ts';
import { untilLoaded } from '../support/until-loaded.ts';

const validator = readContract();

test.each([['documented', {}] as const, ['second', 'second'] as const])(
  'on every page, for visitors and members, in the dialect %s',
  async (name, dialect) => {
    const stage = await setScreen({ server: { dialect, events: 200 } });
    const { addresses, asMember } = await everyAddress(stage.server);
    // Two answers of the second dialect have values that the product reads as absent.
    const isOddly = (call: string): boolean =>
      name === 'second' && ['getEventCommentary', 'getAppConfig'].includes(call);
    const watch = watchContract(stage.server, validator, isOddly);
    const walk = async (who: readonly string[]): Promise<void> => {
      const page = await stage.open('/boyle-bir-sayfa-yok');
      for (const { path, heading } of withRowPages(addresses).filter((address) => who.includes(address.who))) {
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await expect.poll(() => page.locator('main h1').first().innerText(), { message: path }).toMatch(heading);
        await untilLoaded(page);
        expect(watch.problems, path).toEqual([]);
      }
    };
    await walk(['anyone', 'visitor']);
    await asMember(stage.context);
    await walk(['member']);
    expect(watch.calls.size).toBeGreaterThan(60);
  },
  600_000,
);

test.each([['documented', {}] as const, ['second', 'second'] as const])(
  'while a member signs in, plays and signs out, in the dialect %s',
  async (_, dialect) => {
    const stage = await setScreen({ server: { dialect } });
    const player = await stage.server.player(fields);
    const watch = watchContract(stage.server, validator, (call) => call === 'getAppConfig');
    const page = await stage.open('/uyelik/giris');
    await sendSignIn(page, player);
    await isMember(page);
    await page.goto('/program/futbol');
    await choose(page, 3);
    await expect.poll(() => playButton(page).isEnabled()).toBe(true);
    await playButton(page).click();
    await confirmed(page).waitFor();
    await page.goto('/profil');
    await signOut(page);
    await expect.poll(() => watch.calls.has('signOut')).toBe(true);
    expect(watch.problems).toEqual([]);
    expect([...watch.calls]).toEqual(expect.arrayContaining(['signIn', 'getPlayer', 'sendCoupon']));
  },
);
