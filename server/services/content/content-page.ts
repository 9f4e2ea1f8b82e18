/** The text of a page of the content service, by the path of its address. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { ServiceFailure } from '../../http/response-envelope.ts';
import { documents } from './documents.ts';
import { helpPage } from './help/help-pages.ts';
import { newsPage } from './news.ts';

type Page = WireResponse<'getContentDetail'>;

export function contentPage(url: string, nowMs: number): Page & { url: string } {
  const document = documents[url];
  if (document !== undefined) return { url, title: document.title, contents: { text: document.text } };
  const [area, path] = /^\/(yardim|spor-haberleri)\/(.+)$/.exec(url)?.slice(1) ?? [];
  const page = area === 'yardim' ? helpOf(path) : area === 'spor-haberleri' ? newsPage(path ?? '', nowMs) : undefined;
  if (page === undefined) throw new ServiceFailure(404, 'ContentNotFound', 'İçerik bulunamadı.', { httpStatus: 404 });
  return { url, ...page };
}

function helpOf(path = ''): Page | undefined {
  const page = helpPage(path);
  if (page === undefined) return undefined;
  const { title, text, related } = page;
  return {
    title,
    contents: { text },
    related: related.map((each) => ({ title: each.title, url: `/yardim/detay/${each.slug}` })),
  };
}
