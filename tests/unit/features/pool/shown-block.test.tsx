// @vitest-environment happy-dom
/** The tools apply to the visible block, also after a window that showed all four becomes narrow. */
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
        // A wide strip shows four blocks side by side, a narrow one shows one at a time.
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

test('the shown block is scrolled to when the window becomes narrow', async () => {
  show(2);
  await expect.poll(() => shown).toBe(2);
  expect(blocks.scrollLeft).toBe(0);
  width = NARROW;
  resized();
  expect(blocks.scrollLeft).toBe(2 * NARROW);
  expect(shown).toBe(2);
});

test('a change of height does not scroll', async () => {
  width = NARROW;
  resized();
  show(1);
  await expect.poll(() => shown).toBe(1);
  // The strip is being scrolled to another block.
  blocks.scrollLeft = 400;
  resized();
  expect(blocks.scrollLeft).toBe(400);
});
