/** No accessibility violation in a retailer's list of its customers' coupons, on a phone and a desktop. */
import { expect, test } from 'vitest';
import { cards } from '../support/coupon-lists.ts';
import { setMemberStage } from '../support/member-stage.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { sharedBrowser } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const browser = sharedBrowser();

for (const viewport of [PHONE, DESKTOP]) {
  test(`a retailer’s list of coupons has no violation at ${viewport.width} × ${viewport.height}`, async () => {
    const context = { viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' as const };
    const { server, open } = await setMemberStage(
      browser(),
      { isCustomRetailer: true, retailer: 'Active' },
      { context },
    );
    await server.player({ coupons: 60, phoneNumber: '05551230099', retailer: 'Active' });
    const page = await open('/profil/kuponlarim/bayi/kazanan');
    await cards(page).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
}
