/**
 * Parts of the page that load after the first screen. Without a network they are delayed, and the page stays usable.
 */
import type { ComponentType } from 'react';
import { createTaskQueue } from './task-queue.ts';
import { firstScreen } from './first-screen.ts';
import { createLoadableComponent } from './loadable.ts';
import { loadWithRetry } from './load-with-retry.ts';

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
