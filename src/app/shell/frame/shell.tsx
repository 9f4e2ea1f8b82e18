import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { lazyAfterFirstScreen } from '../../../state/load/after-first-screen.ts';
import { SLIP_ID, SLIP_KEYS, focusSlip } from '../../../state/slip/slip-focus.ts';
import { useBottomInset } from '../../../state/overlays/bottom-inset.ts';
import { isWebView } from '../../../platform/page/web-view.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import { BottomNav } from '../nav/bottom-nav.tsx';
import { Header } from '../header/header.tsx';
import styles from './shell.module.css';
import { SlipSlot } from './slip-slot.tsx';
import { SportNav } from '../nav/sport-nav.tsx';
import { useSnapshot } from 'valtio/react';
import { useRequestedDialog, dialogs } from '../../../state/overlays/dialogs.ts';
import { firstScreen } from '../../../state/load/first-screen.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';
import { useEngineHealth } from '../../../state/engine/use-connection.ts';

const EngineProblem = createLoadableComponent(() => import('./engine-problem.tsx'));

/** Renders the page, unless the engine failed to start several times. */
function EngineGate({ children }: { children: ReactNode }) {
  const health = useEngineHealth();
  if (health !== 'failed') return children;
  return (
    <PageBoundary resetKey="">
      <EngineProblem />
    </PageBoundary>
  );
}

const Overlays = createLoadableComponent(() => import('../../overlays/overlays.tsx'));

/** Loads the overlays after the first screen, or at once when a dialog is requested. */
function OverlaySlot() {
  const { modal, sheet } = useSnapshot(dialogs);
  const asked = useRequestedDialog() !== null;
  const [due, setDue] = useState(false);
  if (!due && (asked || modal.isOpen || sheet.isOpen)) setDue(true);
  useEffect(() => {
    void firstScreen.ready.then(() => setDue(true));
  }, []);
  if (!due) return null;
  return (
    <PageBoundary compact resetKey="">
      <Overlays />
    </PageBoundary>
  );
}

/** Outside the first screen, so it loads after it. */
const Footer = lazyAfterFirstScreen(() => import('./footer.tsx'));

const MAIN_ID = 'icerik';

/**
 * Frame of every page but the bare ones: one column, from 660 px two, from 1100 px three; always one for a page marked
 * `alone`.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { alone } = useCurrentPage();
  const framed = isWebView();
  return (
    <>
      <a href={`#${MAIN_ID}`} className={styles['skip']}>
        İçeriğe geç
      </a>
      {!alone && (
        <a href={`#${SLIP_ID}`} className={styles['skip']} onClick={toSlip}>
          Kuponuma geç <kbd>({SLIP_KEYS})</kbd>
        </a>
      )}
      <Header />
      <div className={styles['body']} data-alone={alone || undefined}>
        {!alone && !framed && <SportNav />}
        <div className={styles['content']}>
          <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
            <EngineGate>{children}</EngineGate>
          </main>
          {!framed && <Footer />}
        </div>
        {!alone && <SlipSlot />}
      </div>
      <BottomRoom />
      {!framed && <BottomNav />}
      <OverlaySlot />
    </>
  );
}

function BottomRoom() {
  return <div className={styles['room']} style={useBottomInset()} />;
}

/** Focuses the slip without changing the address, because a reload should start at the top of the screen. */
function toSlip(event: MouseEvent): void {
  event.preventDefault();
  focusSlip();
}
