/**
 * The part of the SignalR JSON protocol the hubs need, as text. A message is a JSON object that ends in U+001E; one
 * WebSocket frame may hold several messages, and one message may span several frames. The stand-in only sends
 * invocations: its responses are those of ASP.NET Core's hubs (wire-hub-11 and on).
 */
import { isPlainObject } from '../../src/lib/guards.ts';

const RECORD_SEPARATOR = '\x1e';

export const PING_MESSAGE = `{"type":6}${RECORD_SEPARATOR}`;
export const HANDSHAKE_RESPONSE = `{}${RECORD_SEPARATOR}`;
/** Close message after an error; the client may reconnect. */
export const CLOSE_WITH_ERROR_MESSAGE = record({
  type: 7,
  error: 'Connection closed with an error.',
  allowReconnect: true,
});
const CLOSE_MESSAGE = record({ type: 7 });

export const HANDSHAKE_CANCELED = 'Handshake was canceled.';
const HANDSHAKE_UNREADABLE = 'An unexpected error occurred during connection handshake.';
const NEWEST_VERSION = 2;
/** Maximum length of a client's record; a longer one ends the connection. */
const LONGEST_RECORD = 32 * 1024;

export function invocationMessage(target: string, argument: unknown): string {
  return record({ type: 1, target, arguments: [argument] });
}

/** Close message of a hub that rejects a client: the hub's reason in the framework's wording. */
export function rejectionMessage(reason: string): string {
  return record({ type: 7, error: `Connection closed with an error. HubException: ${reason}` });
}

export function handshakeRefusal(error: string): string {
  return record({ error });
}

/**
 * Returns a function that splits received text into complete records, across frames; it returns undefined when a record
 * is too long.
 */
export function createRecordReader(): (text: string) => string[] | undefined {
  let rest = '';
  return (text) => {
    const records = (rest + text).split(RECORD_SEPARATOR);
    rest = records.pop() ?? '';
    return [...records, rest].some(({ length }) => length > LONGEST_RECORD) ? undefined : records;
  };
}

/** Returns the reason why a handshake is refused; undefined when it is valid. */
export function handshakeErrorOf(text: string): string | undefined {
  const { protocol, version } = parseObject(text) ?? {};
  if (typeof protocol !== 'string' || !Number.isInteger(version)) return HANDSHAKE_UNREADABLE;
  if (protocol !== 'json') return `The protocol '${protocol}' is not supported.`;
  if (Number(version) > NEWEST_VERSION)
    return `The server does not support version ${Number(version)} of the 'json' protocol.`;
  return undefined;
}

interface HubResponse {
  reply?: string;
  /** True when the connection is closed after the response. */
  closes?: boolean;
  /** True for a ping; from then on the client must keep sending. */
  isPing?: boolean;
}

/** Returns the response to a record after the handshake. The hubs have no callable methods. */
export function respondTo(text: string): HubResponse {
  const message = parseObject(text);
  const type = message?.['type'];
  if (message === undefined || !Number.isInteger(type)) return { reply: CLOSE_WITH_ERROR_MESSAGE, closes: true };
  if (type === 1 || type === 4) return answerToCall(message);
  if (type === 6) return { isPing: true };
  if (type === 7) return { reply: CLOSE_MESSAGE, closes: true };
  return {};
}

function answerToCall({ target, invocationId }: Record<string, unknown>): HubResponse {
  if (typeof target !== 'string') return { reply: CLOSE_WITH_ERROR_MESSAGE, closes: true };
  if (invocationId === undefined) return {};
  const error = `Failed to invoke '${target}' due to an error on the server. HubException: Method does not exist.`;
  return { reply: record({ type: 3, invocationId, error }) };
}

function record(message: object): string {
  return JSON.stringify(message) + RECORD_SEPARATOR;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : undefined;
  } catch {
    return undefined; // Invalid JSON is handled by the caller.
  }
}
