import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Coupon } from '../../../model/coupon.ts';
import { accountLinks } from '../../../routes/account-routes.ts';
import { isBelow } from '../../../routes/areas.ts';
import { isWebView } from '../../../platform/page/web-view.ts';
import { useAreMyMatchesDismissed } from '../../../state/coupons/my-matches-dismissal.ts';
import { useMayRun, useWaitingCoupons } from '../../../state/coupons/my-matches.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { CouponsEntry } from './coupons-entry.tsx';

const MyMatchesStrip = createLoadableComponent(() => import('../../../features/my-matches/my-matches-strip.tsx'));

/** A member's waiting coupons in the header: their number and their running matches. Both share one load. */
export function CouponsInHeader() {
  const { coupons, total } = useWaitingCoupons();
  const mayRun = useMayRun(coupons);
  return (
    <>
      {!isWebView() && <CouponsEntry count={total} isLive={mayRun} />}
      {mayRun && <MyMatchesSlot coupons={coupons} />}
    </>
  );
}

/** The running matches below the header, except on forms of money (rule coupon-34). */
function MyMatchesSlot({ coupons }: { coupons: readonly Coupon[] }) {
  const isDismissed = useAreMyMatchesDismissed();
  const [pathname] = useLocation();
  const isMoneyForm = moneyForms.some((form) => isBelow(pathname, form));
  if (isDismissed || isMoneyForm) return null;
  return <PlacedStrip coupons={coupons} pathname={pathname} />;
}

/**
 * A line that arrives must not move the page: on that page it lies over the content, and only while the top of the page
 * has left the window. The next page begins below it.
 */
function PlacedStrip({ coupons, pathname }: { coupons: readonly Coupon[]; pathname: string }) {
  const [arrival] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== arrival) setHasMoved(true);
  const hasTopLeft = useHasTopLeft(!hasMoved);
  if (hasMoved) return <MyMatchesStrip coupons={coupons} isOver={false} />;
  return hasTopLeft ? <MyMatchesStrip coupons={coupons} isOver /> : null;
}

function useHasTopLeft(isWatched: boolean): boolean {
  const [hasLeft, setHasLeft] = useState(() => scrollY > TOP_PX);
  useEffect(() => {
    if (!isWatched) return undefined;
    const life = new AbortController();
    const onScroll = (): void => setHasLeft(scrollY > TOP_PX);
    addEventListener('scroll', onScroll, { passive: true, signal: life.signal });
    return () => life.abort();
  }, [isWatched]);
  return hasLeft;
}

/** Height of the header with the line, px. */
const TOP_PX = 100;

const moneyForms = [accountLinks.deposit(), accountLinks.withdraw()];
