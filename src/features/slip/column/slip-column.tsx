import { type ReactNode, useEffect } from 'react';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { useSession } from '../../../state/member/session.ts';
import { useRequestedTour } from '../../../state/overlays/tours.ts';
import { type ColumnTab, useColumnTab } from '../../../state/slip/column-tab.ts';
import { useSelections } from '../../../state/slip/slip-calls.ts';
import { consumeSlipRequest, useIsSlipRequested } from '../../../state/slip/slip-requests.ts';
import { moveFocusByArrows } from '../../../ui/control/arrow-keys.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './slip-column.module.css';

const ColumnCoupons = createLoadableComponent(() => import('./column-coupons.tsx'));

interface SlipColumnProps {
  head: ReactNode;
  children: ReactNode;
}

/** The slip's column on a desktop, with the member's waiting coupons as its second tab (rule slip-27). */
export function SlipColumn({ head, children }: SlipColumnProps) {
  const [current, choose] = useColumnTab();
  useShownOnRequest(current, () => choose('slip'));
  const count = useSelections().length;
  return (
    <div className={styles['column']}>
      {/* The tabs in it have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label="Kupon bölümleri" className={styles['tabs']} onKeyDown={moveFocusByArrows}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className={`row text-sm weight-650 muted ${styles['tab']}`}
            aria-selected={id === current}
            aria-controls={id === current ? `${id}-panel` : undefined}
            tabIndex={id === current ? 0 : -1}
            onClick={() => choose(id)}
            // The arrow keys select a tab by moving the focus to it.
            onFocus={() => choose(id)}
          >
            {label}
            {id === 'slip' && current !== 'slip' && count > 0 && (
              <span className={`text-xs weight-700 num ${styles['count']}`}>
                {count}
                <span className="visually-hidden"> seçim</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {/* Stays mounted, so that what was chosen in the slip is there when the player returns. */}
      <div
        role="tabpanel"
        id="slip-panel"
        aria-labelledby="slip-tab"
        className={`flex fill ${styles['panel']}`}
        hidden={current !== 'slip'}
      >
        {/* The heading of an empty slip would repeat the tab above it; with selections it has their number and "Temizle". */}
        <header className={count === 0 ? 'visually-hidden' : `flex rigid ${styles['columnHead']}`}>{head}</header>
        {children}
      </div>
      {current === 'coupons' && (
        <div
          role="tabpanel"
          id="coupons-panel"
          aria-labelledby="coupons-tab"
          className={`flex fill ${styles['panel']}`}
        >
          <ColumnCoupons fallback={<Skeleton height={220} />} />
        </div>
      )}
    </div>
  );
}

const tabs: readonly { id: ColumnTab; label: string }[] = [
  { id: 'slip', label: 'Kuponum' },
  { id: 'coupons', label: 'Kuponlarım' },
];

/** Shows the slip when it or its tour was requested while the other tab is shown. */
function useShownOnRequest(current: ColumnTab, show: () => void): void {
  const isMember = useSession().phase === 'member';
  const isSlipRequested = useIsSlipRequested(isMember);
  const isTourRequested = useRequestedTour() === 'slip';
  useEffect(() => {
    if (current === 'slip') return;
    const isDue = isTourRequested || (isSlipRequested && consumeSlipRequest() !== undefined);
    if (isDue) show();
  });
}
