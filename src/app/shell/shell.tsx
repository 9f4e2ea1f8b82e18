import type { ReactNode } from 'react';
import { EngineGate } from './engine-gate.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OverlaySlot } from './overlay-slot.tsx';
import styles from './shell.module.css';
import { SlipSlot } from './slip-slot.tsx';
import { SportNav } from './sport-nav.tsx';

export const MAIN_ID = 'icerik';

/** What stands around every page but the bare ones: one column, from 660 px two, from 1100 px three. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a href={`#${MAIN_ID}`} className={styles['skip']}>
        İçeriğe geç
      </a>
      <Header />
      <div className={styles['body']}>
        <SportNav />
        <div className={styles['content']}>
          <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
            <EngineGate>{children}</EngineGate>
          </main>
          <Footer />
        </div>
        <SlipSlot />
      </div>
      <BottomNav />
      <OverlaySlot />
    </>
  );
}
