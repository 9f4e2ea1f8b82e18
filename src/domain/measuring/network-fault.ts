/** TypeErrors of failed requests, which indicate no error in the code and are not reported (rule report-3). */

export function isNetworkFault({ name, message }: { name: string; message: string }, online: boolean): boolean {
  return name === 'TypeError' && (!online || failedRequest.some((words) => words.test(message)));
}

/** Messages of the browser engines. Newer ones append the host name or the URL, so only the beginning is compared. */
const failedRequest: readonly RegExp[] = [
  // Chromium: a request or a chunk, a truncated body, the script of a service worker.
  /^Failed to fetch\b/,
  /^network error$/i,
  /^Failed to (?:register|update) a ServiceWorker\b.*\b(?:fetching the script|Load failed)/,
  // Firefox.
  /^NetworkError when attempting to fetch resource/,
  /^Error in (?:input|body) stream/,
  /^error loading dynamically imported module/,
  // WebKit; the messages after the first two come from the system's network layer.
  /^Load failed\b/,
  /^Importing a module script failed/,
  /\bload failed$/,
  /^The (?:network connection was lost|Internet connection appears to be offline|request timed out)/,
  /^(?:Could not connect to the server|A server with the specified hostname could not be found)/,
];
