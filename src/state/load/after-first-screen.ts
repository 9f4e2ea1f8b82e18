/**
 * Parts of the page that load after the first screen. Without a network they are delayed, and the page stays usable.
 */
import type { ComponentType } from 'react';
import { firstScreen } from './first-screen.ts';
import { createLoadableComponent } from './loadable.ts';
import { loadWithRetry } from './load-with-retry.ts';

/** Returns a function that queues tasks one after the other, so that a tap waits for one task at most. */
function createTaskQueue(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(nextTask);
    return last;
  };
}

/**
 * Settles in a new task, so that a pending tap or frame comes first. Uses a message, because nested timers wait 4 ms
 * from the fifth on, and a second in a hidden tab.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/**
 * Creates a component whose code loads after the first screen. Nothing depends on it, so a failed load is retried
 * instead of thrown.
 */
export const lazyAfterFirstScreen = <Props extends object>(chunk: () => Promise<{ default: ComponentType<Props> }>) =>
  createLoadableComponent(() => loadAfterFirstScreen(chunk));

/** Creates a component for a secondary part of the first screen; its code loads together with the first odds. */
export const lazyWithFirstScreen = <Props extends object>(chunk: () => Promise<{ default: ComponentType<Props> }>) =>
  createLoadableComponent(() => loadWithFirstScreen(chunk));

/**
 * Loads a chunk after the page's first content, so that its later files do not compete for the network. Returns its
 * exports; the first screen waits for it.
 */
export function loadWithFirstScreen<Exports>(chunk: () => Promise<Exports>): Promise<Exports> {
  const part = firstScreen.contentArrived.then(() => loadWithRetry(chunk));
  firstScreen.addPart(part);
  return part;
}

/** Loads a chunk after the first screen and returns its exports. */
export async function loadAfterFirstScreen<Exports>(chunk: () => Promise<Exports>): Promise<Exports> {
  await firstScreen.ready;
  await ownTask();
  const exports = await loadWithRetry(chunk);
  await ownTask();
  return exports;
}

/** Runs each part in a task of its own, because a dozen parts loaded and rendered in one task would delay a tap. */
const ownTask = createTaskQueue();
