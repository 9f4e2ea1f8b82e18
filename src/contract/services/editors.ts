/** Editors of the content service and their comments (wire-statistics-8). */
import { type Infer, boolean, object, string, type as shape } from 'superstruct';
import type { Editor, EditorDetail, FeaturedEditor } from '../../model/editor.ts';
import type { Page } from '../../model/load.ts';
import { type DecodeContext, read, write } from './call.ts';
import { commentRow, resultOf, toComment } from './editor-comments.ts';
import { listOf, numeric, oneOf, part, textOr, told, yesNo } from './fields.ts';
import { forMember } from './keep.ts';
import { decodeRows, figure, orNothing, pageCountOf, rows, rowsIfAny, rowsOrNull } from './rows.ts';

/** Editors per page. */
export const EDITOR_ROWS = 10;
/** Size of one page that contains all editors (about a dozen), for a member's favourites. */
export const ALL_EDITORS = 50;
/** Limit of editors and comments in a search result. */
export const EDITOR_SEARCH_COUNT = 10;

/** Sends the page under both of its names, because it is not agreed on which one a service reads. */
export function editorPage(page: number, size: number = EDITOR_ROWS) {
  return { page: String(page), currentPage: String(page), pageSize: String(size) };
}

const editorFields = {
  editorId: numeric(),
  editorName: textOr(''),
  image: textOr(''),
  title: textOr(''),
  /** Present for members only. */
  isFavorite: told(yesNo()),
  commentCount: told(numeric()),
  winCount: told(numeric()),
  lostCount: told(numeric()),
  /** Newest first: -1 undecided, 0 lost, 1 won. */
  last5BetsResults: listOf(oneOf([-1, 0, 1], -1)),
};
const editorRow = shape(editorFields);
const pageOfEditors = shape({ results: rowsOrNull(editorRow), totalPage: figure() });
const pageQuery = object({ page: string(), currentPage: string(), pageSize: string() });

const toComments = decodeRows(toComment);
const toEditors = decodeRows(toEditor);
const toFeatured = decodeRows(
  ({ editorId, editorName, image, lastComment }: Infer<typeof featuredRow>): FeaturedEditor => ({
    ...{ id: editorId, name: editorName, image },
    comment: lastComment === null ? null : toComment(lastComment),
  }),
);

const featuredRow = shape({
  editorId: numeric(),
  editorName: textOr(''),
  image: textOr(''),
  lastComment: part(commentRow),
});

export const editorCalls = {
  /** Comments on one match. */
  getEventComments: read({
    path: 'editorComments',
    keep: { how: 'live' },
    query: object({ eventId: string() }),
    answer: orNothing(rows(commentRow), []),
    decode: toComments,
  }),
  /** Editors with the member's favourites marked. */
  getEditors: read({
    path: 'editors',
    access: 'member',
    about: 'editors',
    keep: forMember('list'),
    query: pageQuery,
    answer: pageOfEditors,
    decode: toEditorPage,
  }),
  getVisitorEditors: read({
    path: 'unauthorizedEditors',
    keep: { how: 'live' },
    query: pageQuery,
    answer: pageOfEditors,
    decode: toEditorPage,
  }),
  getMainPageEditors: read({
    path: 'mainPageEditors',
    keep: { how: 'live' },
    answer: rowsOrNull(featuredRow),
    decode: toFeatured,
  }),
  /** An editor with all comments. */
  getEditor: read({
    path: 'editorDetails/:id',
    keep: { how: 'live' },
    answer: shape({ ...editorFields, comments: rowsIfAny(commentRow) }),
    decode: ({ comments, ...editor }, context): EditorDetail => ({
      ...toEditor(editor),
      comments: toComments(comments, context),
    }),
  }),
  searchEditors: read({
    path: 'search',
    query: object({ text: string(), count: string() }),
    answer: shape({ editors: rowsIfAny(editorRow), comments: rowsIfAny(commentRow) }),
    decode: ({ editors, comments }, context) => ({
      editors: toEditors(editors, context),
      comments: toComments(comments, context),
    }),
  }),
  updateFavouriteEditor: write({
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
    lastResults: wire.last5BetsResults.slice(0, 5).map(resultOf),
  };
}

/** Decodes a page of editors. The total is not sent, so it is the capacity of all pages, and exact on the last page. */
function toEditorPage({ results, totalPage }: Infer<typeof pageOfEditors>, context: DecodeContext): Page<Editor> {
  const { currentPage, pageSize } = (context.input.query ?? {}) as Partial<Record<string, string>>;
  const page = Number(currentPage ?? 1);
  const size = Number(pageSize ?? EDITOR_ROWS);
  const pageCount = pageCountOf({ totalPage, page, limit: size, count: results.length });
  const editors = toEditors(results, context);
  const total = page >= pageCount ? (page - 1) * size + editors.length : pageCount * size;
  return { rows: editors, page, pageCount, total };
}
