/**
 * Web-view mode: the product inside a page or app of the operator that has a frame of its own, requested by
 * `type=webview` or `showOnlyField` in the address (rule navigation-19). Links do not repeat the parameter, so the mode
 * is stored for the tab.
 */
const KEY = 'tribun.webview';

const isAskedFor = (): boolean => /[?&](type=webview|showOnlyField)\b/.test(location.search);

/** Marks the document; call it before the first paint. */
export function markWebView(): void {
  document.documentElement.toggleAttribute('data-webview', isRemembered() || isAskedFor());
}

/** Returns true in web-view mode, which hides header, footer, navigation, consent and install hints. */
export const isWebView = (): boolean => document.documentElement.hasAttribute('data-webview');

/** If storage is refused, only the address decides. */
function isRemembered(): boolean {
  try {
    if (isAskedFor()) sessionStorage.setItem(KEY, '1');
    return sessionStorage.getItem(KEY) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
