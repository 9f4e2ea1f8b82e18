import { ReceiptText } from 'lucide-react';
import { links } from '../../routes/routes.ts';
import type { Coupon } from '../../model/coupon.ts';
import { rowKey } from '../../domain/coupon/row-key.ts';
import { emptyText } from '../../domain/coupon/empty-text.ts';
import type { ListPlace } from '../../domain/coupon/list-query.ts';
import { type ListChoice, couponTabs, listQuery } from '../../domain/coupon/lists.ts';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import { type PagedLoad, usePagedRead } from '../../state/load/use-paged-read.ts';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { CouponsHead } from '../../parts/coupon-card/coupons-head.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useToday } from '../../ui/page/use-today.ts';
import { HeadFilters, ListFilters } from './coupon-filters.tsx';
import { CouponRows } from './coupon-rows.tsx';
import { couponLink } from './coupon-link.ts';

export interface CouponListProps {
  place: ListPlace;
  change: (changes: Partial<ListChoice>) => void;
}

/** One list of the player's coupons with what narrows and orders it. */
export function CouponList({ place, change }: CouponListProps) {
  const { tab, choice } = place;
  const queryOf = (page: number) => ({ query: listQuery(tab, choice, page, Date.now() / 1000) });
  const list = usePagedRead('getPlayedBetslips', queryOf, rowKey);
  useFirstScreen(!list.loading);
  return (
    <>
      <CouponsHead current={tab} total={list.total} href={links.coupons}>
        <HeadFilters place={place} change={change} />
      </CouponsHead>
      <ListFilters place={place} change={change} />
      <AgeLine load={list.age} />
      <Rows place={place} list={list} />
    </>
  );
}

function Rows({ place, list }: { place: ListPlace; list: PagedLoad<Coupon> }) {
  const now = useToday();
  return (
    <CouponRows
      list={list}
      label={`${couponTabs[place.tab].title} kuponlar`}
      href={couponLink}
      now={now}
      empty={
        <EmptyState
          icon={<ReceiptText size={26} aria-hidden />}
          title={emptyText(place.tab, place.choice)}
          text={place.tab === 'bekleyen' ? 'Oynadığın kuponlar sonuçlanana kadar burada durur.' : undefined}
        />
      }
    />
  );
}
