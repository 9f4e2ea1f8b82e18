import { Route, Switch } from 'wouter';
import { MemberOnly } from '../guards/member-only.tsx';
import { links, patterns } from '../routes.ts';
import {
  ChangePasswordPage,
  ChooseRetailerPage,
  ComingPage,
  NotFoundPage,
  ProfilePage,
  ProfilePhonePage,
  RegisteredRetailerPage,
  SavedSlipsPage,
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
        <Route path="/profil/kuponlarim/*?">
          <ComingPage part="coupons" />
        </Route>
        <Route path={links.deposit()}>
          <ComingPage part="deposit" />
        </Route>
        <Route component={NotFoundPage} />
      </Switch>
    </MemberOnly>
  );
}
