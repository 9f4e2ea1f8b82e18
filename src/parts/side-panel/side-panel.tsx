import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './side-panel.module.css';

/** Width of the panel, px; the same value as in `side-panel.module.css`. */
export const SIDE_PANEL_WIDTH_PX = 392;

interface SidePanel {
  /** Accessible name of the panel. */
  label: string;
  content: ReactNode;
}

interface WithSidePanelProps {
  /** Undefined in a window without room for it: the list has the whole width. */
  panel: SidePanel | undefined;
  /** Called for each click on the list before its links handle it, while there is a panel. */
  onClick: (event: MouseEvent) => void;
  /** The panel's element that scrolls, and that can take the focus. */
  panelRef?: Ref<HTMLDivElement>;
  /** True when a heading is above both columns: at the panel's end the page goes on scrolling. */
  chained?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Classes of the frame, and of the list without a panel. */
  className?: string | undefined;
  listClassName?: string | undefined;
  /** The list. */
  children: ReactNode;
}

/** A list, and beside it the detail of the row that the player chose (rules program-29 and coupon-36). */
export function WithSidePanel(props: WithSidePanelProps) {
  const { panel, onClick, panelRef, chained = false, ref, className, listClassName, children } = props;
  const hasPanel = panel !== undefined;
  return (
    <div ref={ref} className={classNames(className, hasPanel && styles['withPanel'])}>
      <div className={hasPanel ? 'shrink' : listClassName} onClickCapture={hasPanel ? onClick : undefined}>
        {children}
      </div>
      {hasPanel && (
        <aside className={styles['panel']} aria-label={panel.label}>
          <div ref={panelRef} tabIndex={-1} className={styles['scroller']} data-chained={chained || undefined}>
            {panel.content}
          </div>
        </aside>
      )}
    </div>
  );
}

/** Returns the element of a click that chooses a row; undefined for one that opens another tab or window. */
export function chosenElement({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): Element | undefined {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey;
  return isPlain && target instanceof Element ? target : undefined;
}
