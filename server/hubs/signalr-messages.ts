/**
 * The part of the SignalR JSON protocol the hubs need, as text. A message is a JSON object that ends in U+001E; several may
 * share one WebSocket frame. The stand-in only talks, so nothing but handshakes, pings and closes is read.
 */
import { isFields } from '../../src/lib/guards.ts';

const RECORD_SEPARATOR = '\x1e';

export const PING_MESSAGE = `{"type":6}${RECORD_SEPARATOR}`;
export const HANDSHAKE_ANSWER = `{}${RECORD_SEPARATOR}`;

export function invocationMessage(target: string, argument: unknown): string {
  return JSON.stringify({ type: 1, target, arguments: [argument] }) + RECORD_SEPARATOR;
}

export function closeMessage(error: string): string {
  return JSON.stringify({ type: 7, error, allowReconnect: false }) + RECORD_SEPARATOR;
}

export function handshakeRefusal(error: string): string {
  return JSON.stringify({ error }) + RECORD_SEPARATOR;
}

/** The whole messages of a frame; `undefined` when the last one is cut or one is no JSON object. */
export function readFrame(frame: string): Record<string, unknown>[] | undefined {
  if (!frame.endsWith(RECORD_SEPARATOR)) return undefined;
  const messages: Record<string, unknown>[] = [];
  for (const text of frame.slice(0, -1).split(RECORD_SEPARATOR)) {
    const message = parseObject(text);
    if (message === undefined) return undefined;
    messages.push(message);
  }
  return messages;
}

/** Why a handshake cannot be accepted, or `undefined` when it can. */
export function handshakeFault(handshake: Record<string, unknown> | undefined): string | undefined {
  if (handshake === undefined) return 'The handshake is no JSON message.';
  if (handshake['protocol'] !== 'json') return 'Only the json protocol is spoken here.';
  if (handshake['version'] !== 1) return 'Only version 1 of the protocol is spoken here.';
  return undefined;
}

export const CLOSE_TYPE = 7;

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined; // not JSON: the caller refuses the frame
  }
}
