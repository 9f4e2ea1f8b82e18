/** Page names and URLs sent to analytics (rule navigation-15). */
import { withoutParameters } from '../../lib/query-parameters.ts';

/**
 * Returns the name of a page for analytics.
 * @param title page title without the product's name
 * @param search query of the URL
 */
export function analyticsPageName(path: string, title: string, search = ''): string {
  if (path === '/') return 'Anasayfa';
  if (/^\/program\/canli(\/|$)/.test(path)) return 'Canlı';
  const [, tab] = /\/mac-detay\/\d+(?:\/([\w-]+))?/.exec(path) ?? [];
  if (path.includes('/mac-detay/')) return `Detay - ${tab ?? (path.includes('/widget/') ? 'ozet' : 'tum-oranlar')}`;
  if (/^\/program(\/(?!ozel-etkinlikler|tum-oranlar)|$)/.test(path))
    return byDate(search) ? 'Bülten - Tarihe Göre' : 'Bülten - Lige Göre';
  return title;
}

const byDate = (search: string): boolean => new URLSearchParams(search).get('sirala') === 'tarih';

/** Path and query without secrets, personal input and the return path of a sign-in. */
export function analyticsPath(href: string): string {
  const { pathname, search } = new URL(withoutParameters(href, UNTOLD));
  return pathname + search;
}

const UNTOLD = ['password', 'phoneNumber', 'email', 'code', 'searchTerm', 'from'];
