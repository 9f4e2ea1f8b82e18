import ReceiptText from 'lucide-react/icons/receipt-text';
import { useMemo } from 'react';
import { Link, useParams } from 'wouter';
import { emptyText, namesArchive } from '../../domain/coupon/empty-text.ts';
import { couponFilterSlug, couponFilters, parseCouponListRoute } from '../../domain/coupon/coupon-list-route.ts';
import { couponTabs, couponListQuery } from '../../domain/coupon/coupon-tab-info.ts';
import { couponRowKey } from '../../domain/coupon/coupon-row-view.ts';
import { CouponTabs } from '../../parts/coupon-card/coupon-tabs.tsx';
import { CouponRows } from '../../parts/coupon-list/coupon-rows.tsx';
import { couponLink } from '../../routes/coupon-link.ts';
import { UnknownCouponList } from '../../parts/coupon-list/unknown-coupon-list.tsx';
import { useQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { Page } from '../../parts/page/page.tsx';
import { DEFAULT_COUPON_TAB } from '../../routes/member-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useToday } from '../../state/device/clock.ts';
import { type CouponFilterProps, HeadFilters, ListFilters } from './coupon-filters.tsx';

/** `/profil/kuponlarim/{tab}/{filter}` (rule coupon-5): the played coupons; the address is the whole state. */
export default function CouponsPage() {
  const { tab = DEFAULT_COUPON_TAB, filter = '' } = useParams<{ tab?: string; filter?: string }>();
  const now = useToday();
  const filters = useQueryState(
    useMemo(() => couponFilters(tab, now), [tab, now]),
    entryLinks.coupons(tab, couponFilterSlug(tab, filter)),
  );
  const place = useMemo(() => parseCouponListRoute(tab, filter, filters.choice), [tab, filter, filters]);
  return place === undefined ? <UnknownCouponList /> : <CouponList place={place} filters={filters} />;
}

/** A list of the player's coupons with its filters and sort order. */
function CouponList({ place, filters }: CouponFilterProps) {
  const { tab, choice } = place;
  const queryOf = (page: number) => ({ query: couponListQuery(tab, choice, page, Date.now() / 1000) });
  const list = usePagedRead('getPlayedBetslips', queryOf, couponRowKey);
  const { title } = couponTabs[tab];
  return (
    <Page
      tabTitle={`${title} kuponlarım`}
      width="full"
      aside={<HeadFilters place={place} filters={filters} />}
      contentReady={!list.loading}
    >
      <CouponTabs current={tab} total={list.total} />
      <ListFilters place={place} filters={filters} />
      <AgeLine load={list.age} />
      <CouponRows
        of={list}
        label={`${title} kuponlar`}
        href={couponLink}
        empty={
          <EmptyState
            icon={<ReceiptText size={26} aria-hidden />}
            title={emptyText(tab, choice)}
            text={tab === 'bekleyen' ? 'Oynadığın kuponlar sonuçlanana kadar burada durur.' : undefined}
            action={
              <>
                {namesArchive(emptyText(tab, choice)) && (
                  <Link href={entryLinks.coupons('arsiv')} className={buttonClass('quiet')}>
                    Arşiv
                  </Link>
                )}
                <Link href={entryLinks.program()} className={buttonClass('quiet')}>
                  Programa git
                </Link>
              </>
            }
          />
        }
      />
    </Page>
  );
}
