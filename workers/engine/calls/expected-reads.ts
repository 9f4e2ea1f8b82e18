/**
 * What a page will read, asked for with its tab's first word: the scripts of a coupon list take 0.4 s more of a slow phone
 * before they ask. Whoever asks the same first gets that answer, on its way or here; everybody else asks anew.
 */
import type { CallHandlers, EngineCalls, ServiceAsk } from '../../../src/contract/port/engine.ts';
import type { ReadName } from '../../../src/contract/services/calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import { eachSession } from '../session/each-session.ts';
import type { Session } from '../session/session.ts';

export interface ExpectedReads extends CallHandlers<'read'> {
  /** @param find what will be read; undefined for nothing. A read that comes meanwhile waits for it. */
  expect(find: () => Promise<ServiceAsk<ReadName> | undefined>): void;
}

export interface ExpectedReadsOptions {
  read: CallHandlers<'read'>['read'];
  session: Session;
  signal: AbortSignal;
}

type Answer = Promise<Result<EngineCalls['read']['output']>>;

/** An answer nobody came for is old; the page asks anew. */
const KEPT_MS = 5_000;
/** A file that hangs must not hold up a page. */
const FINDING_MS = 300;

export function createExpectedReads({ read, session, signal }: ExpectedReadsOptions): ExpectedReads {
  const answers = new Map<string, Answer>();
  let finding: Promise<void> | undefined;

  const ask = (asked: ServiceAsk<ReadName>): void => {
    const key = keyOf(asked);
    const answer = read(asked);
    answers.set(key, answer);
    const forget = (): void => {
      if (answers.get(key) === answer) answers.delete(key);
    };
    // A failure is for those who wait already: whoever comes after it tries again.
    void answer.then(({ ok }) => (ok ? setTimeout(forget, KEPT_MS) : forget()));
  };

  // An answer is for whom it was asked.
  eachSession(session, { begin: () => undefined, end: () => answers.clear() }, signal);

  return {
    expect: (find) => {
      const found = find()
        // The part that knows did not load: the page asks by itself.
        .catch(() => undefined)
        .then((asked) => {
          // Else somebody has read without waiting any longer, or another tab expects something: this page asks by itself.
          if (finding !== found) return;
          finding = undefined;
          if (asked !== undefined) ask(asked);
        });
      finding = found;
    },
    read: async (asked) => {
      if (finding !== undefined) {
        await Promise.race([finding, new Promise((resolve) => setTimeout(resolve, FINDING_MS))]);
        finding = undefined;
      }
      const key = keyOf(asked);
      const answer = answers.get(key);
      answers.delete(key);
      return answer ?? read(asked);
    },
  };
}

function keyOf({ name, input }: ServiceAsk<ReadName>): string {
  return JSON.stringify([name, input]);
}
