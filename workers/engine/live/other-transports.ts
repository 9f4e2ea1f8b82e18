/**
 * Replaces SignalR's HTTP transports in the built engine. The engine uses WebSockets only (rule updates-14), so these
 * transports are never created and request nothing. The real ones are 16 KB of code that nothing else would leave out.
 */
function noTransport(): never {
  throw new Error('Hubs are reached by WebSockets alone.');
}

/** SignalR creates one with every connection and reads cookies from it, which a browser sends by itself. */
class NoHttpClient {
  readonly send = noTransport;
  readonly getCookieString = (): string => '';
}

export {
  noTransport as LongPollingTransport,
  noTransport as ServerSentEventsTransport,
  NoHttpClient as DefaultHttpClient,
};
