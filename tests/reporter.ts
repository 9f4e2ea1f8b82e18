/** Writes what became of each test as lines of JSON, for the run as a whole to count; names those that were tried again. */
import { appendFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

export interface TestOutcome {
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Number of retries. */
  retries: number;
  /** Reasons of its failures, also when a retry passed. */
  reasons: string[];
  seconds: number;
  /** No test failed: a hook did, a file could not be run, or something was left that broke later. */
  outside?: true;
}

export default class OutcomeReporter implements Reporter {
  readonly #file = process.env['TRIBUN_OUTCOMES'];

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    const { retryCount = 0, duration = 0 } = test.diagnostic() ?? {};
    this.#write({
      name: test.fullName,
      state,
      retries: retryCount,
      reasons: errors.map(reasonOf),
      seconds: duration / 1_000,
    });
  }

  /** Hooks fail outside of any test. */
  onTestSuiteResult(suite: TestSuite): void {
    this.#writeBroken(suite.fullName, suite.errors());
  }

  /** So does a file that could not be run. */
  onTestModuleEnd(module: TestModule): void {
    this.#writeBroken(module.relativeModuleId, module.errors());
  }

  /** Writes errors outside of any test, such as rejections that no test awaited. */
  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#writeBroken('outside of any file', unhandled);
  }

  #writeBroken(name: string, errors: readonly SerializedError[]): void {
    if (errors.length === 0) return;
    this.#write({ name, state: 'failed', retries: 0, reasons: errors.map(reasonOf), seconds: 0, outside: true });
  }

  #write(outcome: TestOutcome): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(outcome)}\n`);
  }
}

/** The first line of what it says, and "(tests/…:12)", the innermost line of a test. */
function reasonOf({ message, stack = '' }: SerializedError): string {
  const place = /tests\/[\w./-]+:\d+/.exec(stack)?.[0];
  const said = message.split('\n', 1)[0] ?? '';
  return place === undefined ? said : `${said} (${place})`;
}
