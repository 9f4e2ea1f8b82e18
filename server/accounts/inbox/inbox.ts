/** What the service writes to its members. How many messages are unread is the account's number, and the box follows it. */
import type { Account } from '../account.ts';
import { messageUnknown } from '../refusals.ts';
import { type Letter, type Told, inventedMessage, inventedNotice } from './letters.ts';
import { HOUR } from '../../turkish-time.ts';

interface Box {
  /** Oldest first. */
  messages: Letter[];
  notices: Letter[];
  /** How many there ever were: a number is not given twice. */
  written: number;
}

/** Between two messages of the past. */
const MESSAGE_MS = 31 * HOUR;
const NOTICE_MS = 26 * 24 * HOUR;

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

  /** The whole message. */
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

  /** A message comes now; what is not told is invented. */
  send(account: Account, told: Told = {}): Letter {
    const box = this.#box(account);
    const message = { ...inventedMessage(numberIn(box), this.#now()), ...saidOf(told), read: false };
    box.messages.push(message);
    account.unread += 1;
    return message;
  }

  announce(account: Account, told: Told = {}): Letter {
    const box = this.#box(account);
    const notice = { ...inventedNotice(numberIn(box), this.#now()), ...saidOf(told), read: false };
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
      messages: ago(messagesAtStart, MESSAGE_MS).map((at, place) => ({ ...inventedMessage(place, at), read: true })),
      // The newest is not read yet.
      notices: ago(noticesAtStart, NOTICE_MS).map((at, place) => ({
        ...inventedNotice(place, at),
        read: place < noticesAtStart - 1,
      })),
      written: Math.max(messagesAtStart, noticesAtStart),
    };
  }
}

/** As many are unread as the account says: the oldest were read, or others have come in the last hours. */
function agree(box: Box, wanted: number, now: number): void {
  const unread = unreadOf(box.messages);
  for (const message of unread.slice(0, Math.max(0, unread.length - wanted))) message.read = true;
  for (let missing = wanted - unread.length; missing > 0; missing -= 1) {
    box.messages.push({ ...inventedMessage(numberIn(box), now - missing * HOUR), read: false });
  }
}

const unreadOf = (letters: readonly Letter[]): Letter[] => letters.filter(({ read }) => !read);

/** Without the names whose value is `undefined`. */
function saidOf({ title, contents, url }: Told): Partial<Letter> {
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
