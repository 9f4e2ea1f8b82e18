/**
 * The part of the SignalR JSON protocol the hubs need, as text. A message is a JSON object that ends in U+001E; several may
 * share one WebSocket frame, and one may come in several. The stand-in only talks: what it answers is what ASP.NET Core's
 * hubs answer (wire-hub-11 and on).
 */
import { isFields } from '../../src/lib/guards.ts';

const RECORD_SEPARATOR = '\x1e';

export const PING_MESSAGE = `{"type":6}${RECORD_SEPARATOR}`;
export const HANDSHAKE_ANSWER = `{}${RECORD_SEPARATOR}`;
/** Something went wrong; the client may come back. */
export const FAILED_MESSAGE = record({ type: 7, error: 'Connection closed with an error.', allowReconnect: true });
const CLOSE_MESSAGE = record({ type: 7 });

export const HANDSHAKE_LATE = 'Handshake was canceled.';
const HANDSHAKE_UNREADABLE = 'An unexpected error occurred during connection handshake.';
const NEWEST_VERSION = 2;
/** A record of a client that is longer ends its connection. */
const LONGEST_RECORD = 32 * 1024;

export function invocationMessage(target: string, argument: unknown): string {
  return record({ type: 1, target, arguments: [argument] });
}

/** A hub that turns a client away when it enters has its own words in the framework's. */
export function turnedAwayMessage(reason: string): string {
  return record({ type: 7, error: `Connection closed with an error. HubException: ${reason}` });
}

export function handshakeRefusal(error: string): string {
  return record({ error });
}

/** Cuts what a client says into records, wherever its frames end. `undefined`: one is too long. */
export function recordReader(): (text: string) => string[] | undefined {
  let rest = '';
  return (text) => {
    const records = (rest + text).split(RECORD_SEPARATOR);
    rest = records.pop() ?? '';
    return [...records, rest].some(({ length }) => length > LONGEST_RECORD) ? undefined : records;
  };
}

/** Why a handshake cannot be accepted, or `undefined` when it can. */
export function handshakeFault(text: string): string | undefined {
  const { protocol, version } = parseObject(text) ?? {};
  if (typeof protocol !== 'string' || !Number.isInteger(version)) return HANDSHAKE_UNREADABLE;
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`;
  if (Number(version) > NEWEST_VERSION)
    return `The server does not support version ${Number(version)} of the 'json' protocol.`;
  return undefined;
}

export interface HubAnswer {
  say?: string;
  /** The connection is closed after it. */
  ends?: boolean;
  /** It was a ping: from now on the client is expected to go on. */
  pinged?: boolean;
}

/** What a client gets for a record after the handshake. Nothing can be called on these hubs. */
export function answerTo(text: string): HubAnswer {
  const message = parseObject(text);
  const type = message?.['type'];
  if (message === undefined || !Number.isInteger(type)) return { say: FAILED_MESSAGE, ends: true };
  if (type === 1 || type === 4) return answerToCall(message);
  if (type === 6) return { pinged: true };
  if (type === 7) return { say: CLOSE_MESSAGE, ends: true };
  return {};
}

function answerToCall({ target, invocationId }: Record<string, unknown>): HubAnswer {
  if (typeof target !== 'string') return { say: FAILED_MESSAGE, ends: true };
  if (invocationId === undefined) return {};
  const error = `Failed to invoke '${target}' due to an error on the server. HubException: Method does not exist.`;
  return { say: record({ type: 3, invocationId, error }) };
}

function record(message: object): string {
  return JSON.stringify(message) + RECORD_SEPARATOR;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined; // not JSON: the caller says what that means
  }
}
