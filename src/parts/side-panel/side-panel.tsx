import { type MouseEvent, type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './side-panel.module.css';

/** Width of the panel, px; the same value as in `side-panel.module.css`. */
export const SIDE_PANEL_WIDTH_PX = 392;

interface SidePanelProps {
  /** Accessible name of the panel. */
  label: string;
  children: ReactNode;
  /** The element that scrolls, and that can take the focus. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** True when a heading is above both columns: at the panel's end the page goes on scrolling. */
  chained?: boolean;
  /** Called when the pointer or the focus enters the panel. */
  onEnter?: (() => void) | undefined;
}

/** The column beside a list; for a page that sets its columns by itself. */
export function SidePanel({ label, children, ref, chained = false, onEnter }: SidePanelProps) {
  return (
    <aside className={styles['panel']} aria-label={label}>
      <div ref={ref} tabIndex={-1} className={styles['scroller']} data-chained={chained || undefined}>
        <div onPointerEnter={onEnter} onFocus={onEnter}>
          {children}
        </div>
      </div>
    </aside>
  );
}

interface WithSidePanelProps {
  /** Undefined in a window without room for it: the list has the whole width. */
  panel: (Omit<SidePanelProps, 'children'> & { content: ReactNode }) | undefined;
  /** Called for each click on the list before its links handle it, while there is a panel. */
  onClick: (event: MouseEvent) => void;
  ref?: Ref<HTMLDivElement>;
  /** Classes of the frame, and of the list without a panel. */
  className?: string | undefined;
  listClassName?: string | undefined;
  /** The list. */
  children: ReactNode;
}

/** A list, and beside it the detail of the row that the player chose (rules program-29 and coupon-36). */
export function WithSidePanel(props: WithSidePanelProps) {
  const { panel, onClick, ref, className, listClassName, children } = props;
  const hasPanel = panel !== undefined;
  return (
    <div ref={ref} className={classNames(className, hasPanel && styles['withPanel'])}>
      <div className={hasPanel ? 'shrink' : listClassName} onClickCapture={hasPanel ? onClick : undefined}>
        {children}
      </div>
      {hasPanel && <SidePanel {...panel}>{panel.content}</SidePanel>}
    </div>
  );
}

/** Returns the element of a click that chooses a row; undefined for one that opens another tab or window. */
export function chosenElement({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): Element | undefined {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey;
  return isPlain && target instanceof Element ? target : undefined;
}

/** Calls `close` on Escape within the page, unless a dialog, a menu or a field is open, which has the key to itself. */
export function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  const onKey = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
    const isOfPage = target === document.body || target.closest('main') !== null;
    if (!isOfPage || target.closest('dialog, input, select') !== null) return;
    if (document.querySelector('dialog[open], [popover]:popover-open') === null) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
}
