/** Fake of a single engine life, controlled by the test: it answers and dies on command. */
import type { Result } from '../../../../src/model/failure.ts';
import type { EngineCallName } from '../../../../src/contract/port/engine-contract.ts';
import type { TabMessage } from '../../../../src/contract/port/frames.ts';
import type { EngineLink } from '../../../../src/platform/engine-client/engine-link.ts';

export interface FakeLink extends EngineLink {
  asked: EngineCallName[];
  sent: TabMessage[];
  closed: boolean;
  /** Responds to the oldest pending call. */
  answer(result: Result<unknown>): void;
  /** Rejects the call, as comlink does when a value cannot be cloned. */
  reject(): void;
  die(): void;
}

export function fakeLink(): FakeLink {
  const lost = new AbortController();
  const waiting: { resolve: (result: never) => void; reject: (reason: Error) => void }[] = [];
  const link: FakeLink = {
    asked: [],
    sent: [],
    closed: false,
    call: (name) => {
      link.asked.push(name);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    send: (message) => void link.sent.push(message),
    lost: lost.signal,
    close: () => {
      link.closed = true;
      lost.abort();
    },
    answer: (result) => waiting.shift()?.resolve(result as never),
    reject: () => waiting.shift()?.reject(new Error('DataCloneError')),
    die: () => lost.abort(),
  };
  return link;
}
