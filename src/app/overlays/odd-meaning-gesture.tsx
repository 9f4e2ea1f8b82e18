/**
 * Opens what an odd says (rule odds-14) on a long press or by the context menu of any odd button. One set of listeners on
 * the document serves all buttons, so that a button of a list costs nothing more.
 */
import type { OddReference } from '../../domain/program/odd-meaning.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { dialogs, showModal, showSheet } from '../../state/overlays/dialogs.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageBoundary } from '../errors/page-boundary.tsx';

const OddMeaning = createLoadableComponent(() => import('../../features/odd-meaning/odd-meaning.tsx'));

const LONG_PRESS_MS = 500;
/** A finger that moved this far scrolls, px. */
const MOVED_PX = 10;

interface Press {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** @returns the release of all listeners */
export function startOddMeaningGesture(): () => void {
  let press: Press | undefined;
  /** True from an opening until the next press: the click and the menu of the same press do nothing. */
  let isConsumed = false;

  const cancel = (): void => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const openFor = (button: HTMLElement): void => {
    cancel();
    isConsumed = true;
    const asked = oddReference(button);
    if (asked !== null) showOddMeaning(asked);
  };
  const listeners = {
    pointerdown: (event: PointerEvent) => {
      cancel();
      isConsumed = false;
      const button = oddButton(event.target);
      if (button === null || event.pointerType === 'mouse' || !event.isPrimary) return;
      press = { x: event.clientX, y: event.clientY, timer: setTimeout(() => openFor(button), LONG_PRESS_MS) };
    },
    pointermove: ({ clientX, clientY }: PointerEvent) => {
      if (press !== undefined && Math.hypot(clientX - press.x, clientY - press.y) > MOVED_PX) cancel();
    },
    pointerup: cancel,
    pointercancel: cancel,
    contextmenu: (event: MouseEvent) => {
      const button = oddButton(event.target);
      if (button === null) return;
      event.preventDefault();
      // A touch opens by its timer; the browser's own long press may come before or after it.
      if (!isConsumed) openFor(button);
    },
    click: (event: MouseEvent) => {
      // The click that ends the press lands on the button or on the dialog that has opened above it, which it would
      // close. A click by a key has no detail and follows no press.
      if (!isConsumed || event.detail === 0) return;
      isConsumed = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) document.addEventListener(name, listeners[name] as EventListener, { capture: true });
  return () => {
    cancel();
    for (const name of names) document.removeEventListener(name, listeners[name] as EventListener, { capture: true });
  };
}

function oddButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('button[data-event][data-market][data-outcome]')
    : null;
}

function oddReference(button: HTMLElement): OddReference | null {
  const { event, market, outcome } = button.dataset;
  // The text of a button is its odd alone: "1,85" is 185.
  const odd = Number((button.textContent ?? '').replace(/\D/g, ''));
  if (odd === 0) return null;
  const name = (button.getAttribute('aria-label') ?? '').replace(/, oran .*$/, '');
  return { eventId: Number(event), marketId: Number(market), outcomeNumber: Number(outcome), odd, name };
}

/** A sheet of its own; above an open sheet, such as the search, a modal, because closing it is to lead back. */
function showOddMeaning(asked: OddReference): void {
  const content = (
    <PageBoundary compact resetKey="">
      <OddMeaning asked={asked} fallback={<Skeleton height={340} />} />
    </PageBoundary>
  );
  const show = dialogs.sheet.isOpen ? showModal : showSheet;
  show({ title: 'Oran ne diyor?', content });
}
