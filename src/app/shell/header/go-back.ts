/** A browser that does not say whether anything lies behind has gone there by then, or never. */
const GONE_MS = 400;

/** Goes to the page before this one. @param otherwise where there is none */
export function goBack(otherwise: () => void): void {
  const nothingBehind = 'navigation' in globalThis ? !navigation.canGoBack : history.length <= 1;
  if (nothingBehind) {
    otherwise();
    return;
  }
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    otherwise();
  }, GONE_MS);
  addEventListener('popstate', () => clearTimeout(timer), { once: true, signal: waiting.signal });
  history.back();
}
