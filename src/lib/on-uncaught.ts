interface Broken {
  addEventListener(type: 'error', listener: (event: { error?: unknown; message?: string }) => void): void;
  addEventListener(type: 'unhandledrejection', listener: (event: { reason: unknown }) => void): void;
}

/** Passes every uncaught error and unhandled rejection of a realm to the callback. */
export function onUncaught(realm: Broken, tell: (thrown: unknown) => void): void {
  realm.addEventListener('error', ({ error, message }) => tell(error ?? message));
  realm.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
