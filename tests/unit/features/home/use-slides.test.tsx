// @vitest-environment happy-dom
/** The current slide after a swipe, in browsers with and without the `scrollend` event (browser-62). */
import { useEffect } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SlidesState, useSlides } from '../../../../src/features/home/posters/use-slides.ts';

const WIDTH = 300;
let root: Root;
let slides: SlidesState | undefined;

function Strip() {
  const { list, ...rest } = useSlides(3);
  useEffect(() => {
    slides = { list, ...rest };
  });
  return <ul ref={list} />;
}

async function show(): Promise<HTMLUListElement> {
  root = createRoot(document.createElement('div'));
  root.render(<Strip />);
  await expect.poll(() => slides?.list.current ?? null).not.toBeNull();
  const strip = slides?.list.current ?? null;
  if (strip === null) throw new Error('no strip');
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH });
  return strip;
}

function moveTo(strip: HTMLElement, left: number): void {
  strip.scrollLeft = left;
  strip.dispatchEvent(new Event('scroll'));
}

/** Lets time pass and React render. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((drawn) => setImmediate(drawn));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  slides = undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'onscrollend');
});

test('without `scrollend` a swiped-to slide becomes current once the strip is at rest', async () => {
  Reflect.deleteProperty(window, 'onscrollend');
  expect('onscrollend' in window).toBe(false);
  const strip = await show();
  moveTo(strip, WIDTH);
  await pass(100);
  moveTo(strip, 2 * WIDTH);
  await pass(100);
  expect(slides?.current).toBe(0);
  await pass(100);
  await expect.poll(() => slides?.current).toBe(2);
});

test('with `scrollend` a swiped-to slide becomes current at that event', async () => {
  Object.defineProperty(window, 'onscrollend', { value: null, configurable: true });
  const strip = await show();
  moveTo(strip, WIDTH);
  await pass(500);
  expect(slides?.current).toBe(0);
  strip.dispatchEvent(new Event('scrollend'));
  await expect.poll(() => slides?.current).toBe(1);
});
