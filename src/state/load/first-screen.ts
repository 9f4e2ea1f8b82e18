import { useEffect, useState } from 'react';

/**
 * Tracks when the first screen is ready. Everything outside it (the slip, the footer, dialogs, the update check) loads
 * after that, so that it does not delay the first odds.
 */
export interface FirstScreen {
  /** Settles when the page's first content has arrived, and at the latest after a second. */
  readonly contentArrived: Promise<void>;
  /** Settles when the page shows its main content, or after five seconds without that report. */
  readonly ready: Promise<void>;
  /** Reports that main content is rendered; it is painted in a moment. */
  reportShown(): void;
  /** Adds a part of the first screen; `stands` settles only after it has loaded or failed. */
  addPart(part: Promise<unknown>): void;
}

/** Milliseconds after which the other parts load, if a page never reports or waits for a network. */
const LONGEST_MS = 5_000;
/** Milliseconds after which small parts of the first screen load in any case. */
const BEGINS_MS = 1_000;

export function createFirstScreen(): FirstScreen {
  let said = false;
  const parts: Promise<unknown>[] = [];
  const [begins, begin] = settledWithin(BEGINS_MS);
  const [stands, stand] = settledWithin(LONGEST_MS);
  return {
    contentArrived: begins,
    ready: stands,
    reportShown: () => {
      // Each of a hundred odds reports it.
      if (said) return;
      said = true;
      // Read by measures, which load later (rule measures-4).
      performance.mark('shown');
      begin();
      void Promise.allSettled(parts).then(() => whenIdle(stand));
    },
    addPart: (part) => void parts.push(part),
  };
}

function settledWithin(longest: number): [promise: Promise<void>, settle: () => void] {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
    setTimeout(resolve, longest);
  });
  return [promise, settle];
}

/** Resolves after the new content is rendered and painted. */
function whenIdle(resolve: () => void): void {
  // Safari has no `requestIdleCallback`; after 200 ms rendering is done.
  if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
  else requestIdleCallback(() => resolve(), { timeout: 1_000 });
}

export const firstScreen = createFirstScreen();

/**
 * Reports that the first screen is ready: a page by `<Page>`, odds by themselves.
 *
 * @param has true when the main content has loaded
 */
export function useReportFirstScreen(has: boolean): void {
  useEffect(() => {
    if (has) firstScreen.reportShown();
  }, [has]);
}

/** Returns true once content below the first screen may load. */
export function useIsFirstScreenReady(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    void firstScreen.ready.then(() => setStands(true));
  }, []);
  return stands;
}
