/**
 * The product inside a page or an app of the operator's, which brings its own frame: `type=webview` or `showOnlyField` in the
 * address (rule navigation-19). Whoever came so stays so: links do not carry it, the tab remembers.
 */
const KEY = 'tribun.webview';

const isAskedFor = (): boolean => /[?&](type=webview|showOnlyField)\b/.test(location.search);

/** Before the first paint. */
export function startWebView(): void {
  document.documentElement.toggleAttribute('data-webview', isRemembered() || isAskedFor());
}

/** Without header, footer, navigation, consent and install hints. */
export const inWebView = (): boolean => document.documentElement.hasAttribute('data-webview');

/** Where storage is refused, the address alone says it. */
function isRemembered(): boolean {
  try {
    if (isAskedFor()) sessionStorage.setItem(KEY, '1');
    return sessionStorage.getItem(KEY) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
