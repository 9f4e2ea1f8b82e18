/**
 * Parts of the page that load after the first screen. Without a network they are delayed, and the page stays usable.
 */
import type { ComponentType } from 'react';
import { createTurns } from './turns.ts';
import { firstScreen } from './first-screen.ts';
import { loadableComponent } from './loadable.ts';
import { untilLoaded } from './until-loaded.ts';

/**
 * Creates a component whose code loads after the first screen. Nothing depends on it, so a failed load is retried
 * instead of thrown.
 */
export const afterFirstScreen = <Props extends object>(chunk: () => Promise<{ default: ComponentType<Props> }>) =>
  loadableComponent(() => loadedLater(chunk));

/** Creates a component for a secondary part of the first screen; its code loads together with the first odds. */
export const besideFirstScreen = <Props extends object>(chunk: () => Promise<{ default: ComponentType<Props> }>) =>
  loadableComponent(() => loadedBeside(chunk));

/**
 * Loads a chunk after the page's first content, so that its later files do not compete for the network. Returns its
 * exports; the first screen waits for it.
 */
export function loadedBeside<Exports>(chunk: () => Promise<Exports>): Promise<Exports> {
  const part = firstScreen.begins.then(() => untilLoaded(chunk));
  firstScreen.expect(part);
  return part;
}

/** Loads a chunk after the first screen and returns its exports. */
export async function loadedLater<Exports>(chunk: () => Promise<Exports>): Promise<Exports> {
  await firstScreen.stands;
  await ownTask();
  const exports = await untilLoaded(chunk);
  await ownTask();
  return exports;
}

/** Runs each part in a task of its own, because a dozen parts loaded and rendered in one task would delay a tap. */
const ownTask = createTurns();
