/** TypeErrors of a failed request: they say nothing of the code, and are not reported (rule report-3). */

export function isNetworkFault({ name, message }: { name: string; message: string }, online: boolean): boolean {
  return name === 'TypeError' && (!online || failedRequest.some((words) => words.test(message)));
}

/** The engines' messages. Newer ones append the host's name or the address, so only the beginning is fixed. */
const failedRequest: readonly RegExp[] = [
  // Chromium: a request, a body that was cut off, a chunk, the script of a worker.
  /^Failed to fetch\b/,
  /^network error$/i,
  /^Failed to (?:register|update) a ServiceWorker\b.*\b(?:fetching the script|Load failed)/,
  // Firefox.
  /^NetworkError when attempting to fetch resource/,
  /^Error in (?:input|body) stream/,
  /^error loading dynamically imported module/,
  // WebKit; the sentences after the first two are those of the system's network.
  /^Load failed\b/,
  /^Importing a module script failed/,
  /\bload failed$/,
  /^The (?:network connection was lost|Internet connection appears to be offline|request timed out)/,
  /^(?:Could not connect to the server|A server with the specified hostname could not be found)/,
];
