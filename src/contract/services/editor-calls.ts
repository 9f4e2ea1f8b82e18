/** Editors of the content service and their comments (wire-statistics-8). */
import { type Infer, boolean, object, string, type as shape } from 'superstruct';
import type { Editor, EditorDetail, FeaturedEditor } from '../../model/editor.ts';
import type { Page } from '../../model/load.ts';
import { type DecodeContext, readCall, writeCall } from './call.ts';
import { commentRow, decodeCommentResult, decodeComment } from './wire/editor-comment-wire.ts';
import { listOf, numeric, oneOf, objectOrNull, textOr, optionalField, booleanLike } from './fields.ts';
import { memberCachePolicy } from './cache-policy.ts';
import {
  decodeRows,
  pageNumberField,
  emptyResponseAs,
  pageCountOf,
  rows,
  rowsOrEmpty,
  requiredRows,
} from './response-rows.ts';

/** Editors per page. */
const EDITOR_PAGE_SIZE = 10;
/** Size of one page that contains all editors (about a dozen), for a member's favourites. */
export const ALL_EDITORS_PAGE_SIZE = 50;
/** Limit of editors and comments in a search result. */
export const EDITOR_SEARCH_LIMIT = 10;

/** Sends the page under both of its names, because it is not agreed on which one a service reads. */
export function editorPageQuery(page: number, size: number = EDITOR_PAGE_SIZE) {
  return { page: String(page), currentPage: String(page), pageSize: String(size) };
}

const editorFields = {
  editorId: numeric(),
  editorName: textOr(''),
  image: textOr(''),
  title: textOr(''),
  /** Present for members only. */
  isFavorite: optionalField(booleanLike()),
  commentCount: optionalField(numeric()),
  winCount: optionalField(numeric()),
  lostCount: optionalField(numeric()),
  /** Newest first: -1 undecided, 0 lost, 1 won. */
  last5BetsResults: listOf(oneOf([-1, 0, 1], -1)),
};
const editorRow = shape(editorFields);
const pageOfEditors = shape({ results: requiredRows(editorRow), totalPage: pageNumberField() });
const pageQuery = object({ page: string(), currentPage: string(), pageSize: string() });

const toComments = decodeRows(decodeComment);
const toEditors = decodeRows(toEditor);
const toFeatured = decodeRows(
  ({ editorId, editorName, image, lastComment }: Infer<typeof featuredRow>): FeaturedEditor => ({
    ...{ id: editorId, name: editorName, image },
    comment: lastComment === null ? null : decodeComment(lastComment),
  }),
);

const featuredRow = shape({
  editorId: numeric(),
  editorName: textOr(''),
  image: textOr(''),
  lastComment: objectOrNull(commentRow),
});

export const editorCalls = {
  /** Comments on one match. */
  getEventComments: readCall({
    path: 'editorComments',
    keep: { how: 'live' },
    query: object({ eventId: string() }),
    response: emptyResponseAs(rows(commentRow), []),
    decode: toComments,
  }),
  /** Editors with the member's favourites marked. */
  getEditors: readCall({
    path: 'editors',
    access: 'member',
    about: 'editors',
    keep: memberCachePolicy('list'),
    query: pageQuery,
    response: pageOfEditors,
    decode: toEditorPage,
  }),
  getVisitorEditors: readCall({
    path: 'unauthorizedEditors',
    keep: { how: 'live' },
    query: pageQuery,
    response: pageOfEditors,
    decode: toEditorPage,
  }),
  getMainPageEditors: readCall({
    path: 'mainPageEditors',
    keep: { how: 'live' },
    response: requiredRows(featuredRow),
    decode: toFeatured,
  }),
  /** An editor with all comments. */
  getEditor: readCall({
    path: 'editorDetails/:id',
    keep: { how: 'live' },
    response: shape({ ...editorFields, comments: rowsOrEmpty(commentRow) }),
    decode: ({ comments, ...editor }, context): EditorDetail => ({
      ...toEditor(editor),
      comments: toComments(comments, context),
    }),
  }),
  searchEditors: readCall({
    path: 'search',
    query: object({ text: string(), count: string() }),
    response: shape({ editors: rowsOrEmpty(editorRow), comments: rowsOrEmpty(commentRow) }),
    decode: ({ editors, comments }, context) => ({
      editors: toEditors(editors, context),
      comments: toComments(comments, context),
    }),
  }),
  updateFavouriteEditor: writeCall({
    path: 'updateFavorites',
    access: 'member',
    changes: ['editors'],
    body: object({ editorId: numeric(), isFavorite: boolean() }),
  }),
};

function toEditor(wire: Infer<typeof editorRow>): Editor {
  return {
    id: wire.editorId,
    name: wire.editorName === '' ? 'Yazar' : wire.editorName,
    image: wire.image,
    title: wire.title,
    favourite: wire.isFavorite ?? null,
    commentCount: wire.commentCount ?? null,
    won: wire.winCount ?? null,
    lost: wire.lostCount ?? null,
    lastResults: wire.last5BetsResults.slice(0, 5).map(decodeCommentResult),
  };
}

/** Decodes a page of editors. The total is not sent, so it is the capacity of all pages, and exact on the last page. */
function toEditorPage({ results, totalPage }: Infer<typeof pageOfEditors>, context: DecodeContext): Page<Editor> {
  const { currentPage, pageSize } = (context.input.query ?? {}) as Partial<Record<string, string>>;
  const page = Number(currentPage ?? 1);
  const size = Number(pageSize ?? EDITOR_PAGE_SIZE);
  const pageCount = pageCountOf({ totalPage, page, limit: size, count: results.length });
  const editors = toEditors(results, context);
  const total = page >= pageCount ? (page - 1) * size + editors.length : pageCount * size;
  return { rows: editors, page, pageCount, total };
}
