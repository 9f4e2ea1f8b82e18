/** Messages and notices of the inbox service (wire-content-6): their wire shapes and decoders. */
import { type Infer, type as shape } from 'superstruct';
import type { Page } from '../../../model/load.ts';
import type { Message, MessageRow, MessageTopic, Notice } from '../../../model/message.ts';
import { oneOfOrUnknown, epochSecondsField, fieldOr, text, textOr, optionalField, booleanLike } from '../fields.ts';

const common = {
  id: text(),
  title: textOr(''),
  /** Epoch seconds. */
  date: fieldOr(epochSecondsField(), 0),
};
const category = oneOfOrUnknown([1, 2, 3, 4]);
/** A message without this field counts as read, so that the player is not alerted to it repeatedly. */
const isRead = optionalField(booleanLike());

export const messageRow = shape({ ...common, summary: optionalField(text()), category, isRead });
/** `contents` is server HTML; `url` a path of the product. */
export const messageDetail = shape({ ...common, contents: textOr(''), category, url: optionalField(text()) });
export const noticeRow = shape({ ...common, contents: textOr(''), isRead });

const topics: Record<1 | 2 | 3 | 4, MessageTopic> = { 1: 'account', 2: 'campaign', 3: 'coupon', 4: 'system' };
const topicOf = (code: Infer<typeof category>): MessageTopic => (code === 'unknown' ? 'other' : topics[code]);

export function decodeMessageRow({ id, title, date, ...wire }: Infer<typeof messageRow>): MessageRow {
  return {
    ...{ id, title, at: date, summary: wire.summary ?? '' },
    ...{ topic: topicOf(wire.category), read: wire.isRead ?? true },
  };
}

export function decodeMessage({ id, title, date, contents, ...wire }: Infer<typeof messageDetail>): Message {
  return { id, title, at: date, contents, topic: topicOf(wire.category), url: wire.url ?? '' };
}

export function decodeNotice({ id, title, date, contents, ...wire }: Infer<typeof noticeRow>): Notice {
  return { id, title, at: date, contents, read: wire.isRead ?? true };
}

/** Sorts unread rows first, and each group newest first, whatever the service's order (rule inbox-1). */
export function unreadFirst<Row extends { read: boolean; at: number }, Wire, Context>(
  decode: (wire: Wire, context: Context) => Page<Row>,
) {
  return (wire: Wire, context: Context): Page<Row> => {
    const page = decode(wire, context);
    const rows = page.rows.toSorted((one, other) => Number(one.read) - Number(other.read) || other.at - one.at);
    return { ...page, rows };
  };
}
