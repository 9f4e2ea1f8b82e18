import type { ReactNode } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { useReach } from '../state/engine/connection.ts';
import { WhyOldContext } from '../ui/feedback/why-old.ts';
import { useDocumentState } from './document-state.ts';
import { PageBoundary } from './errors/page-boundary.tsx';
import { move } from './routing/move.ts';
import { Pages } from './routing/router.tsx';
import { SessionEnd } from './session-end.tsx';

export function App() {
  return (
    <PageBoundary resetKey="">
      <Router aroundNav={oneEntryAnAddress}>
        <DocumentState />
        <SessionEnd />
        <WhyOld>
          <Pages />
        </WhyOld>
      </Router>
    </PageBoundary>
  );
}

function WhyOld({ children }: { children: ReactNode }) {
  return <WhyOldContext value={useReach() === 'outdated' ? 'outdated' : 'offline'}>{children}</WhyOldContext>;
}

function DocumentState() {
  useDocumentState();
  return null;
}

/** A link to where the reader already is goes to the top and adds nothing to the history. */
const oneEntryAnAddress: AroundNavHandler = (navigate, asked, options) => {
  const to = move.to(asked);
  const same = new URL(to, location.href).href === location.href;
  move.show(() => navigate(to, same ? { ...options, replace: true } : options), to);
  if (same) scrollTo({ top: 0 });
};
