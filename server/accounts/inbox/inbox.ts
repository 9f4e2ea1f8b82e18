/**
 * Messages and notices of the members. The account's `unread` number decides, so each inbox is adjusted to match it.
 */
import type { Account } from '../account.ts';
import { messageUnknown } from '../account-failures.ts';
import { type Letter, type LetterInput, inventMessage, inventNotice } from './letters.ts';
import { HOUR_IN_MS } from '../../turkish-time.ts';

interface Box {
  /** Oldest first. */
  messages: Letter[];
  notices: Letter[];
  /** Number of letters ever created, so that no letter number is used twice. */
  written: number;
}

/** Milliseconds between two invented messages of the past. */
const MESSAGE_MS = 31 * HOUR_IN_MS;
const NOTICE_MS = 26 * 24 * HOUR_IN_MS;

export class Inbox {
  readonly #now: () => number;
  readonly #openingReads: boolean;
  #boxes = new Map<number, Box>();

  constructor(now: () => number, openingReads: boolean) {
    this.#now = now;
    this.#openingReads = openingReads;
  }

  messages(account: Account): readonly Letter[] {
    return this.#box(account).messages;
  }

  notices(account: Account): readonly Letter[] {
    return this.#box(account).notices;
  }

  /** Returns the full message and marks it as read when opening does so; throws when the id is unknown. */
  open(account: Account, id: string): Letter {
    const message = this.#box(account).messages.find((each) => each.id === id);
    if (message === undefined) throw messageUnknown();
    if (this.#openingReads) this.markRead(account, [id]);
    return message;
  }

  markRead(account: Account, ids: readonly string[]): void {
    const { messages } = this.#box(account);
    for (const message of messages) message.read ||= ids.includes(message.id);
    account.unread = unreadOf(messages).length;
  }

  markNoticesRead(account: Account, ids: readonly string[]): void {
    for (const notice of this.#box(account).notices) notice.read ||= ids.includes(notice.id);
  }

  remove(account: Account, ids: readonly string[]): void {
    const box = this.#box(account);
    box.messages = box.messages.filter(({ id }) => !ids.includes(id));
    account.unread = unreadOf(box.messages).length;
  }

  /** Delivers an unread message dated now; missing fields are invented. */
  sendMessage(account: Account, told: LetterInput = {}): Letter {
    const box = this.#box(account);
    const message = { ...inventMessage(numberIn(box), this.#now()), ...saidOf(told), read: false };
    box.messages.push(message);
    account.unread += 1;
    return message;
  }

  sendNotice(account: Account, told: LetterInput = {}): Letter {
    const box = this.#box(account);
    const notice = { ...inventNotice(numberIn(box), this.#now()), ...saidOf(told), read: false };
    box.notices.push(notice);
    return notice;
  }

  reset(): void {
    this.#boxes = new Map();
  }

  #box(account: Account): Box {
    const box = this.#boxes.get(account.playerNo) ?? this.#past(account);
    this.#boxes.set(account.playerNo, box);
    agree(box, account.unread, this.#now());
    return box;
  }

  #past({ messagesAtStart, noticesAtStart }: Account): Box {
    const now = this.#now();
    const ago = (count: number, gap: number): number[] =>
      Array.from({ length: count }, (_, place) => now - (count - place) * gap);
    return {
      messages: ago(messagesAtStart, MESSAGE_MS).map((at, place) => ({ ...inventMessage(place, at), read: true })),
      // Only the newest notice is unread.
      notices: ago(noticesAtStart, NOTICE_MS).map((at, place) => ({
        ...inventNotice(place, at),
        read: place < noticesAtStart - 1,
      })),
      written: Math.max(messagesAtStart, noticesAtStart),
    };
  }
}

/**
 * Makes the number of unread messages equal to `wanted`: marks the oldest as read, or adds messages of the last hours.
 */
function agree(box: Box, wanted: number, now: number): void {
  const unread = unreadOf(box.messages);
  for (const message of unread.slice(0, Math.max(0, unread.length - wanted))) message.read = true;
  for (let missing = wanted - unread.length; missing > 0; missing -= 1) {
    box.messages.push({ ...inventMessage(numberIn(box), now - missing * HOUR_IN_MS), read: false });
  }
}

const unreadOf = (letters: readonly Letter[]): Letter[] => letters.filter(({ read }) => !read);

/** Copies the fields, leaving out those that are `undefined`. */
function saidOf({ title, contents, url }: LetterInput): Partial<Letter> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(contents === undefined ? {} : { contents }),
    ...(url === undefined ? {} : { url }),
  };
}

function numberIn(box: Box): number {
  box.written += 1;
  return box.written - 1;
}
