/** The inbox service: messages to a member, and notices. All its response shapes are assumptions (assumption-13). */
import { array, object, string } from 'superstruct';
import type { Page } from '../../model/load.ts';
import type { Message } from '../../model/message.ts';
import { readCall, defineCalls, writeCall } from './call.ts';
import { type PreloadInputs, type EvictionFacts, memberCachePolicy } from './cache-policy.ts';
import { decodePage, pageShape, pageQuery } from './response-rows.ts';
import {
  decodeMessage,
  decodeMessageRow,
  decodeNotice,
  messageDetail,
  messageRow,
  noticeRow,
  unreadFirst,
} from './wire/message-wire.ts';

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
