/** Listens to both hubs as the product does: handshake, targets, readable messages, keep-alive, order of versions. */
import { WebSocket } from 'ws';
import { decodeEventUpdate, decodeScoreUpdate } from '../../src/contract/hub/decode.ts';
import { type HubName, KEEP_ALIVE_MS, SERVER_TIMEOUT_MS, hubTargets } from '../../src/contract/hub/wire.ts';
import { isPlainObject } from '../../src/lib/guards.ts';
import { reasonOf } from '../check/finding.ts';
import type { ContractDocument } from './contract-document.ts';
import { type ConformanceFinding, type ConformanceRow, differs, fails } from './finding.ts';
import { hubMeanings } from './hub-meanings.ts';

/** The character that ends every frame of the JSON protocol. */
const END = '\u001e';

export interface HubWatchOptions {
  contract: ContractDocument;
  origin: string;
  /** Time to listen, milliseconds. */
  listenMs: number;
  handshakeMs: number;
  /** The interval in which a quiet hub must ping, milliseconds; the product's own by default. */
  keepAliveMs?: number;
}

/** Everything that was heard of one hub. */
export interface HubLog {
  /** The reason for which the connection failed or ended. */
  fault: { check: 'connection' | 'handshake' | 'targets'; reason: string } | undefined;
  isOpen: boolean;
  invocations: Record<string, unknown>[];
  /** Frames that are no JSON. */
  unreadable: number;
  pings: number;
  /** Longest time without a message, milliseconds. */
  silenceMs: number;
}

export async function watchHub(
  row: ConformanceRow,
  hub: HubName,
  address: URL,
  options: HubWatchOptions,
): Promise<{ findings: ConformanceFinding[]; notes: string[] }> {
  const log = await listen(address, options);
  row.requests += 1;
  if (log.fault !== undefined) return { findings: [fails(log.fault.check, log.fault.reason)], notes: [] };
  const { listenMs, keepAliveMs = KEEP_ALIVE_MS } = options;
  const findings = [
    ...targetFindings(hub, log),
    ...messageFindings(hub, log, options.contract),
    ...hubMeanings(log.invocations),
  ];
  const silentFor = `silent for ${Math.round(log.silenceMs / 100) / 10} s`;
  if (log.silenceMs >= (SERVER_TIMEOUT_MS / KEEP_ALIVE_MS) * keepAliveMs) {
    findings.push(
      fails(
        'keep-alive',
        `${silentFor}, without a ping: the product connects anew after ${SERVER_TIMEOUT_MS / 1_000} s`,
      ),
    );
  } else if (log.silenceMs >= 1.5 * keepAliveMs) {
    findings.push(differs('keep-alive', `${silentFor}: a ping is due every ${KEEP_ALIVE_MS / 1_000} s`));
  }
  const notes = [
    log.invocations.length === 0 && `no message in ${listenMs / 1_000} s: --seconds listens longer`,
    log.pings === 0 && listenMs < keepAliveMs * 1.5 && 'pings were not waited for: --seconds 25 does',
  ].filter((note) => typeof note === 'string');
  return { findings, notes: [...notes, `${log.invocations.length} messages in ${listenMs / 1_000} s`] };
}

function listen(address: URL, { origin, listenMs, handshakeMs }: HubWatchOptions): Promise<HubLog> {
  const target = new URL(address);
  target.protocol = target.protocol.replace(/^http/, 'ws');
  const log: HubLog = { fault: undefined, isOpen: false, invocations: [], unreadable: 0, pings: 0, silenceMs: 0 };
  return new Promise((resolve) => {
    const socket = new WebSocket(target, { origin, handshakeTimeout: handshakeMs });
    let last = Date.now();
    let isOver = false;
    const end = (fault?: HubLog['fault']): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      log.silenceMs = Math.max(log.silenceMs, log.isOpen ? Date.now() - last : 0);
      log.fault ??= fault;
      socket.terminate();
      resolve(log);
    };
    let timer = setTimeout(
      () => end({ check: 'handshake', reason: 'it takes the socket and does not answer the handshake' }),
      handshakeMs,
    );
    const hear = (text: string): void => {
      const message = parsed(text);
      if (!log.isOpen) {
        const refusal = handshakeFault(message);
        if (refusal !== undefined) return end({ check: 'handshake', reason: refusal });
        log.isOpen = true;
        clearTimeout(timer);
        timer = setTimeout(() => end(), listenMs);
      } else if (!isPlainObject(message)) log.unreadable += 1;
      else if (message['type'] === 6) log.pings += 1;
      else if (message['type'] === 7)
        end({ check: 'connection', reason: `it closes the connection: ${text.slice(0, 100)}` });
      else if (message['type'] === 1) log.invocations.push(message);
      return undefined;
    };
    socket.on('open', () => {
      socket.send(JSON.stringify({ protocol: 'json', version: 1 }) + END);
      socket.send(JSON.stringify({ type: 6 }) + END);
    });
    socket.on('message', (frame: Buffer) => {
      if (log.isOpen) log.silenceMs = Math.max(log.silenceMs, Date.now() - last);
      last = Date.now();
      for (const text of frame.toString().split(END)) if (text !== '' && !isOver) hear(text);
    });
    socket.on('close', (code) => end({ check: 'connection', reason: `it closes the socket (${code})` }));
    socket.on('error', (error) => end({ check: 'connection', reason: reasonOf(error) }));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function handshakeFault(message: unknown): string | undefined {
  if (!isPlainObject(message) || 'type' in message) return 'it speaks another protocol than SignalR with JSON';
  return message['error'] === undefined ? undefined : (JSON.stringify(message['error']) ?? '');
}

function targetFindings(hub: HubName, { invocations }: HubLog): ConformanceFinding[] {
  const own: readonly string[] = hubTargets[hub];
  const others: readonly string[] = Object.values(hubTargets).flat();
  const heard = new Set(invocations.map(({ target }) => String(target)));
  const foreign = [...heard].filter((target) => !own.includes(target));
  const swapped = foreign.filter((target) => others.includes(target));
  const unknown = foreign.filter((target) => !others.includes(target));
  const isWhole = [...heard].every((target) => swapped.includes(target));
  return [
    ...(swapped.length > 0
      ? [
          fails(
            'targets',
            `it sends ${swapped.join(', ')}, which the other hub should${isWhole ? ': hubs.lite and hubs.score are swapped' : ''}`,
          ),
        ]
      : []),
    ...(unknown.length > 0 ? [differs('targets', `${unknown.join(', ')}: nobody listens to it`)] : []),
  ];
}

/** Unreadable parts and schema problems of the messages that the hub should send. */
function messageFindings(
  hub: HubName,
  { invocations, unreadable }: HubLog,
  contract: ContractDocument,
): ConformanceFinding[] {
  const own: readonly string[] = hubTargets[hub];
  let malformed = 0;
  let lost = 0;
  let parts = 0;
  const problems = new Set<string>();
  for (const message of invocations) {
    const target = String(message['target']);
    if (!own.includes(target)) continue;
    const told = Array.isArray(message['arguments']) ? (message['arguments'] as unknown[]) : [];
    const decode = target === 'currentScore' ? decodeScoreUpdate : decodeEventUpdate;
    for (const part of told.flat()) {
      parts += 1;
      if (decode(part, () => void (malformed += 1)) === null) lost += 1;
    }
    const problem = contract.hubProblem(hub, target, message);
    // Places in lists differ from message to message.
    if (problem !== undefined && problems.size < MOST_PROBLEMS) problems.add(problem.replace(/\/\d+/g, '/*'));
  }
  return [
    ...(unreadable > 0 ? [fails('messages', `${unreadable} frames are no JSON`)] : []),
    ...(lost > 0 ? [fails('messages', `${lost} of ${parts} messages name no event and are dropped`)] : []),
    ...(malformed > 0 ? [fails('messages', `${malformed} unreadable parts in ${parts} messages are left out`)] : []),
    ...[...problems].map((problem) => differs('schema', problem)),
  ];
}

const MOST_PROBLEMS = 5;
