import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { MemberOnly } from '../guards/member-only.tsx';
import { links, patterns } from '../../routes/routes.ts';
import { NotFoundPage } from './pages.tsx';

const SavedSlipsPage = lazy(() => import('../../features/saved-slips/saved-slips-page.tsx'));
const CouponsPage = lazy(() => import('../../features/coupons/coupons-page.tsx'));
const RetailerCouponsPage = lazy(() => import('../../features/coupons/retailer-coupons-page.tsx'));
const CouponPage = lazy(() => import('../../features/coupon/coupon-page.tsx'));
const CouponGroupPage = lazy(() => import('../../features/coupon/group-page.tsx'));
const SettingsPage = lazy(() => import('../../features/settings/settings-page.tsx'));
const ChangePasswordPage = lazy(() => import('../../features/sign-in/passwords/change-password-page.tsx'));
const ChooseRetailerPage = lazy(() => import('../../features/retailer/choose-retailer-page.tsx'));
const RegisteredRetailerPage = lazy(() => import('../../features/retailer/registered-retailer-page.tsx'));
const ProfilePage = lazy(() => import('../../features/profile/profile-page.tsx'));
const ComingPage = lazy(() => import('../../features/profile/coming-page.tsx'));
const ProfilePhonePage = lazy(() => import('../../features/verification/profile-phone-page.tsx'));

/** Everything under `/profil`: the account's pages, for members (player-account §2, §6). */
export default function MemberPages() {
  return (
    <MemberOnly>
      <Switch>
        <Route path={patterns.profile} component={ProfilePage} />
        <Route path={patterns.changePassword} component={ChangePasswordPage} />
        <Route path={patterns.chooseRetailer} component={ChooseRetailerPage} />
        <Route path={patterns.changeRetailer} component={ChooseRetailerPage} />
        <Route path={patterns.registeredRetailer} component={RegisteredRetailerPage} />
        <Route path={patterns.profilePhone} component={ProfilePhonePage} />
        <Route path={patterns.savedSlips} component={SavedSlipsPage} />
        <Route path={patterns.couponDetail} component={CouponPage} />
        <Route path={patterns.playedCoupon} component={CouponPage} />
        <Route path={patterns.couponGroup} component={CouponGroupPage} />
        <Route path={patterns.retailerCoupons} component={RetailerCouponsPage} />
        <Route path="/profil/kuponlarim/spor-toto/*?">
          <ComingPage part="pool" />
        </Route>
        <Route path={patterns.coupons} component={CouponsPage} />
        <Route path={patterns.settings} component={SettingsPage} />
        <Route path={links.deposit()}>
          <ComingPage part="deposit" />
        </Route>
        <Route component={NotFoundPage} />
      </Switch>
    </MemberOnly>
  );
}
