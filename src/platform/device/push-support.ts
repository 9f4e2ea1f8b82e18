/** Returns true in a browser that delivers push messages; on iOS only an app on the home screen does. */
export function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}
