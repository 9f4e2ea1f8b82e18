import { type ReactNode, useEffect } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { useServiceReachability, useConnection } from '../state/engine/use-connection.ts';
import { useFreshnessWatch } from '../state/engine/freshness-watch.ts';
import { MissingPartContext } from '../state/load/loadable.ts';
import { StaleReasonContext } from '../ui/feedback/age-line.tsx';
import { PageBoundary } from './errors/page-boundary.tsx';
import { navigationHooks } from './routing/navigation-hooks.ts';
import { PageRouter } from './routing/page-router.tsx';
import { engine } from '../state/engine/call-engine.ts';
import { partRetryListeners } from '../state/load/load-with-retry.ts';
import { hideModal, hideSheet } from '../state/overlays/dialogs.ts';
import { onAfterSessionEnd } from '../state/member/session.ts';
import { parsePattern } from '../routes/pattern.ts';
import { entryLinks } from '../routes/routes.ts';

export function App() {
  return (
    <PageBoundary resetKey="">
      <MissingPartContext value={null}>
        <Router aroundNav={oneEntryAnAddress} parser={parsePattern}>
          <DocumentState />
          <SessionEnd />
          <StaleReasonProvider>
            <PageRouter />
          </StaleReasonProvider>
        </Router>
      </MissingPartContext>
    </PageBoundary>
  );
}

function StaleReasonProvider({ children }: { children: ReactNode }) {
  return (
    <StaleReasonContext value={useServiceReachability() === 'outdated' ? 'outdated' : 'offline'}>
      {children}
    </StaleReasonContext>
  );
}

function DocumentState() {
  useDocumentState();
  useFreshnessWatch();
  return null;
}

/**
 * A link to the current address adds no history entry. Every link scrolls to the top, also one that changes only the
 * query. A filter keeps the scroll position, also one that is a link and replaces the current entry.
 */
const oneEntryAnAddress: AroundNavHandler = (navigate, asked, options = {}) => {
  const to = navigationHooks.to(asked);
  const same = new URL(to, location.href).href === location.href;
  // Links pass all their props as options; a call of `navigate` has no `href`.
  const toTop = same || ('href' in options && options.replace !== true);
  navigationHooks.show(() => {
    navigate(to, same ? { ...options, replace: true } : options);
    // Scrolls after `navigate`, which records the position of the page being left.
    if (toTop) scrollTo({ top: 0, behavior: 'instant' });
  }, to);
};

/** Publishes connection status, engine host and build on `<html>`, for tests and support (realms-11). */
function useDocumentState(): void {
  const { status } = useConnection();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['connection'] = status;
    dataset['engine'] = engine().host;
    dataset['build'] = __BUILD__;
    if (status === 'on') partRetryListeners.notify();
  }, [status]);
}

/** Clears the screen when a session ends: every tab goes home (rule sign-in-14). */
function SessionEnd() {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onAfterSessionEnd(() => {
        hideModal();
        hideSheet();
        navigate(entryLinks.home(), { replace: true });
      }),
    [navigate],
  );
  return null;
}
