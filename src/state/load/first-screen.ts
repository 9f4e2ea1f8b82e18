/**
 * When the first screen stands: what is not on it (the slip, the footer, dialogs, the update check) is loaded after that, so
 * that it does not hold the first odds up.
 */
export interface FirstScreen {
  /** Settles when the first of what a page is for has come, and at the latest after a second. */
  readonly begins: Promise<void>;
  /** Settles when a page shows what it is for, or when nobody has said so for long. */
  readonly stands: Promise<void>;
  /** Something of it is there, and painted in a moment. */
  shown(): void;
  /** A part of it that is on its way, or never comes: it does not stand before that. */
  expect(part: Promise<unknown>): void;
}

/** A page that never says it, or waits for a network, does not hold the rest up longer. */
const LONGEST_MS = 5_000;
/** Nor does it hold up what is small and seen at once. */
const BEGINS_MS = 1_000;

export function createFirstScreen(): FirstScreen {
  let said = false;
  const parts: Promise<unknown>[] = [];
  const [begins, begin] = settledWithin(BEGINS_MS);
  const [stands, stand] = settledWithin(LONGEST_MS);
  return {
    begins,
    stands,
    shown: () => {
      // Each of a hundred odds says it.
      if (said) return;
      said = true;
      begin();
      void Promise.allSettled(parts).then(() => whenIdle(stand));
    },
    expect: (part) => void parts.push(part),
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

/** What came is rendered and painted first. */
function whenIdle(resolve: () => void): void {
  // Safari has no such call; rendering is done by then.
  if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
  else requestIdleCallback(() => resolve(), { timeout: 1_000 });
}

export const firstScreen = createFirstScreen();
