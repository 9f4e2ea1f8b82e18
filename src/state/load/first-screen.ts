/** When the first screen stands: what is not on it is loaded after that, so that it does not hold the first odds up. */
export interface FirstScreen {
  /** Settles when odds came, or when it is clear that this page waits for something else. */
  readonly stands: Promise<void>;
  /** Values of a topic came; the first odds among them end the waiting. */
  note(keys: Iterable<[key: string, value: unknown]>): void;
  /** A page without odds has what it shows. */
  shown(): void;
}

/** A page without odds, or without a network, does not wait longer. */
const LONGEST_MS = 3_000;

function createFirstScreen(): FirstScreen {
  let stands = false;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = () => {
      stands = true;
      resolve();
    };
    setTimeout(settle, LONGEST_MS);
  });
  return {
    stands: settled,
    shown: () => {
      if (!stands) whenIdle(settle);
    },
    note: (keys) => {
      if (stands) return;
      for (const [key] of keys) {
        if (!key.startsWith('row:') && !key.startsWith('market:')) continue;
        // Values may come for what is not on screen yet; odds in the document are the sign.
        whenIdle(() => {
          if (document.querySelector('[data-outcome]') !== null) settle();
        });
        return;
      }
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
