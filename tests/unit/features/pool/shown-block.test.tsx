// @vitest-environment happy-dom
/** The block the tools are about is the one in sight, also after a window that showed all four is narrow. */
import { useEffect, useRef } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShownBlock } from '../../../../src/features/pool/marks/use-shown-block.ts';

const WIDE = 1_200;
const NARROW = 300;

let width: number;
let resized: () => void;
let root: Root;
let blocks: HTMLElement;
let shown: number;
let show: (place: number) => void;

function Blocks() {
  const scroller = useRef<HTMLDivElement>(null);
  const [place, go] = useShownBlock(scroller);
  useEffect(() => {
    shown = place;
    show = go;
  });
  return (
    <div
      ref={(element) => {
        scroller.current = element;
        if (element === null) return;
        blocks = element;
        // Four blocks beside each other, or one that is swiped to.
        Object.defineProperty(element, 'clientWidth', { get: () => width, configurable: true });
        Object.defineProperty(element, 'scrollWidth', { get: () => Math.max(width, 4 * NARROW), configurable: true });
      }}
    />
  );
}

beforeEach(async () => {
  width = WIDE;
  const observing = new Set<() => void>();
  resized = () => {
    for (const tell of observing) tell();
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe(): void {
        observing.add(this.tell);
        queueMicrotask(this.tell);
      }
      disconnect(): void {
        observing.delete(this.tell);
      }
    },
  );
  root = createRoot(document.createElement('div'));
  root.render(<Blocks />);
  await expect.poll(() => shown).toBe(0);
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

test('it is scrolled to', async () => {
  show(2);
  await expect.poll(() => shown).toBe(2);
  expect(blocks.scrollLeft).toBe(0);
  width = NARROW;
  resized();
  expect(blocks.scrollLeft).toBe(2 * NARROW);
  expect(shown).toBe(2);
});

test('a height that changes moves nothing', async () => {
  width = NARROW;
  resized();
  show(1);
  await expect.poll(() => shown).toBe(1);
  // On its way to another.
  blocks.scrollLeft = 400;
  resized();
  expect(blocks.scrollLeft).toBe(400);
});
