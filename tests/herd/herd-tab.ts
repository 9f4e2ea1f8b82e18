/** A tab without a screen: watches the topics of its page, shows the first rows of its list, and holds the tokens. */
import { randomUUID } from 'node:crypto';
import type { EngineMessage, Frame, TabMessage } from '../../src/contract/port/frames.ts';
import type { ListItem } from '../../src/model/program.ts';
import type { Tokens } from '../../src/model/player.ts';
import type { Engine } from '../../workers/engine/engine.ts';
import type { TabPort } from '../../workers/engine/tabs/tabs.ts';
import { makeHello } from '../support/make-hello.ts';
import type { HerdPage } from './pages.ts';

/** Rows of a list on screen. */
const ROWS = 12;
/** Delay of the page of live scores between a kick-off and its read. */
const SETTLE_MS = 2_000;

export interface HerdTab {
  setVisible(visible: boolean): void;
  close(): void;
}

/** @param environment the file the page has fetched before its engine starts */
export function openHerdTab(
  engine: Engine,
  page: HerdPage,
  environment: unknown,
  member: Tokens | null,
  signal: AbortSignal,
): HerdTab {
  let tokens = member;
  let running: string | undefined;
  let visible = true;

  const send = (message: TabMessage): void => port.onmessage?.({ data: message } as MessageEvent);
  const readAll = async (reads: HerdPage['reads']): Promise<void> => {
    await Promise.all(reads.map((read) => engine.call('read', read)));
  };

  const receiveOrder = (watch: number, order: ListItem[]): void => {
    const eventIds = order.flatMap((item) => (item.type === 'event' ? [item.eventId] : []));
    send({ type: 'window', watch, eventIds: eventIds.slice(0, ROWS) });
    const before = running;
    running = runningIds(order);
    if (page.readOnKickOff === undefined || before === undefined || before === running) return;
    const read = page.readOnKickOff;
    setTimeout(() => {
      if (!signal.aborted && visible) void readAll([read]);
    }, SETTLE_MS);
  };
  const receiveFrame = ({ updates }: Frame): void => {
    for (const { watch, set } of updates) {
      if (page.topics[watch]?.kind !== 'list') continue;
      for (const [key, value] of set) if (key === 'order') receiveOrder(watch, value as ListItem[]);
    }
  };
  const receive = (message: EngineMessage): void => {
    if ('updates' in message) receiveFrame(message);
    else if ('notice' in message) send({ type: 'noticed', ask: message.ask });
    // The storage of a tab without a screen is empty and takes nothing.
    else if ('intents' in message) send({ type: 'intents', ask: message.ask, text: null });
    else {
      if (message.tokens.type === 'write') tokens = message.tokens.value;
      if (message.tokens.type === 'drop') tokens = null;
      send({ type: 'tokens', ask: message.ask, tokens });
    }
  };

  // A port delivers in a task of its own, never within the call that posts.
  const port: TabPort = {
    postMessage: (message) => void setImmediate(() => signal.aborted || receive(message as EngineMessage)),
    onmessage: null,
    close: () => undefined,
  };
  const hello = makeHello({ tabId: randomUUID(), tokens, deviceId: randomUUID(), environment, path: page.path });
  engine.hello(hello, port);
  page.topics.forEach((topic, watch) => send({ type: 'watch', watch, topic }));
  const profile = member === null ? [] : [{ name: 'getProfileSettings', input: {} } as const];
  void readAll([...page.reads, ...profile]);

  return {
    setVisible: (next) => {
      visible = next;
      send({ type: 'visibility', visible });
    },
    close: () => page.topics.forEach((_, watch) => send({ type: 'unwatch', watch })),
  };
}

/** Ids above the header of the matches to come. */
function runningIds(order: readonly ListItem[]): string {
  const coming = order.findIndex((item) => item.type === 'league' && item.coming === true);
  const running = coming < 0 ? order : order.slice(0, coming);
  return running.flatMap((item) => (item.type === 'event' ? [item.eventId] : [])).join();
}
