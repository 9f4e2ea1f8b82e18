import { useCallback, useState } from 'react';
import { Link, useParams } from 'wouter';
import { links } from '../../routes/routes.ts';
import { type CouponTab, couponTabs } from '../../domain/coupon/lists.ts';
import { chipClass } from '../../ui/control/chip.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { CustomerCoupons } from './customer-coupons.tsx';
import { CustomerPhone } from './customer-phone.tsx';
import styles from './retailer-coupons-page.module.css';
import { UnknownList } from './unknown-list.tsx';

const tabs: readonly CouponTab[] = ['oynadiklarim', 'bekleyen', 'kazanan', 'kaybeden', 'odenen', 'nakit-odendi'];
const ALL = 'oynadiklarim';

/** `/profil/kuponlarim/bayi/{tab}` (sportsbook §2): what a retailer's customers played. The phone never enters an address. */
export default function RetailerCouponsPage() {
  const { tab: name = ALL } = useParams<{ tab?: string }>();
  const tab = tabs.find((each) => each === name);
  // Kept here, so that another tab shows the same customer.
  const [phone, setPhone] = useState('');
  return tab === undefined ? <UnknownList /> : <RetailerCoupons tab={tab} phone={phone} onPhone={setPhone} />;
}

interface RetailerCouponsProps {
  tab: CouponTab;
  phone: string;
  onPhone: (phone: string) => void;
}

function RetailerCoupons({ tab, phone, onPhone }: RetailerCouponsProps) {
  usePageTitle('Müşteri kuponları');
  const [refused, setRefused] = useState(false);
  const refuse = useCallback(() => setRefused(true), []);
  return (
    <>
      <h1 className={styles['title']}>Müşteri kuponları</h1>
      {!refused && (
        <>
          <CustomerPhone phone={phone} onPhone={onPhone} />
          <nav className={styles['tabs']} aria-label="Müşteri kuponlarının durumu">
            {tabs.map((each) => (
              <Link
                key={each}
                className={chipClass(each === tab)}
                href={links.retailerCoupons(each === ALL ? '' : each)}
                aria-current={each === tab ? 'page' : undefined}
              >
                {each === ALL ? 'Tümü' : couponTabs[each].title}
              </Link>
            ))}
          </nav>
        </>
      )}
      <CustomerCoupons tab={tab} phone={phone} onRefused={refuse} />
    </>
  );
}
