import { useEffect, useState } from 'react';
import { couponListQuery } from '../../../domain/coupon/coupon-tab-info.ts';
import { parseCouponListRoute } from '../../../domain/coupon/coupon-list-route.ts';
import { readCachedService } from '../../../state/engine/call-service.ts';
import { useSession } from '../../../state/member/session.ts';

/**
 * Prices of the player's last coupons, newest first, kuruş: from the list of waiting coupons stored on the device, so
 * nothing is requested. Empty for visitors and without a stored list.
 */
export function useLastStakes(): readonly number[] {
  const member = useSession().phase === 'member';
  const [stakes, setStakes] = useState<readonly number[]>(none);
  useEffect(() => {
    if (!member) return undefined;
    let wanted = true;
    void readStakes().then((found) => {
      if (wanted) setStakes(found);
    });
    return () => {
      wanted = false;
      setStakes(none);
    };
  }, [member]);
  return stakes;
}

const none: readonly number[] = [];

async function readStakes(): Promise<readonly number[]> {
  const route = parseCouponListRoute('bekleyen', '');
  if (route === undefined) return none;
  const query = couponListQuery(route.tab, route.choice, 1, Date.now() / 1000);
  const stored = await readCachedService('getPlayedBetslips', { query });
  if (stored === null) return none;
  return stored.data.rows.toSorted((one, other) => other.playedAt - one.playedAt).map(({ price }) => price);
}
