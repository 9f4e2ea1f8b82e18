import { Route, Switch } from 'wouter';
import { MemberOnly } from '../guards/member-only.tsx';
import { links, patterns } from '../routes.ts';
import {
  ChangePasswordPage,
  ChooseRetailerPage,
  ComingPage,
  CouponGroupPage,
  CouponPage,
  CouponsPage,
  NotFoundPage,
  ProfilePage,
  ProfilePhonePage,
  RegisteredRetailerPage,
  RetailerCouponsPage,
  SavedSlipsPage,
  SettingsPage,
} from './pages.tsx';

/** Everything under `/profil`: the account's pages, for members (player-account §2, §6). */
export function MemberPages() {
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
