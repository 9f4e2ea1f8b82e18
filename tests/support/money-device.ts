/** A device for money tests: its storage, which may refuse, and its locks, both shared by the engines of one browser. */
import type { Selection } from '../../src/model/slip.ts';
import type { DeviceStore } from '../../src/storage/device/device-database.ts';
import type { TabStorage } from '../../workers/engine/money/stored-intents.ts';
import { makeSelection } from './make-selection.ts';

/** State of a single browser: the storage and locks that its engines share. */
export interface Device {
  store(): DeviceStore;
  tabStorage: TabStorage;
  /** Writes and reads the storage accepts: `full` refuses writes, `refused` refuses writes and reads. */
  takes: { database: 'all' | 'full' | 'refused'; tabs: 'all' | 'refused' };
  locks: LockManager;
  /**
   * Changes what the storage accepts. A place that alone has the last records stays readable: what it holds cannot be
   * known from anywhere else (money-14).
   */
  setTakes(takes: Device['takes']): void;
  /** The stored part of the slip. */
  slip: { items: Selection[] };
}

export function device(items: Selection[] = oneItem()): Device {
  const takes: Device['takes'] = { database: 'all', tabs: 'all' };
  /** True where the last write of records arrived. */
  const arrived = { database: true, tabs: true };
  return {
    store: sharedStore(takes, arrived),
    tabStorage: sharedTexts(takes, arrived),
    takes,
    setTakes: ({ database, tabs }) => {
      takes.database = database === 'refused' && !arrived.tabs ? 'full' : database;
      takes.tabs = arrived.database ? tabs : 'all';
    },
    locks: browserLocks(),
    slip: { items },
  };
}

export const oneItem = (): Selection[] => [makeSelection({ odd: 250, agreedOdd: 250 })];

/** The device for an engine that receives no notification of writes by other engines: it only knows what it reads. */
export const deaf = (on: Device): Device => ({
  ...on,
  store: () => ({ ...on.store(), onWritten: () => () => undefined }),
});

type Arrived = Record<keyof Device['takes'], boolean>;

function sharedTexts(takes: Device['takes'], arrived: Arrived): TabStorage {
  const texts = new Map<string, string>();
  return {
    read: async (list) => (takes.tabs === 'refused' ? null : (texts.get(list) ?? null)),
    write: async (list, text) => {
      arrived.tabs = takes.tabs === 'all';
      if (takes.tabs === 'refused') return text === null;
      if (text === null) texts.delete(list);
      else texts.set(list, text);
      return true;
    },
  };
}

function sharedStore(takes: Device['takes'], arrived: Arrived): () => DeviceStore {
  const kept = new Map<string, unknown>();
  const listeners = new Set<(key: string) => void>();
  return () => {
    let mine: ((key: string) => void) | undefined;
    return {
      read: async (key, guard) => {
        if (takes.database === 'refused') return undefined;
        const value = structuredClone(kept.get(key));
        return guard(value) ? value : undefined;
      },
      write: async (key, value) => {
        arrived.database = takes.database === 'all';
        if (takes.database !== 'all') return false;
        kept.set(key, structuredClone(value));
        for (const listener of listeners) if (listener !== mine) listener(key);
        return true;
      },
      onWritten: (listener) => {
        mine = listener;
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      prepare: () => undefined,
      close: () => undefined,
    };
  };
}

function browserLocks(): LockManager {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, options: LockOptions, work: () => Promise<unknown>) => {
      let leave = (): void => undefined;
      const gone = new Promise<void>((resolve) => (leave = resolve));
      options.signal?.addEventListener('abort', leave);
      const mine = (queues.get(name) ?? Promise.resolve()).then(work);
      const unheard = (): void => options.signal?.removeEventListener('abort', leave);
      mine.then(unheard, unheard);
      // A dead engine's lock becomes free.
      queues.set(
        name,
        Promise.race([mine, gone]).catch(() => undefined),
      );
      return mine;
    },
  } as unknown as LockManager;
}
