/**
 * HTML of a server without anything that acts (ASVS 3.2.2, rule field-12, browser-41): what is not on the list is not shown.
 * Texts, lists, tables, pictures and links are all that terms and contracts need.
 */
import purify from 'dompurify';
import { filePath } from '../../lib/file-address.ts';

/** Where no page is (a test of markup) nothing is shown: unclean is worse than missing. */
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
  // The list of addresses below is asked of every attribute but these.
  ADD_URI_SAFE_ATTR: ['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'lang', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  // Accepted where Trusted Types are demanded; a plain text elsewhere.
  RETURN_TRUSTED_TYPE: true,
};

if (purify.isSupported) {
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'IMG') keepPictureAddress(node);
    if (/^H[1-6]$/.test(node.nodeName)) keepOutline(node);
    if (node.nodeName === 'A' && node.hasAttribute('href')) openApart(node);
  });
}

/** The list of addresses does not bind pictures: DOMPurify lets `data:` through for them. */
function keepPictureAddress(node: Element): void {
  const source = node.getAttribute('src') ?? '';
  if (!/^(?:https:|\/(?![/\\]))/i.test(source)) node.remove();
}

/** Below the page's own title, and no level is left out: who listens goes from heading to heading. */
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

/** A page elsewhere, or a file, opens beside the product and learns nothing of it. */
function openApart(link: Element): void {
  link.setAttribute('rel', 'noopener noreferrer nofollow');
  const address = link.getAttribute('href') ?? '';
  const isFile = address.startsWith('/') && filePath.test(address);
  if (isFile || /^https?:/i.test(address)) link.setAttribute('target', '_blank');
}
