/** Error reports of this tab; one tab of all also reports for the engine and the service worker (rule report-1). */
import { type UncaughtError, readUncaughtError } from '../../contract/uncaught-errors.ts';
import { unreadableAddresses } from '../../contract/environment.ts';
import { ENVIRONMENT_PATH, ERROR_CHANNEL } from '../../contract/names.ts';
import type { ErrorReports } from '../../contract/operator.ts';
import { toErrorFields } from '../../lib/error-fields.ts';
import { createErrorReporter } from '../../platform/reports/error-reporter.ts';
import { uncaughtErrorHandler, earlyErrors } from './early-errors.ts';

const LOCK = 'tribun:reports';

/**
 * Reports until `signal` aborts.
 * @param environment `/environment.json`, whose unreadable addresses are reported once, by the tab that reports for all
 */
export function startErrorReports(configured: ErrorReports, environment: unknown, signal: AbortSignal): void {
  const report = createErrorReporter(configured, __BUILD__);
  const tell = (thrown: unknown): void => report({ ...toErrorFields(thrown), realm: 'tab' });
  uncaughtErrorHandler.report = tell;
  for (const thrown of earlyErrors.splice(0)) tell(thrown);
  const channel = (): Promise<void> =>
    new Promise((resolve) => {
      reportEnvironment(environment, report);
      const others = new BroadcastChannel(ERROR_CHANNEL);
      others.addEventListener('message', ({ data }) => {
        const breakage = readUncaughtError(data);
        if (breakage !== undefined) report(breakage);
      });
      signal.addEventListener('abort', () => {
        others.close();
        resolve();
      });
    });
  // The tab that holds the lock reports for all. Without locks every tab would, so none does.
  navigator.locks?.request(LOCK, { signal }, channel).catch(isOver);
}

function reportEnvironment(environment: unknown, report: (breakage: UncaughtError) => void): void {
  const unreadable = unreadableAddresses(environment);
  if (unreadable.length === 0) return;
  const message = `${ENVIRONMENT_PATH}: no readable address in ${unreadable.join(', ')}`;
  report({ realm: 'tab', name: 'EnvironmentError', message, stack: '' });
}

/** Ignores the abort of a tab still waiting for the lock. */
function isOver(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
