import { useEffect, useRef } from 'react';
import { useOnceShown } from '../../../state/device/once-shown.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './mbs-tip.module.css';

/** Explains the MBS beside the first badge on screen, once per device (rule program-25). */
export function MbsTip() {
  const { due, markShown, end } = useOnceShown('mbsTooltip');
  return due ? <Tip onShown={markShown} onClosed={end} /> : null;
}

const POLL_MS = 300;

function Tip({ onShown, onClosed }: { onShown: () => void; onClosed: () => void }) {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = tip.current;
    if (element === null) return undefined;
    // Rows come when the engine has them; the first badge may be a moment away.
    const polling = setInterval(() => {
      const badge = visibleBadge();
      // Over a dialog it would cover the dialog's question.
      if (badge === undefined || document.querySelector('dialog:modal') !== null) return;
      clearInterval(polling);
      place(element, badge.getBoundingClientRect());
      element.showPopover();
      onShown();
    }, POLL_MS);
    const hide = (): void => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
    const onToggle = (event: Event): void => {
      if (event instanceof ToggleEvent && event.newState === 'closed') onClosed();
    };
    element.addEventListener('toggle', onToggle);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      clearInterval(polling);
      element.removeEventListener('toggle', onToggle);
      window.removeEventListener('scroll', hide);
    };
  }, [onShown, onClosed]);
  return (
    <div ref={tip} popover="auto" role="note" className={styles['tip']}>
      <p>
        <b>MBS</b>, minimum bahis sayısıdır: karşılaşmayı oynamak için kuponunda en az o kadar karşılaşma olmalı. MBS 1
        tek başına oynanır.
      </p>
      <Button variant="text" className={styles['close']} onClick={() => tip.current?.hidePopover()}>
        Anladım
      </Button>
    </div>
  );
}

function visibleBadge(): Element | undefined {
  return [...document.querySelectorAll('[data-event] [data-mbs]')].find((badge) => {
    const { top, bottom } = badge.getBoundingClientRect();
    return top > 100 && bottom < window.innerHeight - 180;
  });
}

function place(tip: HTMLElement, badge: DOMRect): void {
  tip.style.setProperty('--tip-left', `${Math.max(8, badge.left - 6)}px`);
  tip.style.setProperty('--tip-top', `${badge.bottom + 9}px`);
}
