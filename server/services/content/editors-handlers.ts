/**
 * Editors (wire-statistics-8): a paged list, a member's list with favourites, one editor with all comments, a search.
 */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { ServiceFailure, badRequest } from '../../http/response-envelope.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import type { World } from '../../world.ts';
import { createEditorComments, type WireComment, inventedEditors } from './editor-comments.ts';

type Row = WireResponse<'getVisitorEditors'>['results'][number];

const FEATURED = 4;

export function editorHandlers(world: World, accounts: Accounts) {
  const comments = createEditorComments(world, accounts.now);
  const ids = inventedEditors.map((_, at) => at + 1);

  const editor = (editorId: number, all = comments.byEditor()): Row => {
    const own = all[editorId - 1] ?? [];
    const results = own.flatMap(({ resultStatus }) => (resultStatus === -1 ? [] : [resultStatus]));
    const { name: editorName = '', title = '' } = inventedEditors[editorId - 1] ?? {};
    const winCount = results.filter((result) => result === 1).length;
    return {
      ...{ editorId, editorName, image: '', title, commentCount: own.length },
      ...{ winCount, lostCount: results.length - winCount, last5BetsResults: results.slice(0, 5) },
    };
  };
  /** Returns one page of editors; accepts both `currentPage` and `page`. */
  const page = (
    query: { page?: string; currentPage?: string; pageSize: string },
    rowOf: (id: number, all: WireComment[][]) => Row,
  ) => {
    const all = comments.byEditor();
    const at = parseWholeNumber(query.currentPage ?? query.page ?? '1', 'currentPage');
    const size = parseWholeNumber(query.pageSize, 'pageSize');
    if (at < 1 || size < 1) throw badRequest('pages count from 1');
    return {
      results: ids.slice((at - 1) * size, at * size).map((id) => rowOf(id, all)),
      totalPage: Math.ceil(ids.length / size),
    };
  };
  const known = (id: number): number => {
    if (!ids.includes(id)) throw new ServiceFailure(404, 'EditorNotFound', 'Yazar bulunamadı.');
    return id;
  };

  return {
    getEventComments: ({ query }) => comments.ofEvent(parseWholeNumber(query.eventId, 'eventId')),
    getEditors: ({ bearer, query }) => {
      const { favouriteEditors } = accounts.accountOfToken(bearer());
      return page(query, (id, all) => ({ ...editor(id, all), isFavorite: favouriteEditors.has(id) }));
    },
    getVisitorEditors: ({ query }) => page(query, editor),
    getMainPageEditors: () => {
      const all = comments.byEditor();
      return ids.slice(0, FEATURED).map((id) => {
        const { editorId, editorName, image } = editor(id, all);
        return { editorId, editorName, image, lastComment: all[id - 1]?.[0] ?? null };
      });
    },
    getEditor: (request) => {
      const id = known(request.id());
      const all = comments.byEditor();
      return { ...editor(id, all), comments: all[id - 1] ?? [] };
    },
    searchEditors: ({ query }) => {
      const count = parseWholeNumber(query.count, 'count');
      const wanted = plain(query.text);
      const has = (...texts: string[]): boolean => texts.some((text) => plain(text).includes(wanted));
      const all = comments.byEditor();
      return {
        editors: ids
          .filter((id) => has(inventedEditors[id - 1]?.name ?? '', inventedEditors[id - 1]?.title ?? ''))
          .slice(0, count)
          .map((id) => editor(id, all)),
        comments: all
          .flat()
          .filter(({ homeTeam, awayTeam, leagueName, commentText }) => has(homeTeam, awayTeam, leagueName, commentText))
          .slice(0, count),
      };
    },
    updateFavouriteEditor: ({ bearer, body }) => {
      const { favouriteEditors } = accounts.accountOfToken(bearer());
      const { editorId, isFavorite } = body();
      const id = known(editorId);
      if (isFavorite) favouriteEditors.add(id);
      else favouriteEditors.delete(id);
      return null;
    },
  } satisfies Partial<Handlers<'content'>>;
}

/** Converts to lower case and removes the diacritics of Turkish letters, for searching. */
const plain = (text: string): string =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
