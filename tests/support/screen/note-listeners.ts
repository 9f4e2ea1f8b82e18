/** Listeners and observers of one tab, so that those of a left tab hear nothing of the next one. */
type Listening = Parameters<typeof document.addEventListener>;

/** Returns a function that removes all listeners and observers added from now on at window and document. */
export function noteListeners(): () => void {
  const silences = [...[globalThis, document].map(noteOf), noteObservers()];
  return () => {
    for (const silence of silences) silence();
  };
}

/**
 * Observers of a left tab would hear every later tab's changes: each node has a list of all of them, so that a test was
 * slower the later it ran in its process.
 */
function noteObservers(): () => void {
  const noted: MutationObserver[] = [];
  const own = MutationObserver;
  globalThis.MutationObserver = class extends own {
    constructor(onChange: MutationCallback) {
      super(onChange);
      noted.push(this);
    }
  };
  return () => {
    globalThis.MutationObserver = own;
    for (const observer of noted) observer.disconnect();
  };
}

/** Overrides the object itself, because `document` does not use the global `EventTarget`, which is Node's. */
function noteOf(where: Pick<typeof document, 'addEventListener' | 'removeEventListener'>): () => void {
  const noted: Listening[] = [];
  const { addEventListener: add, removeEventListener: remove } = where;
  redefine(where, 'addEventListener', {
    writable: true,
    value: (...listening: Listening) => {
      // React adds this listener once for the document's lifetime.
      if (listening[0] !== 'selectionchange') noted.push(listening);
      add.apply(where, listening);
    },
  });
  return () => {
    redefine(where, 'addEventListener', { writable: true, value: add });
    for (const listening of noted) remove.apply(where, listening);
  };
}

const redefine = (target: object, name: string, descriptor: PropertyDescriptor): void =>
  void Object.defineProperty(target, name, { ...descriptor, configurable: true });
