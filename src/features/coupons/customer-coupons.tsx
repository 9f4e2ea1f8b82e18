import { Store, Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import type { Coupon, CouponStatus } from '../../model/coupon.ts';
import { rowKey } from '../../domain/coupon/row-key.ts';
import { emptyText } from '../../domain/coupon/empty-text.ts';
import { type CouponTab, PAGE_SIZE, couponTabs } from '../../domain/coupon/lists.ts';
import { readService } from '../../state/engine/services.ts';
import type { LoadPage } from '../../state/load/paged-list.ts';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import { usePagedLoad } from '../../state/load/use-paged-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useToday } from '../../ui/page/use-today.ts';
import { CouponRows } from './coupon-rows.tsx';
import { PayOut } from './pay-out.tsx';
import { customerLink } from './coupon-link.ts';

export interface CustomerCouponsProps {
  tab: CouponTab;
  /** '' for the coupons of all customers. */
  phone: string;
  /** The account is no retailer's. */
  onRefused: () => void;
}

/** A prize waits to be paid. */
const AWAITS_PAYOFF: CouponStatus = 10;

export function CustomerCoupons({ tab, phone, onRefused }: CustomerCouponsProps) {
  const now = useToday();
  const list = usePagedLoad<Coupon>(`customers ${tab} ${phone}`, (page) => readPage(tab, phone, page), rowKey);
  useFirstScreen(!list.loading);
  // Nothing else can be refused here: whether it is a retailer's the service alone knows.
  const refused = list.total === null && list.failure?.failure.kind === 'refused';
  useEffect(() => {
    if (refused) onRefused();
  }, [refused, onRefused]);
  if (refused) return <RetailersOnly />;
  return (
    <CouponRows
      list={list}
      label="Müşteri kuponları"
      href={customerLink}
      now={now}
      foot={payOutFoot}
      empty={
        <EmptyState
          icon={<Users size={26} aria-hidden />}
          title={emptyText(tab, {})}
          text={phone === '' ? undefined : 'Numara bayine kayıtlı bir müşterinin mi, kontrol et.'}
        />
      }
    />
  );
}

function payOutFoot(coupon: Coupon, reload: () => void): ReactNode {
  return coupon.status === AWAITS_PAYOFF && <PayOut coupon={coupon} onDone={reload} />;
}

function readPage(tab: CouponTab, phone: string, page: number): ReturnType<LoadPage<Coupon>> {
  const { statuses } = couponTabs[tab];
  if (phone === '') {
    return readService('getCustomRetailerBetslips', { body: { status: [...statuses], page, limit: PAGE_SIZE } });
  }
  const status = statuses.length > 0 ? { status: statuses.join(',') } : {};
  return readService('getRetailerCoupons', {
    query: { phone, page: String(page), limit: String(PAGE_SIZE), ...status },
  });
}

function RetailersOnly() {
  return (
    <EmptyState
      icon={<Store size={26} aria-hidden />}
      title="Bu sayfa bayiler içindir"
      text="Müşteri kuponlarını yalnızca bayi hesapları görebilir. Kendi kuponların Kuponlarım sayfasında."
      action={
        <Link className={buttonClass('primary')} href={links.coupons()}>
          Kuponlarıma git
        </Link>
      }
    />
  );
}
