/**
 * Starts the read a page will need with its tab's first message, because on a slow phone the scripts of a coupon list
 * take 0.4 s more before they request it. The first identical read gets that result, pending or not; all other reads
 * make a request of their own.
 */
import type { CallHandlers, EngineCalls, NamedServiceCall } from '../../../src/contract/port/engine-contract.ts';
import type { ReadName } from '../../../src/contract/services/calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import { createOneUseResults } from './one-use-results.ts';
import { runPerSession } from '../session/run-per-session.ts';
import type { Session } from '../session/session.ts';

export interface PreloadedReads extends CallHandlers<'read'> {
  /**
   * Starts the read that `find` names. Reads that come meanwhile wait for `find`, a moment at most.
   * @param find resolves to undefined when there is nothing to read
   */
  expect(find: () => Promise<NamedServiceCall<ReadName> | undefined>): void;
}

interface PreloadedReadsOptions {
  read: CallHandlers<'read'>['read'];
  session: Session;
  signal: AbortSignal;
}

type Answer = Promise<Result<EngineCalls['read']['output']>>;

/** Longest wait for `find`: a script that does not load must not block a page. */
const FINDING_MS = 300;

export function createPreloadedReads({ read, session, signal }: PreloadedReadsOptions): PreloadedReads {
  const answers = createOneUseResults<Answer>();
  let finding: Promise<void> | undefined;

  const ask = (asked: NamedServiceCall<ReadName>): void => answers.put(keyOf(asked), read(asked));

  // A result belongs to the session that requested it.
  runPerSession(session, { begin: () => undefined, end: () => answers.clear() }, signal);

  return {
    expect: (find) => {
      const found = find()
        // The script that knows the page's read did not load, so the page makes the request itself.
        .catch(() => undefined)
        .then((asked) => {
          // A different `finding` means that a read did not wait any longer, or that another tab expects something:
          // this page makes the request itself.
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
      return answers.take(keyOf(asked)) ?? read(asked);
    },
  };
}

function keyOf({ name, input }: NamedServiceCall<ReadName>): string {
  return JSON.stringify([name, input]);
}
