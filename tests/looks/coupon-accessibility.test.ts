/**
 * No accessibility violation on the pages of a coupon, its group and a shared coupon, in both themes, on a phone and a
 * desktop.
 */
import { expect, test } from 'vitest';
import { detail, group } from '../support/coupon-page.ts';
import { moveTo } from '../support/every-screen.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { play, setStatus, shared, spotsOf } from '../support/played-coupons.ts';
import { FOOTBALL, preMatch, running } from '../support/program.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsInThemes } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  test(`no page of a coupon has a violation at ${viewport.width}, dark and light`, async () => {
    const stage = await setMemberStage(
      browser(),
      { balance: 100_000 },
      { context: { viewport, reducedMotion: 'reduce' } },
    );
    const { server, player } = stage;
    const live = spotsOf(running(server, FOOTBALL), 1);
    const spots = [...live, ...spotsOf(preMatch(server, FOOTBALL), 3)];
    const coupon = await play(server, player, spots, { systems: [3], bankers: [spots[0]?.eventId ?? 0], count: 2 });
    const lost = await play(server, player, spotsOf(preMatch(server, FOOTBALL), 1));
    await setStatus(server, lost.id, 0);
    const found: Record<string, string[]> = {};
    const page = await stage.open(detail(coupon.id));
    for (const path of [
      detail(coupon.id),
      detail(lost.id),
      group(coupon.groupId),
      `/paylasilan-kuponlar/${await shared(server, player, lost.id)}`,
      detail('1'),
    ]) {
      // oxlint-disable no-await-in-loop
      await moveTo(page, path);
      const violations = await violationsInThemes(page);
      if (violations.length > 0) found[path] = violations;
      // oxlint-enable no-await-in-loop
    }
    expect(found).toEqual({});
  });
}
