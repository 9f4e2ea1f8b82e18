/** Which protocol each origin answered with last, as the browser tells; and by it who can be sent a stream. */

/** Of `PerformanceResourceTiming`: "h2", "h3", "http/1.1"; empty where another origin does not say (deploying). */
type Timed = PerformanceEntry & { nextHopProtocol?: string };

/** Says whether bodies of requests to that origin may be streams. */
export function watchOriginProtocols(signal: AbortSignal): (origin: string) => boolean {
  if (!canStream()) return () => false;
  const protocols = new Map<string, string>();
  const observer = new PerformanceObserver((list) => {
    for (const { name, nextHopProtocol = '' } of list.getEntries() as Timed[]) {
      if (nextHopProtocol !== '') protocols.set(new URL(name).origin, nextHopProtocol);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return (origin) => MULTIPLEXED.includes(protocols.get(origin) ?? '');
}

/** Those that take a stream; over HTTP/1.1 Chromium refuses it before a byte is sent. */
const MULTIPLEXED = ['h2', 'h3'];

/** A browser that knows no streams reads no `duplex`, and makes text of the body. */
function canStream(): boolean {
  let isRead = false;
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isRead = true;
      return 'half' as const;
    },
  };
  const { headers } = new Request('https://tribun.invalid', init);
  return isRead && !headers.has('content-type') && typeof PerformanceObserver !== 'undefined';
}
