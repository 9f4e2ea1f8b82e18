import { useEffect, useState } from 'react';
import { couponTitle } from '../../domain/coupon/coupon-title.ts';
import type { Transaction } from '../../model/payment.ts';
import { readCachedService } from '../../state/engine/call-service.ts';
import { isPoolTransaction } from './kinds.ts';

/**
 * Titles of the transactions' coupons by id, from the coupons stored on the device: nothing is requested (rule
 * transaction-9). A coupon that is not stored has no title.
 */
export function useCouponTitles(transactions: readonly Transaction[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(none);
  const ids = new Set(
    transactions.filter((each) => !isPoolTransaction(each)).flatMap(({ couponId }) => couponId ?? []),
  );
  const sought = JSON.stringify([...ids].filter((id) => !titles.has(id)));
  useEffect(() => {
    let wanted = true;
    const missing = JSON.parse(sought) as string[];
    if (missing.length === 0) return undefined;
    void Promise.all(missing.map(async (id) => [id, await storedTitle(id)] as const)).then((found) => {
      // A coupon without a title is noted too, so that it is looked up once.
      if (wanted) setTitles((before) => new Map([...before, ...found]));
    });
    return () => {
      wanted = false;
    };
  }, [sought]);
  return titles;
}

const none: ReadonlyMap<string, string> = new Map();

async function storedTitle(id: string): Promise<string> {
  const stored = await readCachedService('getPlayedBetslip', { parameters: { id, owner: 'own' } });
  return stored === null ? '' : couponTitle(stored.data);
}
