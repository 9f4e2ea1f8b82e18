/**
 * SignalR's ways to speak without a socket, for the built engine: it asks for a WebSocket and nothing else (rule updates-14),
 * so these are never made. Theirs are 12 KB of code, 1.5 of the 75.4 KB the engine weighed, which nothing else would leave out.
 */
function noTransport(): never {
  throw new Error('Hubs are reached by WebSockets alone.');
}

export { noTransport as LongPollingTransport, noTransport as ServerSentEventsTransport, noTransport as XhrHttpClient };
