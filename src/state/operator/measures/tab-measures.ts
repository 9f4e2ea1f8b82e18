/**
 * Measures of this tab (rule measures-2). The engine says whether this browser is in the sample and gathers the figures
 * of all tabs; one tab, which holds a lock, sends them: a page that closes can still send, a worker cannot.
 */
import {
  type Figures,
  type MeasuresBeacon,
  type MeasuresRequest,
  MEASURES_VERSION,
  readMeasuresReply,
} from '../../../contract/measures.ts';
import type { MeasuresReceiver } from '../../../contract/operator.ts';
import { type FigureCollector, createFigureCollector } from '../../../domain/measuring/collect-figures.ts';

/** The page's own events that end what is being measured. */
interface PageEvents {
  isHidden(): boolean;
  /** `visibilitychange` after all other listeners of it, and `pagehide`. */
  addEventListener(type: 'visibilitychange' | 'pagehide', listener: () => void, options: { signal: AbortSignal }): void;
}

interface TabMeasuresOptions extends Pick<MeasuresBeacon, 'build' | 'device'> {
  receiver: MeasuresReceiver;
  host(): MeasuresBeacon['host'];
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  locks: Pick<LockManager, 'request'>;
  page: PageEvents;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  send(endpoint: string, beacon: MeasuresBeacon): void;
  /**
   * Measures this tab; called once, when the browser is in the sample.
   * @param sendsForAll returns true while this tab sends the beacons, for figures that every tab could count
   */
  observe(figures: FigureCollector, sendsForAll: () => boolean): void;
}

/** Web Lock of the tab that sends the beacons. */
const LOCK = 'tribun:measures';
const BEACON_MS = 60_000;

const NONE: Figures = { counts: {}, times: {} };

/** Measures until `signal` aborts; what was not sent by then is dropped. */
export function startTabMeasures(options: TabMeasuresOptions, signal: AbortSignal): void {
  const { receiver, channel, locks, page, now } = options;
  const figures = createFigureCollector();
  let isSampled = false;
  let isSender = false;
  /** Number of tabs as the engine said last; 1 is this one. */
  let tabs = 1;
  let lastSentAt = now();

  const post = (request: MeasuresRequest): void => channel.postMessage(request);
  const ask = (): void => post({ to: 'engine', kind: 'ask', sample: receiver.sample });
  const send = (): void => {
    const taken = figures.take();
    const seconds = Math.round((now() - lastSentAt) / 1_000);
    lastSentAt = now();
    if (taken === undefined) return;
    const { build, device, host } = options;
    const { sample, endpoint } = receiver;
    options.send(endpoint, { version: MEASURES_VERSION, build, sample, seconds, device, host: host(), ...taken });
  };
  const handOver = (): void => post({ to: 'engine', kind: 'figures', figures: figures.take() ?? NONE });

  const sendForAll = (): Promise<void> =>
    new Promise((release) => {
      isSender = true;
      lastSentAt = now();
      post({ to: 'engine', kind: 'attend' });
      const timer = setInterval(send, BEACON_MS);
      signal.addEventListener('abort', () => {
        clearInterval(timer);
        post({ to: 'engine', kind: 'leave' });
        release();
      });
    });
  const begin = (): void => {
    isSampled = true;
    options.observe(figures, () => isSender);
    // A tab that waits for the lock is refused it when measuring ends.
    locks.request(LOCK, { signal }, sendForAll).catch(() => undefined);
    let isClosing = false;
    const close = (): void => {
      // An engine that this tab hosts ends with it.
      const isEnd = isSender && (tabs <= 1 || options.host() !== 'shared');
      if (isEnd) send();
      else handOver();
      if (isSender) post({ to: 'engine', kind: 'leave' });
    };
    const onVisibility = (): void => {
      if (!page.isHidden()) isClosing = false;
      else if (isClosing) close();
      else if (!isSender) handOver();
      else if (tabs <= 1) send();
    };
    // A page that is left is hidden after this event, and some web vitals are known only then.
    const onPageHide = (): void => {
      isClosing = true;
      if (page.isHidden()) close();
    };
    page.addEventListener('visibilitychange', onVisibility, { signal });
    page.addEventListener('pagehide', onPageHide, { signal });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const reply = signal.aborted ? undefined : readMeasuresReply(data);
    if (reply?.kind === 'started') {
      ask();
      if (isSender) post({ to: 'engine', kind: 'attend' });
    }
    if (reply?.kind === 'sampled' && reply.sampled && !isSampled) begin();
    if (reply?.kind === 'figures' && isSender) {
      ({ tabs } = reply);
      figures.add(reply.figures);
    }
  });
  signal.addEventListener('abort', () => channel.close());
  ask();
}
