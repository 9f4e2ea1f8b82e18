/** One client of a hub: handshake, life signs, sending. What is sent to whom is the hub's business. */
import type { RawData, WebSocket } from 'ws';
import {
  CLOSE_TYPE,
  HANDSHAKE_ANSWER,
  closeMessage,
  handshakeFault,
  handshakeRefusal,
  readFrame,
} from './signalr-messages.ts';

/** A client that reads nothing for this long piles up our memory; a real hub cuts it as well. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** Who listens: over the network, or in the same process. */
export interface HubClient {
  /** Its handshake is done. */
  readonly ready: boolean;
  silentForMs(): number;
  send(frame: string | Buffer): void;
  answerLate(): void;
  dismiss(reason: string): void;
  terminate(): void;
}

export class HubConnection implements HubClient {
  #socket: WebSocket;
  #mayAnswer: () => boolean;
  #handshake: 'awaited' | 'unanswered' | 'done' = 'awaited';
  #heardAtMs = performance.now();

  /** `mayAnswer` is asked before the handshake is answered: a silent hub leaves it open. */
  constructor(socket: WebSocket, mayAnswer: () => boolean) {
    this.#socket = socket;
    this.#mayAnswer = mayAnswer;
    socket.on('message', (frame: RawData) => this.#read(frame));
    // A broken socket always closes next, and the hub listens to that.
    socket.on('error', () => socket.terminate());
  }

  get ready(): boolean {
    return this.#handshake === 'done' && this.#socket.readyState === this.#socket.OPEN;
  }

  silentForMs(): number {
    return performance.now() - this.#heardAtMs;
  }

  send(frame: string | Buffer): void {
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#socket.terminate();
    else this.#socket.send(frame, { binary: false });
  }

  /** Answers a handshake that came while the hub was silent. */
  answerLate(): void {
    if (this.#handshake === 'unanswered') this.#accept();
  }

  /** Tells the client to go and not to come back by itself, then closes. */
  dismiss(reason: string): void {
    if (this.ready) this.send(closeMessage(reason));
    this.#socket.close();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #read(frame: RawData): void {
    this.#heardAtMs = performance.now();
    const messages = readFrame(textOf(frame));
    if (this.#handshake === 'awaited') {
      const fault = handshakeFault(messages?.[0]);
      if (fault !== undefined) {
        this.send(handshakeRefusal(fault));
        this.#socket.close();
      } else if (this.#mayAnswer()) {
        this.#accept();
      } else {
        this.#handshake = 'unanswered';
      }
    }
    if (messages?.some((message) => message['type'] === CLOSE_TYPE) === true) this.#socket.close();
  }

  #accept(): void {
    this.#handshake = 'done';
    this.send(HANDSHAKE_ANSWER);
  }
}

function textOf(frame: RawData): string {
  if (Array.isArray(frame)) return Buffer.concat(frame).toString('utf8');
  return (frame instanceof ArrayBuffer ? Buffer.from(frame) : frame).toString('utf8');
}
