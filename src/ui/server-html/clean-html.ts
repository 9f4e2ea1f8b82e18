/**
 * Sanitised HTML of a server (ASVS 3.2.2, rule field-12, browser-41): everything outside the list is removed. Terms and
 * contracts need only texts, lists, tables, pictures and links.
 */
import purify from 'dompurify';
import { filePathPattern } from '../../lib/file-path-pattern.ts';

/** Returns '' without a document (a test of markup), because missing text is better than unsanitised text. */
export function cleanHtml(html: string): TrustedHTML | string {
  return purify.isSupported ? purify.sanitize(html, rules) : '';
}

const rules = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'section', 'article', 'blockquote', 'pre'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'title',
    'lang',
    'dir',
  ],
  // Attributes exempt from the address rule below; it applies to all others.
  ADD_URI_SAFE_ATTR: ['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'lang', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  // Returns TrustedHTML where Trusted Types are enforced; a plain string elsewhere.
  RETURN_TRUSTED_TYPE: true,
};

if (purify.isSupported) {
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') keepPictureAddress(node);
    if (/^H[1-6]$/.test(node.nodeName)) keepOutline(node);
    if (node.nodeName === 'A' && node.hasAttribute('href')) openApart(node);
  });
}

/** Removes pictures with other addresses: DOMPurify permits `data:` for them regardless of the address rule. */
function keepPictureAddress(node: Element): void {
  const source = node.getAttribute('src') ?? '';
  if (!/^(?:https:|\/(?![/\\]))/i.test(source)) node.remove();
}

/** Keeps headings below the page's title and without skipped levels, because screen-reader users navigate by them. */
function keepOutline(heading: Element): void {
  const all = [...(heading.closest('body') ?? heading).querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const before = all[all.indexOf(heading) - 1];
  const above = before === undefined ? 1 : levelOf(before);
  const level = Math.max(2, Math.min(levelOf(heading), above + 1));
  if (level !== levelOf(heading)) heading.setAttribute('aria-level', String(level));
}

function levelOf(heading: Element): number {
  return Number(heading.getAttribute('aria-level') ?? heading.nodeName.slice(1));
}

/** Opens other sites and files in a new tab, without referrer or access to this page. */
function openApart(link: Element): void {
  link.setAttribute('rel', 'noopener noreferrer nofollow');
  const address = link.getAttribute('href') ?? '';
  const isFile = address.startsWith('/') && filePathPattern.test(address);
  if (isFile || /^https?:/i.test(address)) link.setAttribute('target', '_blank');
}
