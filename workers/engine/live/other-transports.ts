/**
 * SignalR's ways to speak without a socket, for the built engine: it asks for a WebSocket and nothing else (rule updates-14),
 * so transports are never made and nothing is requested. Theirs are 16 KB of code, which nothing else would leave out.
 */
function noTransport(): never {
  throw new Error('Hubs are reached by WebSockets alone.');
}

/** Made with every connection, and asked for cookies, which a browser sends by itself. */
class NoHttpClient {
  readonly send = noTransport;
  readonly getCookieString = (): string => '';
}

export {
  noTransport as LongPollingTransport,
  noTransport as ServerSentEventsTransport,
  NoHttpClient as DefaultHttpClient,
};
