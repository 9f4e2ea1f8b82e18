/** Parts of the page that come when the first screen stands. A network that is gone then delays them, and takes nothing along. */
import type { ComponentType } from 'react';
import { createTurns } from './turns.ts';
import { firstScreen } from './first-screen.ts';
import { loadableComponent } from './loadable.ts';
import { untilLoaded } from './until-loaded.ts';

/** A component whose code is loaded after the first screen; nobody waits for it, so a failure is no crash: it is tried again. */
export const afterFirstScreen = <Props extends object>(chunk: () => Promise<{ default: ComponentType<Props> }>) =>
  loadableComponent(() => loadedLater(chunk));

/** The same, of what is seen on the first screen beside what the page is for: it comes with the first odds. */
export const besideFirstScreen = <Props extends object>(chunk: () => Promise<{ default: ComponentType<Props> }>) =>
  loadableComponent(() => loadedBeside(chunk));

/** What the chunk exports, asked for when the first of the page has come; what comes later does not take its place on the line. */
export function loadedBeside<Exports>(chunk: () => Promise<Exports>): Promise<Exports> {
  const part = firstScreen.begins.then(() => untilLoaded(chunk));
  firstScreen.expect(part);
  return part;
}

/** What the chunk exports, once it is there. */
export async function loadedLater<Exports>(chunk: () => Promise<Exports>): Promise<Exports> {
  await firstScreen.stands;
  await ownTask();
  const exports = await untilLoaded(chunk);
  await ownTask();
  return exports;
}

/** A dozen parts come at once: asked for, and shown, in one task they would hold a tap up. */
const ownTask = createTurns();
