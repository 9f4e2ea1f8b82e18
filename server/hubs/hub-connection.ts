/** A client of a hub: handshake, pings and sending. The hub decides which messages it gets. */
import type { RawData, WebSocket } from 'ws';
import {
  CLOSE_WITH_ERROR_MESSAGE,
  HANDSHAKE_RESPONSE,
  HANDSHAKE_CANCELED,
  respondTo,
  handshakeErrorOf,
  handshakeRefusal,
  createRecordReader,
  rejectionMessage,
} from './signalr-messages.ts';

/**
 * Limit of unread bytes. A client that stops reading would fill our memory, so it is disconnected, as a real hub does.
 */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** A client of a hub, over the network or in the same process. */
export interface HubClient {
  /** True when the handshake is complete and the connection is open. */
  readonly ready: boolean;
  /** Returns the milliseconds since the last message; 0 for a client that has never pinged. */
  silentForMs(): number;
  send(frame: string | Buffer): void;
  answerPendingHandshake(): void;
  /** Closes the connection with an error that allows a reconnect. */
  fail(): void;
  /** Closes the connection with a reason and without permission to reconnect. */
  dismiss(reason: string): void;
  terminate(): void;
}

interface HubConnectionOptions {
  /** Returns true when the handshake may be answered; a silent hub leaves it open. */
  canAnswerHandshake(): boolean;
  /** Milliseconds within which a client must start its handshake, or it is refused. */
  handshakeMs: number;
}

export class HubConnection implements HubClient {
  #socket: WebSocket;
  #mayAnswer: () => boolean;
  #handshake: 'awaited' | 'unanswered' | 'done' = 'awaited';
  #cut = createRecordReader();
  #heardAtMs = performance.now();
  #pings = false;
  #late: NodeJS.Timeout;

  constructor(socket: WebSocket, { canAnswerHandshake: mayAnswer, handshakeMs }: HubConnectionOptions) {
    this.#socket = socket;
    this.#mayAnswer = mayAnswer;
    this.#late = setTimeout(() => this.#refuse(HANDSHAKE_CANCELED), handshakeMs);
    socket.on('message', (frame: RawData) => this.#read(frame));
    socket.on('close', () => clearTimeout(this.#late));
    // A broken socket always closes next, and the hub handles the close event.
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

  /** Answers a handshake received while the hub was silent. */
  answerPendingHandshake(): void {
    if (this.#handshake === 'unanswered') this.#accept();
  }

  fail(): void {
    this.#end(CLOSE_WITH_ERROR_MESSAGE);
  }

  dismiss(reason: string): void {
    if (this.ready) this.#end(rejectionMessage(reason));
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
      if (this.#handshake === 'awaited') this.#refuse(HANDSHAKE_CANCELED);
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
    const fault = handshakeErrorOf(record);
    if (fault !== undefined) this.#refuse(fault);
    else if (this.#mayAnswer()) this.#accept();
    else this.#handshake = 'unanswered';
  }

  #hear(record: string): void {
    const { reply: say, closes: ends, isPing: pinged } = respondTo(record);
    if (pinged === true) this.#pings = true;
    if (ends === true) this.#end(say);
    else if (say !== undefined) this.send(say);
  }

  #accept(): void {
    this.#handshake = 'done';
    this.send(HANDSHAKE_RESPONSE);
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
