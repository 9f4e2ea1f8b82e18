/** The inbox service: messages to a member, and notices. All its response shapes are assumptions (assumption-13). */
import { array, object, string } from 'superstruct';
import type { Page } from '../../model/load.ts';
import type { Message } from '../../model/message.ts';
import { read, serviceArea, write } from './call.ts';
import { type Ahead, type CopyFacts, forMember } from './keep.ts';
import { decodePage, pageOf, pageQuery } from './rows.ts';
import {
  decodeMessage,
  decodeMessageRow,
  decodeNotice,
  message,
  messageRow,
  noticeRow,
  unreadFirst,
} from './wire/message.ts';

/** Messages or notices per page. */
export const INBOX_ROWS = 20;

const toMessagePage = unreadFirst(decodePage(decodeMessageRow));
const toNoticePage = unreadFirst(decodePage(decodeNotice));

const pages = object({ page: string(), limit: string() });
const named = object({ ids: array(string()) });
const reading = { access: 'member', changes: ['messages'], idempotent: true, body: named } as const;
const firstPage: Ahead = () => [{ query: pageQuery(1, INBOX_ROWS) }];
const newestOf = ({ rows }: Page<{ at: number }>): CopyFacts => ({
  open: false,
  at: Math.max(0, ...rows.map(({ at }) => at)),
});

export const inbox = serviceArea('inbox', {
  /** Pages count from 1. */
  getMessages: read({
    path: 'messages',
    access: 'member',
    about: 'messages',
    query: pages,
    answer: pageOf(messageRow),
    decode: toMessagePage,
    ahead: firstPage,
    keep: forMember('list', newestOf),
  }),
  /** Never preloaded, because the service may mark the message as read. */
  getMessage: read({
    path: 'messages/:id',
    access: 'member',
    answer: message,
    decode: decodeMessage,
    keep: forMember('detail', ({ at }: Message) => ({ open: false, at })),
  }),
  markMessagesRead: write({ ...reading, path: 'messages/read' }),
  deleteMessages: write({ path: 'messages/delete', access: 'member', changes: ['messages'], body: named }),
  /** Notices with their full text, because a single notice has no call. */
  getNotices: read({
    path: 'notices',
    access: 'member',
    about: 'messages',
    query: pages,
    answer: pageOf(noticeRow),
    decode: toNoticePage,
    ahead: firstPage,
    keep: forMember('list', newestOf),
  }),
  markNoticesRead: write({ ...reading, path: 'notices/read' }),
});
