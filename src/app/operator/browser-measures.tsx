/** Measures for operations (rules measures-1 to measures-6), from what the product has anyway. */
import { useEffect, useEffectEvent } from 'react';
import { MEASURES_CHANNEL } from '../../contract/measures.ts';
import type { MeasuresReceiver } from '../../contract/operator.ts';
import type { FigureCollector } from '../../domain/measuring/collect-figures.ts';
import { ageOf } from '../../lib/age.ts';
import { deviceClass } from '../../platform/device/device-class.ts';
import { sendMeasures } from '../../platform/reports/send-beacon.ts';
import { engine } from '../../state/engine/call-engine.ts';
import { useConnection } from '../../state/engine/use-connection.ts';
import { useConsent } from '../../state/operator/consent.ts';
import { startTabMeasures } from '../../state/operator/measures/tab-measures.ts';
import { entryRows } from '../pages/pages.ts';
import { findArea, findRow } from '../pages/use-current-page.ts';

interface BrowserMeasuresProps {
  receiver: MeasuresReceiver;
  /** True when the product asks visitors for their consent, so that nothing is measured before they gave it. */
  asksConsent: boolean;
}

export default function BrowserMeasures({ receiver, asksConsent }: BrowserMeasuresProps) {
  const consent = useConsent();
  const isAllowed = asksConsent ? consent?.statistics === true : consent?.statistics !== false;
  return isAllowed ? <Measures receiver={receiver} /> : null;
}

function Measures({ receiver }: Pick<BrowserMeasuresProps, 'receiver'>) {
  const { lastUpdateAt } = useConnection();
  const isAgeKnown = lastUpdateAt > 0;

  /** The pattern of the address's row, which contains no id and no parameter. */
  const pageName = useEffectEvent((pathname: string): string => {
    const area = findArea(pathname);
    return findRow([...entryRows, ...(area.rows.peek() ?? [])], pathname)?.row.path ?? area.path;
  });
  const measureOddsAge = useEffectEvent((figures: FigureCollector) => {
    const age = ageOf(lastUpdateAt * 1_000, Date.now());
    if (isAgeKnown && age !== undefined && hasOdds()) figures.time('odds age', age);
  });

  useEffect(() => {
    // The tab that sends for all is chosen by a lock, and hears of the others on the channel.
    if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return undefined;
    const life = new AbortController();
    const { signal } = life;
    const observe = (figures: FigureCollector, sendsForAll: () => boolean): void => {
      const page = pageName(landingPath());
      figures.count(`visit ${page}`);
      // The moment when main content was rendered first (`first-screen.ts`).
      const [shown] = performance.getEntriesByName('shown', 'mark');
      if (shown !== undefined && hasOdds()) figures.time(`first odd ${page}`, shown.startTime);
      observeUpdates((what) => sendsForAll() && figures.count(`update ${what}`), signal);
      const onSeen = (): void => {
        if (document.visibilityState === 'visible') measureOddsAge(figures);
      };
      document.addEventListener('visibilitychange', onSeen, { signal });
      void import('../../platform/reports/visit-timings.ts').then(
        ({ reportWebVitals }) => reportWebVitals((name, value) => figures.time(`${name} ${page}`, value)),
        // A failed load leaves the web vitals out; the other figures are sent all the same.
        () => undefined,
      );
    };
    startTabMeasures(
      {
        receiver,
        build: __BUILD__,
        device: deviceClass(),
        host: () => engine().host,
        channel: new BroadcastChannel(MEASURES_CHANNEL),
        locks: navigator.locks,
        page: {
          isHidden: () => document.visibilityState === 'hidden',
          // At the window the event comes last, after the web vitals of the hidden page.
          addEventListener: (type, listener, options) => window.addEventListener(type, listener, options),
        },
        now: () => performance.now(),
        send: sendMeasures,
        observe,
      },
      signal,
    );
    return () => life.abort();
  }, [receiver]);
  return null;
}

const hasOdds = (): boolean => document.querySelector('button[data-outcome]') !== null;

/** Path of the address the visit began with; the present one where the browser has no navigation entry. */
function landingPath(): string {
  const [landing] = performance.getEntriesByType('navigation');
  return landing !== undefined && URL.canParse(landing.name) ? new URL(landing.name).pathname : location.pathname;
}

/** Counts builds that were found, and those that took over. The first installation is no update. */
function observeUpdates(count: (what: 'found' | 'applied') => void, signal: AbortSignal): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || serviceWorker.controller === null) return;
  serviceWorker.addEventListener('controllerchange', () => count('applied'), { signal });
  void serviceWorker.getRegistration().then((registration) => {
    if (!signal.aborted) registration?.addEventListener('updatefound', () => count('found'), { signal });
  });
}
