import { lazyAfterFirstScreen } from '../../../state/load/after-first-screen.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useBottomInset } from '../../../state/overlays/bottom-inset.ts';
import { SLIP_ID, SLIP_KEYS } from '../../../state/slip/slip-focus.ts';
import { PageBoundary } from '../../errors/page-boundary.tsx';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import styles from './shell.module.css';

/** Loaded after the odds, because nothing can be selected before them. */
const SlipPlace = lazyAfterFirstScreen(() => import('../../../features/slip/responsive-slip.tsx'));

/**
 * The slip: a column on a desktop, a bar below that width. On the program's pages it stays in view, on the others it
 * scrolls with the page (rule slip-16). A crash of the slip leaves the page intact.
 */
export function SlipSlot() {
  const { stickySlip } = useCurrentPage();
  return (
    <aside
      id={SLIP_ID}
      className={styles['slot']}
      style={useBottomInset()}
      data-sticky={stickySlip}
      aria-label="Kuponum"
      aria-keyshortcuts={SLIP_KEYS}
      tabIndex={-1}
    >
      <PageBoundary compact resetKey="">
        <SlipPlace fallback={<SlipSkeleton />} />
      </PageBoundary>
    </aside>
  );
}

function SlipSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      <Skeleton height={24} width="50%" />
      <Skeleton height={44} />
    </div>
  );
}
