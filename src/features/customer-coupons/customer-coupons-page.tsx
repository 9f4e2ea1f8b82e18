import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import { type CouponTab, COUPONS_PER_PAGE, couponTabs } from '../../domain/coupon/coupon-tab-info.ts';
import { emptyText } from '../../domain/coupon/empty-text.ts';
import { couponRowKey } from '../../domain/coupon/coupon-row-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import { AWAITING_PAYMENT } from '../../model/coupon-status.ts';
import type { Result } from '../../model/failure.ts';
import type { Page as RowPage } from '../../model/load.ts';
import { CouponRows } from '../../parts/coupon-list/coupon-rows.tsx';
import { customerCouponLink } from '../../routes/coupon-link.ts';
import { UnknownCouponList } from '../../parts/coupon-list/unknown-coupon-list.tsx';
import { Page } from '../../parts/page/page.tsx';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { readService } from '../../state/engine/call-service.ts';
import { usePagedLoad } from '../../state/load/use-paged-read.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { ChipLinks } from '../../ui/control/chip-links.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CustomerPhone } from './customer-phone.tsx';
import { PayOut } from './pay-out.tsx';

const ALL = 'oynadiklarim';
const tabs: readonly CouponTab[] = [
  ALL,
  'bekleyen',
  'kazanan',
  'kaybeden',
  'odenen',
  'nakit-odendi',
  'henuz-olusmayan',
  'olusturulamayan',
  'iptal-edilmekte',
  'iptal-edilen',
  'kupon-odenemez',
  'arsiv',
];

/**
 * `/profil/kuponlarim/bayi/{tab}` (rule coupon-26): coupons of a retailer's customers. No address contains the phone.
 */
export default function CustomerCouponsPage() {
  const { tab: name = ALL } = useParams<{ tab?: string }>();
  const tab = tabs.find((each) => each === name);
  // The phone number is stored here, so that every tab shows the same customer.
  const [phone, setPhone] = useState('');
  return tab === undefined ? <UnknownCouponList /> : <CustomerCoupons tab={tab} phone={phone} onPhone={setPhone} />;
}

interface CustomerCouponsProps {
  tab: CouponTab;
  /** '' for the coupons of all customers. */
  phone: string;
  onPhone: (phone: string) => void;
}

function CustomerCoupons({ tab, phone, onPhone }: CustomerCouponsProps) {
  const list = usePagedLoad(`customers ${tab} ${phone}`, (page) => readPage(tab, phone, page), couponRowKey);
  // Only the service knows whether the account is a retailer's, and this is its only reason to refuse here.
  if (list.total === null && list.failure?.kind === 'refused') return <RetailersOnly />;
  return (
    <Page width="full" contentReady={!list.loading}>
      <CustomerPhone phone={phone} onPhone={onPhone} />
      <ChipLinks
        label="Müşteri kuponlarının durumu"
        current={tab}
        links={tabs.map((each) => ({
          id: each,
          label: each === ALL ? 'Tümü' : couponTabs[each].title,
          href: couponLinks.retailerCoupons(each === ALL ? '' : each),
        }))}
      />
      <AgeLine load={list.age} />
      <CouponRows
        of={list}
        label="Müşteri kuponları"
        href={customerCouponLink}
        cached="never"
        foot={(coupon) => coupon.status === AWAITING_PAYMENT && <PayOut coupon={coupon} />}
        empty={
          <EmptyState
            icon={<Store size={26} aria-hidden />}
            title={emptyText(tab, {})}
            text={phone === '' ? undefined : 'Numaranın bayine kayıtlı bir müşterinin olduğundan emin ol.'}
          />
        }
      />
    </Page>
  );
}

function RetailersOnly() {
  return (
    <Page width="full">
      <EmptyState
        icon={<Store size={26} aria-hidden />}
        title="Bu sayfa bayiler içindir"
        text="Müşteri kuponlarını yalnızca bayi hesapları görebilir. Kendi kuponların Kuponlarım sayfasında."
        action={
          <Link className={buttonClass('primary')} href={entryLinks.coupons()}>
            Kuponlarıma git
          </Link>
        }
      />
    </Page>
  );
}

function readPage(tab: CouponTab, phone: string, page: number): Promise<Result<DatedResult<RowPage<Coupon>>>> {
  const { statuses } = couponTabs[tab];
  if (phone === '') {
    return readService('getCustomRetailerBetslips', { body: { status: [...statuses], page, limit: COUPONS_PER_PAGE } });
  }
  const status = statuses.length > 0 ? { status: statuses.join(',') } : {};
  return readService('getRetailerCoupons', {
    query: { phone, page: String(page), limit: String(COUPONS_PER_PAGE), ...status },
  });
}
