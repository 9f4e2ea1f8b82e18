/** Milliseconds after which a browser without the Navigation API is taken to have no earlier page. */
const POPSTATE_TIMEOUT_MS = 400;

/** Goes to the page before this one. @param otherwise called when there is none */
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
  }, POPSTATE_TIMEOUT_MS);
  addEventListener('popstate', () => clearTimeout(timer), { once: true, signal: waiting.signal });
  history.back();
}
