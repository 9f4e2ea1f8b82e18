/** Writes what became of each test as lines of JSON, for the run as a whole to count; names those that were tried again. */
import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export interface TestOutcome {
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  /** How often it was tried again. */
  retries: number;
  /** Why it failed, also where another try passed. */
  reasons: string[];
  seconds: number;
}

export default class OutcomeReporter implements Reporter {
  readonly #file = process.env['TRIBUN_OUTCOMES'];

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    const { retryCount = 0, duration = 0 } = test.diagnostic() ?? {};
    const reasons = errors.map(({ message, stack = '' }) => `${message.split('\n', 1)[0]} ${placeOf(stack)}`.trim());
    this.#write({ name: test.fullName, state, retries: retryCount, reasons, seconds: duration / 1_000 });
  }

  /** A file that could not be run has failed without a test of its own. */
  onTestModuleEnd(module: TestModule): void {
    const broken = module.errors().length > 0 && [...module.children.allTests()].length === 0;
    if (broken) this.#write({ name: module.relativeModuleId, state: 'failed', retries: 0, reasons: [], seconds: 0 });
  }

  #write(outcome: TestOutcome): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(outcome)}\n`);
  }
}

/** "(tests/…:12)" of the innermost line of a test. */
function placeOf(stack: string): string {
  const place = /tests\/[\w./-]+:\d+/.exec(stack)?.[0];
  return place === undefined ? '' : `(${place})`;
}
