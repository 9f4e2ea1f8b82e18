/** The AsyncAPI document of the hubs, from the contract's table of targets and the decoders of their messages. */
import {
  type HubName,
  type HubTarget,
  KEEP_ALIVE_MS,
  SERVER_TIMEOUT_MS,
  hubTargets,
} from '../../src/contract/hub/wire.ts';
import type { ContractModel } from './contract-model.ts';
import { timingOf } from './openapi.ts';
import { type Schema, reachable, referTo } from './schema.ts';

/** Invocations of the stand-in by target: what was sent in each dialect. */
export type HubExamples = Partial<Record<HubTarget, readonly { dialect: string; payload: unknown }[]>>;

interface TargetFacts {
  /** Name of the schema of one argument. */
  schema: 'EventUpdate' | 'ScoreMessage';
  summary: string;
}

const targets: Record<HubTarget, TargetFacts> = {
  currentEvents: { schema: 'EventUpdate', summary: 'Events that changed.' },
  currentOdds: { schema: 'EventUpdate', summary: 'Odds that changed.' },
  currentScore: { schema: 'ScoreMessage', summary: 'Scores that changed.' },
};

/** Messages of the protocol itself, in every hub (wire-hub-11 to wire-hub-13). */
const protocol: Record<string, { from: 'hub' | 'product'; summary: string; payload: Schema }> = {
  handshakeRequest: {
    from: 'product',
    summary: 'The first message of a connection; the product sends nothing else but pings.',
    payload: {
      type: 'object',
      properties: { protocol: { const: 'json' }, version: { enum: [0, 1, 2] } },
      required: ['protocol', 'version'],
    },
  },
  handshakeResponse: {
    from: 'hub',
    summary: 'Empty when the handshake is accepted.',
    payload: { type: 'object', properties: { error: { type: 'string' } }, not: { required: ['type'] } },
  },
  keepAlive: {
    from: 'hub',
    summary: `A ping every ${KEEP_ALIVE_MS / 1_000} s; after ${SERVER_TIMEOUT_MS / 1_000} s without any message the product connects anew.`,
    payload: { type: 'object', properties: { type: { const: 6 } }, required: ['type'] },
  },
  ping: {
    from: 'product',
    summary: `A ping every ${KEEP_ALIVE_MS / 1_000} s.`,
    payload: { type: 'object', properties: { type: { const: 6 } }, required: ['type'] },
  },
  close: {
    from: 'hub',
    summary: 'Ends the connection; the product connects anew where `allowReconnect` is true (wire-hub-12).',
    payload: {
      type: 'object',
      properties: { type: { const: 7 }, error: { type: 'string' }, allowReconnect: { type: 'boolean' } },
      required: ['type'],
    },
  },
};

const hubNames = Object.keys(hubTargets) as HubName[];

/** @param paths addresses of the hubs where `environment.json` names none */
export function asyncApiDocument(model: ContractModel, examples: HubExamples, paths: Record<HubName, string>): object {
  const roots = hubNames.flatMap((hub) => hubTargets[hub]).map((target) => referTo(targets[target].schema));
  const schemas = reachable(model.schemas, roots);
  return {
    asyncapi: '3.0.0',
    info: { title: 'Tribün: the hubs of an operator', version: '1', description: introduction },
    defaultContentType: 'application/json',
    servers: Object.fromEntries(hubNames.map((hub) => [hub, server(hub, paths[hub])])),
    channels: Object.fromEntries(hubNames.map((hub) => [hub, channel(hub, examples)])),
    operations: Object.assign({}, ...hubNames.map(operationsOf)) as object,
    components: { schemas },
    'x-timing': timingOf(model, (name) => name.startsWith('hub') || name === 'pollMs' || name === 'refetchSpreadMs'),
    'x-passages': model.passages.lookUp(`${JSON.stringify(schemas)} ${JSON.stringify(protocol)} ${introduction}`),
  };
}

const introduction = [
  'Both hubs that the product listens to, derived from `src/contract/hub`: SignalR over a WebSocket without negotiation, JSON protocol, each message followed by U+001E (wire-hub-1 to wire-hub-5, wire-hub-11 to wire-hub-16).',
  'There is no subscription: every client receives every message. An invocation has one object, or a list of them, as each argument.',
  'A hub and the lists of the services share the versions of events (`ev`, `v`) and of markets (`v`): a later change has a greater one (wire-hub-7, wire-hub-8). Scores are ordered by `t` (wire-hub-6).',
  'A part of a message that cannot be read is left out and counted; the rest applies.',
].join('\n\n');

function server(hub: HubName, path: string): object {
  return {
    host: '{host}',
    pathname: path,
    protocol: 'wss',
    description: `\`hubs.${hub}\` of \`environment.json\`.`,
    variables: { host: { default: 'hubs.example', description: 'Host of the hub.' } },
  };
}

function channel(hub: HubName, examples: HubExamples): object {
  const invocations = hubTargets[hub].map((target: HubTarget) => [target, invocation(target, examples[target] ?? [])]);
  const others = Object.entries(protocol).map(([name, { summary, payload }]) => [name, { summary, payload }]);
  return {
    address: null,
    servers: [{ $ref: `#/servers/${hub}` }],
    messages: Object.fromEntries([...invocations, ...others]) as object,
  };
}

function invocation(target: HubTarget, examples: readonly { dialect: string; payload: unknown }[]): object {
  const { schema, summary } = targets[target];
  const argument = referTo(schema);
  return {
    summary,
    payload: {
      type: 'object',
      properties: {
        type: { const: 1 },
        target: { const: target },
        arguments: { type: 'array', minItems: 1, items: { anyOf: [argument, { type: 'array', items: argument }] } },
      },
      required: ['type', 'target', 'arguments'],
    },
    ...(examples.length > 0 && {
      examples: examples.map(({ dialect, payload }) => ({
        name: dialect,
        summary: `The stand-in, dialect ${dialect}.`,
        payload,
      })),
    }),
  };
}

function operationsOf(hub: HubName): object {
  const from = (side: 'hub' | 'product'): string[] =>
    Object.entries(protocol).flatMap(([name, message]) => (message.from === side ? [name] : []));
  const operation = (action: 'send' | 'receive', names: readonly string[]): object => ({
    action,
    channel: { $ref: `#/channels/${hub}` },
    messages: names.map((name) => ({ $ref: `#/channels/${hub}/messages/${name}` })),
  });
  return {
    [`${hub}Broadcasts`]: operation('send', [...hubTargets[hub], ...from('hub')]),
    [`${hub}Hears`]: operation('receive', from('product')),
  };
}
