/** One client of a hub: handshake, life signs, sending. What is sent to whom is the hub's business. */
import type { RawData, WebSocket } from 'ws';
import {
  FAILED_MESSAGE,
  HANDSHAKE_ANSWER,
  HANDSHAKE_LATE,
  answerTo,
  handshakeFault,
  handshakeRefusal,
  recordReader,
  turnedAwayMessage,
} from './signalr-messages.ts';

/** A client that reads nothing for this long piles up our memory; a real hub cuts it as well. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** Who listens: over the network, or in the same process. */
export interface HubClient {
  /** Its handshake is done. */
  readonly ready: boolean;
  /** Since its last word; 0 for one that has never pinged. */
  silentForMs(): number;
  send(frame: string | Buffer): void;
  answerLate(): void;
  /** Ends it with a word that lets it come back. */
  fail(): void;
  /** Tells it to go and not to come back by itself. */
  dismiss(reason: string): void;
  terminate(): void;
}

export interface HubConnectionOptions {
  /** Asked before the handshake is answered: a silent hub leaves it open. */
  mayAnswer(): boolean;
  /** A client that has not begun its handshake by then is sent away. */
  handshakeMs: number;
}

export class HubConnection implements HubClient {
  #socket: WebSocket;
  #mayAnswer: () => boolean;
  #handshake: 'awaited' | 'unanswered' | 'done' = 'awaited';
  #cut = recordReader();
  #heardAtMs = performance.now();
  #pings = false;
  #late: NodeJS.Timeout;

  constructor(socket: WebSocket, { mayAnswer, handshakeMs }: HubConnectionOptions) {
    this.#socket = socket;
    this.#mayAnswer = mayAnswer;
    this.#late = setTimeout(() => this.#refuse(HANDSHAKE_LATE), handshakeMs);
    socket.on('message', (frame: RawData) => this.#read(frame));
    socket.on('close', () => clearTimeout(this.#late));
    // A broken socket always closes next, and the hub listens to that.
    socket.on('error', () => socket.terminate());
  }

  get ready(): boolean {
    return this.#handshake === 'done' && this.#isOpen;
  }

  silentForMs(): number {
    return this.#pings ? performance.now() - this.#heardAtMs : 0;
  }

  send(frame: string | Buffer): void {
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#socket.terminate();
    else this.#socket.send(frame, { binary: false });
  }

  /** Answers a handshake that came while the hub was silent. */
  answerLate(): void {
    if (this.#handshake === 'unanswered') this.#accept();
  }

  fail(): void {
    this.#end(FAILED_MESSAGE);
  }

  dismiss(reason: string): void {
    if (this.ready) this.#end(turnedAwayMessage(reason));
    else this.#socket.close();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #read(frame: RawData): void {
    this.#heardAtMs = performance.now();
    const records = this.#cut(textOf(frame));
    if (records === undefined) {
      if (this.#handshake === 'awaited') this.#refuse(HANDSHAKE_LATE);
      else this.fail();
      return;
    }
    for (const record of records) {
      if (!this.#isOpen) return;
      if (this.#handshake === 'awaited') this.#shake(record);
      else this.#hear(record);
    }
  }

  #shake(record: string): void {
    clearTimeout(this.#late);
    const fault = handshakeFault(record);
    if (fault !== undefined) this.#refuse(fault);
    else if (this.#mayAnswer()) this.#accept();
    else this.#handshake = 'unanswered';
  }

  #hear(record: string): void {
    const { say, ends, pinged } = answerTo(record);
    if (pinged === true) this.#pings = true;
    if (ends === true) this.#end(say);
    else if (say !== undefined) this.send(say);
  }

  #accept(): void {
    this.#handshake = 'done';
    this.send(HANDSHAKE_ANSWER);
  }

  #refuse(fault: string): void {
    this.#end(handshakeRefusal(fault));
  }

  #end(lastWord: string | undefined): void {
    if (lastWord !== undefined) this.send(lastWord);
    this.#socket.close(NORMAL_END);
  }
}

const NORMAL_END = 1_000;

function textOf(frame: RawData): string {
  if (Array.isArray(frame)) return Buffer.concat(frame).toString('utf8');
  return (frame instanceof ArrayBuffer ? Buffer.from(frame) : frame).toString('utf8');
}
