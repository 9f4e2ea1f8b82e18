/** Fuzzy help search on the device (rule content-3), with the matching ranges of each title. */
import Fuse from 'fuse.js';
import type { HelpArticle } from '../../model/content.ts';
import { foldTurkish } from '../../domain/text.ts';
import { isSearchable, splitSearchWords } from './help-query.ts';

const THRESHOLD = 0.4;
const MOST_FOUND = 8;
/** Shorter runs of letters match almost everywhere, so they are not highlighted. */
const LEAST_MARKED = 3;

export interface FoundArticle {
  article: HelpArticle;
  /** Matching ranges of the title: `from` inclusive, `to` exclusive. */
  marks: readonly (readonly [from: number, to: number])[];
}

/**
 * Creates a search that returns the best matches first. Every word must match; Turkish letters match their plain forms.
 */
export function createHelpSearch(articles: readonly HelpArticle[]): (text: string) => FoundArticle[] {
  const folded = articles.map((article) => ({
    article,
    title: foldTurkish(article.title),
    text: foldTurkish(`${article.topic} ${article.text}`),
  }));
  const fuse = new Fuse(folded, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'text', weight: 1 },
    ],
    threshold: THRESHOLD,
    ignoreLocation: true,
    includeMatches: true,
    useExtendedSearch: true,
  });
  return (text) => {
    if (!isSearchable(text)) return [];
    return fuse.search(splitSearchWords(text).join(' '), { limit: MOST_FOUND }).map(({ item, matches = [] }) => ({
      article: item.article,
      marks: marksIn(
        matches.filter(({ key }) => key === 'title').flatMap(({ indices }) => indices),
        item.title.length === item.article.title.length ? item.title.length : 0,
      ),
    }));
  };
}

/** Merges match indices into sorted ranges that do not overlap. */
function marksIn(indices: readonly (readonly [number, number])[], length: number): [number, number][] {
  const marks: [number, number][] = [];
  const wide = indices.filter(([from, last]) => last - from + 1 >= LEAST_MARKED && last < length);
  for (const [from, last] of wide.toSorted(([a], [b]) => a - b)) {
    const before = marks.at(-1);
    if (before === undefined || from > before[1]) marks.push([from, last + 1]);
    else before[1] = Math.max(before[1], last + 1);
  }
  return marks;
}
