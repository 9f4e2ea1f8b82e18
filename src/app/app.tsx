import type { ReactNode } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { useServiceReachability } from '../state/engine/use-connection.ts';
import { useFreshnessWatch } from '../state/engine/freshness-watch.ts';
import { MissingPartContext } from '../state/load/missing-part-context.ts';
import { StaleReasonContext } from '../ui/feedback/stale-reason.ts';
import { useDocumentState } from './document-state.ts';
import { PageBoundary } from './errors/page-boundary.tsx';
import { navigationHooks } from './routing/navigation-hooks.ts';
import { PageRouter } from './routing/page-router.tsx';
import { SessionEnd } from './session-end.tsx';

export function App() {
  return (
    <PageBoundary resetKey="">
      <MissingPartContext value={null}>
        <Router aroundNav={oneEntryAnAddress}>
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
