/** The inbox service: a member's messages and notices, unread ones first. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Letter } from '../../accounts/inbox/letters.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { type WirePage, wirePageOf } from '../../http/wire-page.ts';

export function inboxHandlers(accounts: Accounts) {
  const { inbox } = accounts;
  return {
    getMessages: ({ bearer, query }) => {
      const account = accounts.accountOfToken(bearer());
      const page = pageOfLetters(inbox.messages(account), query);
      // The number of unread messages is added to the page; the session response contains the same number.
      return { ...page, ...{ unread: account.unread }, items: page.items.map(messageRowOf) };
    },
    getMessage: ({ bearer, parameter }) => messageOf(inbox.open(accounts.accountOfToken(bearer()), parameter('id'))),
    markMessagesRead: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      inbox.markRead(account, body().ids);
      return { unread: account.unread };
    },
    deleteMessages: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      inbox.remove(account, body().ids);
      return { unread: account.unread };
    },
    getNotices: ({ bearer, query }) => {
      const page = pageOfLetters(inbox.notices(accounts.accountOfToken(bearer())), query);
      return { ...page, items: page.items.map(noticeOf) };
    },
    markNoticesRead: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      inbox.markNoticesRead(account, body().ids);
      return { unread: account.unread };
    },
  } satisfies Partial<Handlers<'inbox'>>;
}

type MessageRow = WireResponse<'getMessages'>['items'][number];
type Notice = WireResponse<'getNotices'>['items'][number];

function pageOfLetters(letters: readonly Letter[], { page, limit }: { page: string; limit: string }): WirePage<Letter> {
  const order = letters.toSorted((one, other) => Number(one.read) - Number(other.read) || other.at - one.at);
  return wirePageOf(order, parseWholeNumber(page, 'page'), parseWholeNumber(limit, 'limit'));
}

function messageRowOf({ id, title, contents, at, category, read }: Letter): MessageRow {
  return { id, title, summary: beginningOf(plain(contents)), date: seconds(at), category, isRead: read };
}

function messageOf({ id, title, contents, at, category, url }: Letter): WireResponse<'getMessage'> {
  return { id, title, contents, date: seconds(at), category, url };
}

function noticeOf({ id, title, contents, at, read }: Letter): Notice {
  return { id, title, contents, date: seconds(at), isRead: read };
}

/** Maximum number of characters of a summary. */
const SUMMARY = 120;

/** Shortens the text to a summary that ends with a whole word. */
function beginningOf(text: string): string {
  return text.length <= SUMMARY ? text : `${text.slice(0, text.lastIndexOf(' ', SUMMARY - 1))}…`;
}

const seconds = (ms: number): number => Math.floor(ms / 1_000);

/** Returns the text without HTML tags. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
