/**
 * When the first screen stands: what is not on it (the slip, the footer, dialogs, the update check) is loaded after that, so
 * that it does not hold the first odds up.
 */
export interface FirstScreen {
  /** Settles when a page shows what it is for, or when nobody has said so for long. */
  readonly stands: Promise<void>;
  /** Something of it is there, and painted in a moment. */
  shown(): void;
}

/** A page that never says it, or waits for a network, does not hold the rest up longer. */
const LONGEST_MS = 5_000;

function createFirstScreen(): FirstScreen {
  let said = false;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
    setTimeout(resolve, LONGEST_MS);
  });
  return {
    stands: settled,
    shown: () => {
      // Each of a hundred odds says it.
      if (said) return;
      said = true;
      whenIdle(settle);
    },
  };
}

/** What came is rendered and painted first. */
function whenIdle(resolve: () => void): void {
  // Safari has no such call; rendering is done by then.
  if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
  else requestIdleCallback(() => resolve(), { timeout: 1_000 });
}

export const firstScreen = createFirstScreen();
