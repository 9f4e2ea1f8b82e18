import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useEndedSessions } from '../../state/member/session.ts';
import { PageBoundary } from '../errors/page-boundary.tsx';
import { VisitorOnly } from '../guards/visitor-only.tsx';
import { links, patterns } from '../../routes/routes.ts';
import { Shell } from '../shell/frame/shell.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import {
  EasyCouponsPage,
  EventPage,
  EventWidgetPage,
  ExpiredPasswordPage,
  ForgottenPasswordPage,
  HomePage,
  MemberPages,
  NotFoundPage,
  PopularPage,
  ProgramPage,
  RegistrationPage,
  RetailApplicationPage,
  SharedSlipPage,
  SignInPage,
  VerificationPage,
} from './pages.tsx';
import { useRouteChange } from './route-change.ts';

/** Bare pages first, then everything that stands in the shell; most specific patterns first. */
export function Pages() {
  return (
    <Switch>
      <Route path={patterns.eventWidget}>
        <BarePage />
      </Route>
      <Route path={patterns.eventWidgetShort}>
        <BarePage />
      </Route>
      <Route>
        <ShellPages />
      </Route>
    </Switch>
  );
}

/** A widget another page embeds: no shell. */
function BarePage() {
  return (
    <PageBoundary resetKey="">
      <Suspense fallback={<PageSkeleton />}>
        <EventWidgetPage />
      </Suspense>
    </PageBoundary>
  );
}

function ShellPages() {
  const [pathname] = useLocation();
  useRouteChange(pathname);
  const endedSessions = useEndedSessions();
  return (
    <Shell>
      <PageBoundary resetKey={pathname}>
        {/* Anew with every session's end: React keeps a page hidden in the document while the next one loads, and what
            it shows is of the player who left. */}
        <Suspense key={endedSessions} fallback={<PageSkeleton />}>
          <Switch>
            <Route path={patterns.home} component={HomePage} />
            <Route path={patterns.liveProgram}>
              <ProgramPage mode="live" />
            </Route>
            <Route path={patterns.specialEvents}>
              <ProgramPage mode="special" />
            </Route>
            <Route path={patterns.allOdds}>
              <ProgramPage mode="allOdds" />
            </Route>
            <Route path={patterns.event} component={EventPage} />
            <Route path={patterns.program}>
              <ProgramPage mode="program" />
            </Route>
            <Route path={patterns.popularBets} component={PopularPage} />
            <Route path={patterns.easyCoupons} component={EasyCouponsPage} />
            <Route path={patterns.sharedSlip} component={SharedSlipPage} />
            <Route path={patterns.signIn} component={SignInPage} />
            <Route path={patterns.verification}>
              <VisitorOnly>
                <VerificationPage />
              </VisitorOnly>
            </Route>
            <Route path={patterns.forgotPassword}>
              <VisitorOnly>
                <ForgottenPasswordPage />
              </VisitorOnly>
            </Route>
            <Route path={patterns.expiredPassword}>
              <VisitorOnly>
                <ExpiredPasswordPage />
              </VisitorOnly>
            </Route>
            {/* Knows itself who stands at which step: its result screen is a member's. */}
            <Route path={patterns.register} component={RegistrationPage} />
            <Route path={patterns.retailApplication} component={RetailApplicationPage} />
            <Route path="/profil/*?">
              <MemberPages />
            </Route>
            <Route path={patterns.couponDetailShort}>{({ id }) => <Moved to={links.couponDetail(id)} />}</Route>
            <Route path={patterns.couponGroupShort}>{({ id }) => <Moved to={links.couponGroup(id)} />}</Route>
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </PageBoundary>
    </Shell>
  );
}

/** Another path for the same page: what was asked of it stays. */
function Moved({ to }: { to: string }) {
  const query = useSearch();
  return <Redirect to={query === '' ? to : `${to}?${query}`} replace />;
}
