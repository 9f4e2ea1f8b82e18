/** The inbox service: messages to a member, and notices. All its response shapes are assumptions (assumption-13). */
import { array, object, string, type Infer, type as shape } from 'superstruct';
import type { Page } from '../../model/load.ts';
import type { Message, MessageRow, MessageTopic, Notice } from '../../model/message.ts';
import { readCall, defineCalls, writeCall } from './call.ts';
import { type PreloadInputs, type EvictionFacts, memberCachePolicy } from './cache-policy.ts';
import { decodePage, pageShape, pageQuery } from './response-rows.ts';
import { oneOfOrUnknown, epochSecondsField, fieldOr, text, textOr, optionalField, booleanLike } from './fields.ts';

const common = {
  id: text(),
  title: textOr(''),
  /** Epoch seconds. */
  date: fieldOr(epochSecondsField(), 0),
};
const category = oneOfOrUnknown([1, 2, 3, 4]);
/** A message without this field counts as read, so that the player is not alerted to it repeatedly. */
const isRead = optionalField(booleanLike());

/** Messages and notices of the inbox service (wire-content-6): their wire shapes and decoders. */
const messageRow = shape({ ...common, summary: optionalField(text()), category, isRead });
/** `contents` is server HTML; `url` a path of the product. */
const messageDetail = shape({ ...common, contents: textOr(''), category, url: optionalField(text()) });
const noticeRow = shape({ ...common, contents: textOr(''), isRead });

const topics: Record<1 | 2 | 3 | 4, MessageTopic> = { 1: 'account', 2: 'campaign', 3: 'coupon', 4: 'system' };
const topicOf = (code: Infer<typeof category>): MessageTopic => (code === 'unknown' ? 'other' : topics[code]);

function decodeMessageRow({ id, title, date, ...wire }: Infer<typeof messageRow>): MessageRow {
  return {
    ...{ id, title, at: date, summary: wire.summary ?? '' },
    ...{ topic: topicOf(wire.category), read: wire.isRead ?? true },
  };
}

function decodeMessage({ id, title, date, contents, ...wire }: Infer<typeof messageDetail>): Message {
  return { id, title, at: date, contents, topic: topicOf(wire.category), url: wire.url ?? '' };
}

function decodeNotice({ id, title, date, contents, ...wire }: Infer<typeof noticeRow>): Notice {
  return { id, title, at: date, contents, read: wire.isRead ?? true };
}

/** Sorts unread rows first, and each group newest first, whatever the service's order (rule inbox-1). */
function unreadFirst<Row extends { read: boolean; at: number }, Wire, Context>(
  decode: (wire: Wire, context: Context) => Page<Row>,
) {
  return (wire: Wire, context: Context): Page<Row> => {
    const page = decode(wire, context);
    const rows = page.rows.toSorted((one, other) => Number(one.read) - Number(other.read) || other.at - one.at);
    return { ...page, rows };
  };
}

/** Messages or notices per page. */
export const INBOX_PAGE_SIZE = 20;

const toMessagePage = unreadFirst(decodePage(decodeMessageRow));
const toNoticePage = unreadFirst(decodePage(decodeNotice));

const pages = object({ page: string(), limit: string() });
const named = object({ ids: array(string()) });
const reading = { access: 'member', changes: ['messages'], idempotent: true, body: named } as const;
const firstPage: PreloadInputs = () => [{ query: pageQuery(1, INBOX_PAGE_SIZE) }];
const newestOf = ({ rows }: Page<{ at: number }>): EvictionFacts => ({
  open: false,
  at: Math.max(0, ...rows.map(({ at }) => at)),
});

export const inboxCalls = defineCalls('inbox', {
  /** Pages count from 1. */
  getMessages: readCall({
    path: 'messages',
    access: 'member',
    about: 'messages',
    query: pages,
    response: pageShape(messageRow),
    decode: toMessagePage,
    ahead: firstPage,
    keep: memberCachePolicy('list', newestOf),
  }),
  /** Never preloaded, because the service may mark the message as read. */
  getMessage: readCall({
    path: 'messages/:id',
    access: 'member',
    response: messageDetail,
    decode: decodeMessage,
    keep: memberCachePolicy('detail', ({ at }: Message) => ({ open: false, at })),
  }),
  markMessagesRead: writeCall({ ...reading, path: 'messages/read' }),
  deleteMessages: writeCall({ path: 'messages/delete', access: 'member', changes: ['messages'], body: named }),
  /** Notices with their full text, because a single notice has no call. */
  getNotices: readCall({
    path: 'notices',
    access: 'member',
    about: 'messages',
    query: pages,
    response: pageShape(noticeRow),
    decode: toNoticePage,
    ahead: firstPage,
    keep: memberCachePolicy('list', newestOf),
  }),
  markNoticesRead: writeCall({ ...reading, path: 'notices/read' }),
});
