/**
 * The tab's mirror of one watched topic: one small Valtio proxy per key, with its value held as `ref`, instead of one
 * tree. (Measured: `snapshot()` of a whole-book proxy walks 27,000 outcomes after any change; a cell costs only what it
 * shows.) Values are replaced, never mutated.
 */
import { proxy, ref } from 'valtio/vanilla';
import type { WatchUpdate } from '../../contract/port/frames.ts';
import type { Topic, TopicKind, TopicValues } from '../../contract/port/topics.ts';
import type { Watch } from '../../platform/engine-client/engine-client.ts';
import { engine } from './call-engine.ts';
import { runOnNextFrame } from './frame-queue.ts';
import { onPresentationChange, present } from './presentation.ts';

/** A cell holds one value of a topic; components subscribe to cells. */
interface Cell {
  value: object | undefined;
}

export interface TopicView<K extends TopicKind = TopicKind> {
  readonly topic: Extract<Topic, { kind: K }>;
  cell(key: keyof TopicValues[K] & string): Cell;
  /** Marks the cell as shown by a component, so that its changes request a frame. Returns the release. */
  trackVisible(key: keyof TopicValues[K] & string): () => void;
  setWindow(eventIds: number[]): void;
  retry(): void;
  /**
   * Keeps the watch open. Returns the release. A released view stays open for `LINGER_MS`, so that going back finds
   * current values.
   */
  retain(): () => void;
}

const LINGER_MS = 3_000;
const views = new Map<string, TopicView>();

/** Returns the tab's only view of a topic; its watch opens when it is first retained. */
export function topicView<K extends TopicKind>(topic: Extract<Topic, { kind: K }>): TopicView<K> {
  const key = JSON.stringify(topic);
  const known = views.get(key);
  // The map is keyed by the topic itself, so a view found under it is of its kind.
  if (known !== undefined) return known as unknown as TopicView<K>;
  const created = createView<K>(topic, () => views.delete(key));
  views.set(key, created as unknown as TopicView);
  return created;
}

function createView<K extends TopicKind>(topic: Extract<Topic, { kind: K }>, onClosed: () => void): TopicView<K> {
  const cells = new Map<string, Cell>();
  /** The engine's values that are shown otherwise than they were sent. */
  const sent = new Map<string, object>();
  /** Key → number of components that show it. */
  const shown = new Map<string, number>();
  let watch: Watch | undefined;
  let stopPresenting: (() => void) | undefined;
  let holders = 0;
  let window: number[] = [];
  let closing: ReturnType<typeof setTimeout> | undefined;

  const cellOf = (key: string): Cell => {
    let cell = cells.get(key);
    if (cell === undefined) {
      cell = proxy<Cell>({ value: undefined });
      cells.set(key, cell);
    }
    return cell;
  };

  const show = (key: string, value: object | undefined): void => {
    const shown = value && present(topic.kind, key, value);
    cellOf(key).value = shown && ref(shown);
    if (value === undefined || shown === value) sent.delete(key);
    else sent.set(key, value);
  };

  const presentAgain = (): void => cells.forEach(({ value }, key) => show(key, sent.get(key) ?? value));

  const apply = (update: WatchUpdate): void => {
    const told = update.reset ? new Set<string>() : undefined;
    for (const [key, value] of update.set) {
      told?.add(key);
      show(key, typeof value === 'object' && value !== null ? value : undefined);
    }
    for (const key of update.gone) show(key, undefined);
    if (told === undefined) return;
    for (const key of cells.keys()) if (!told.has(key)) show(key, undefined);
  };

  const isShown = (key: string): boolean => (shown.get(key) ?? 0) > 0;

  const receive = (update: WatchUpdate): void => {
    // A reset without values is applied at once: a page whose next frame is far off would show stale values beside
    // those of the next engine (seen under load: an old odd under a connection that is on). It is applied again in its
    // queue slot, because earlier updates may still be queued for that frame.
    if (update.reset && update.set.length === 0) apply(update);
    // Rows off screen request no frame (measured at 1,000 updates a second: a third of the frames had nothing to
    // paint).
    const { reset, set, gone } = update;
    const seen = reset || set.some(([key]) => isShown(key)) || gone.some(isShown);
    runOnNextFrame(() => apply(update), seen);
  };

  const close = (): void => {
    watch?.close();
    watch = undefined;
    stopPresenting?.();
    onClosed();
  };

  return {
    topic,
    cell: cellOf,
    trackVisible: (key) => {
      const by = (count: number): void => void shown.set(key, (shown.get(key) ?? 0) + count);
      by(1);
      return () => by(-1);
    },
    setWindow: (eventIds) => {
      window = eventIds;
      watch?.setWindow(eventIds);
    },
    retry: () => watch?.retry(),
    retain: () => {
      holders += 1;
      clearTimeout(closing);
      if (watch === undefined) {
        watch = engine().watch(topic, receive);
        stopPresenting = onPresentationChange(presentAgain);
        // The values of a view that was closed and opens again are presented as of then.
        presentAgain();
        if (window.length > 0) watch.setWindow(window);
      }
      return () => {
        holders -= 1;
        if (holders === 0) closing = setTimeout(close, LINGER_MS);
      };
    },
  };
}
