/** Web vitals of this visit. A separate chunk, loaded only in a browser whose measures are gathered. */
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** @param report receives each vital once: milliseconds, CLS in thousandths */
export function reportWebVitals(report: (name: 'lcp' | 'inp' | 'cls' | 'ttfb', value: number) => void): void {
  // A vital may be reported again each time the page is hidden; the first report counts, because figures are only added.
  const reported = new Set<string>();
  const once = (name: Parameters<typeof report>[0], value: number): void => {
    if (reported.has(name)) return;
    reported.add(name);
    report(name, value);
  };
  onLCP(({ value }) => once('lcp', value));
  onINP(({ value }) => once('inp', value));
  onCLS(({ value }) => once('cls', value * 1_000));
  onTTFB(({ value }) => once('ttfb', value));
}
