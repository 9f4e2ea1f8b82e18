/** The operations of the OpenAPI document, one for each address; two calls of one address share it. */
import { type RequestHeader, requestHeaders } from '../../src/contract/services/call-request.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import type { DescribedCall } from './contract-model.ts';
import type { DescribedContract } from './load-contract.ts';
import { successSchema } from './envelopes.ts';
import { type Schema, COMPONENTS, anyOf } from './schema.ts';

/** Answers of the stand-in by dialect, and what was sent for them. */
export interface Example {
  dialect: string;
  /** Below the base address of the area, with its query. */
  address: string;
  body?: unknown;
  response: unknown;
}

export type Examples = Record<string, readonly Example[]>;

interface Header {
  /** True for the calls that carry it. */
  carries: (call: ServiceCall, contract: DescribedContract) => boolean;
  isRequired: boolean;
  description: string;
  schema: Schema;
}

const text: Schema = { type: 'string' };

/** Headers that the product adds; the two that OpenAPI names elsewhere have no parameter. */
const headers: Record<Exclude<RequestHeader, 'Authorization' | 'Content-Type'>, Header> = {
  Platform: {
    carries: () => true,
    isRequired: true,
    description: 'Where the tab runs.',
    schema: { enum: ['web', 'mobile-web'] },
  },
  'Client-Transaction-Id': {
    carries: () => true,
    isRequired: true,
    description:
      'Id of the request; of a call that moves money the id of the tap, the same whenever its result is looked up.',
    schema: { type: 'string', format: 'uuid' },
  },
  TimeStamp: {
    carries: () => true,
    isRequired: true,
    description: 'Time of the device, epoch milliseconds.',
    schema: { type: 'string', pattern: '^\\d+$' },
  },
  'Device-Id': { carries: ({ device }) => device, isRequired: true, description: 'Id of the device.', schema: text },
  'Existing-auth': {
    carries: ({ access }) => access === 'existing',
    isRequired: false,
    description: 'Access token of a session, where there is one.',
    schema: text,
  },
  'Activation-Code': {
    carries: ({ steps }) => steps.length > 0,
    isRequired: false,
    description: 'The code that was sent to the player, when the call is repeated with it.',
    schema: text,
  },
  'Bot-Token': {
    carries: ({ name }, { botCheckedCalls }) => (botCheckedCalls as readonly string[]).includes(name),
    isRequired: false,
    description: 'Token of the bot check, where `environment.json` configures one (assumption-92).',
    schema: text,
  },
};

export const headerParameters: Record<string, object> = Object.fromEntries(
  requestHeaders.flatMap((name) => {
    const header = (headers as Partial<Record<string, Header>>)[name];
    if (header === undefined) return [];
    const { isRequired: required, description, schema } = header;
    return [[name, { name, in: 'header', required, description, schema }]];
  }),
);

/** Path of an address as OpenAPI writes it. */
export const pathOf = ({ path }: Pick<ServiceCall, 'path'>): string => `/${path.replace(/:(\w+)/g, '{$1}')}`;

/** @param shared the calls of one address and method */
export function operation(shared: readonly DescribedCall[], contract: DescribedContract, examples: Examples): object {
  const [first] = shared;
  if (first === undefined) throw new Error('An operation needs a call.');
  const { call, query } = first;
  const body = first.body ?? (call.method === 'POST' ? NO_BODY : undefined);
  const names = shared.map((each) => each.call.name);
  const told = names.flatMap((name) => examples[name] ?? []);
  const schemas = shared.map(successSchema);
  const [only, ...others] = schemas;
  const assumptions = distinct(shared.flatMap((each) => each.assumptions));
  const sources = distinct(shared.flatMap((each) => each.sources));
  return {
    operationId: call.name,
    tags: [call.area],
    summary: summaryOf(first),
    description: descriptionOf(shared),
    ...(call.access === 'member' && { security: [{ member: [] }] }),
    parameters: [...pathParameters(call), ...queryParameters(query), ...headerReferences(call, contract)],
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: body, ...examplesOf(told.filter(hasBody), ({ body: sent }) => sent) },
        },
      },
    }),
    responses: {
      '200': {
        description: 'The result, or a refusal with the code of its reason.',
        content: {
          'application/json': {
            schema: anyOf(others.length === 0 && only !== undefined ? only : { allOf: schemas }, REFUSAL),
            ...examplesOf(told, ({ response }) => response),
          },
        },
      },
      ...(call.access === 'member' && { '401': { $ref: '#/components/responses/NoSession' } }),
      default: { $ref: '#/components/responses/Refused' },
    },
    'x-call': shared.map(factsOf),
    ...refusalsOf(shared),
    ...(assumptions.length > 0 && { 'x-assumption': assumptions }),
    ...(sources.length > 0 && { 'x-source': sources }),
  };
}

/** A POST without a body of its own carries an empty object. */
const NO_BODY: Schema = { type: 'object', maxProperties: 0 };

const REFUSAL: Schema = { $ref: `${COMPONENTS}Refusal` };

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

const hasBody = ({ body }: Example): boolean => body !== undefined;

/** Facts of a call beyond its address and shapes. */
function factsOf({ call }: DescribedCall): object {
  const { name, kind, asker, deadlineMs, keep, about, changes, ends, idempotent, bare, steps } = call;
  return {
    name,
    kind,
    asker,
    deadlineMs,
    cached: keep.how,
    ...(keep.how === 'steady' && { freshSeconds: keep.freshSeconds }),
    ...(about !== undefined && { about }),
    ...(changes.length > 0 && { changes }),
    ...(ends && { endsSession: true }),
    ...(idempotent && { idempotent: true }),
    ...(bare && { mayBeBare: true }),
    ...(steps.length > 0 && { steps }),
  };
}

function refusalsOf(shared: readonly DescribedCall[]): object {
  const refusals = Object.assign({}, ...shared.map((each) => each.refusals)) as Record<string, string>;
  return Object.keys(refusals).length === 0 ? {} : { 'x-error-codes': refusals };
}

function summaryOf({ call, note }: DescribedCall): string {
  const [first = ''] = note.split(/(?<=\.)\s/);
  return first === '' ? call.name : first.replace(/\.$/, '');
}

const kinds: Record<ServiceCall['kind'], string> = {
  safe: 'A read; it may be repeated.',
  once: 'A write; it is sent once, and only the player repeats it.',
  money: 'Moves money; it is sent once, and without a response its result is looked up.',
};

function descriptionOf(shared: readonly DescribedCall[]): string {
  const notes = shared.map(({ call, note }) => (shared.length > 1 ? `\`${call.name}\`: ${note}` : note));
  const [first] = shared;
  const told =
    first === undefined ? '' : `${kinds[first.call.kind]} Gives up after ${first.call.deadlineMs / 1_000} s.`;
  return [...notes.filter((note) => note !== ''), told].join('\n\n');
}

const SPORT = 'Id of a sport (sport-1).';
/** Meanings of parameters that several calls have. */
const parameterNotes: Partial<Record<string, string>> = {
  st: SPORT,
  sportType: SPORT,
  sportId: SPORT,
  SportId: SPORT,
  platform: 'WEB or WEBMOBILE.',
  page: 'From 1.',
  limit: 'Rows of a page.',
  count: 'Most rows that are shown.',
};

function pathParameters({ path }: ServiceCall): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(parameterNotes[name] !== undefined && { description: parameterNotes[name] }),
    // Ids of sports and events are digits also where the product recognises an address (`call-request.ts`).
    schema: /^(sport|event)Id$/.test(name) ? { type: 'string', pattern: '^\\d+$' } : text,
  }));
}

/** Parameters of the query; of alternatives each one, required where all have it. */
function queryParameters(query: Schema | undefined): object[] {
  const forms = query?.anyOf ?? (query === undefined ? [] : [query]);
  const names = distinct(forms.flatMap(({ properties = {} }) => Object.keys(properties)));
  return names.map((name) => {
    const { description, ...schema } = forms.find(({ properties }) => properties?.[name])?.properties?.[name] ?? {};
    const told = description ?? parameterNotes[name];
    return {
      name,
      in: 'query',
      required: forms.every(({ required = [] }) => required.includes(name)),
      ...(told !== undefined && { description: told }),
      schema,
    };
  });
}

function headerReferences(call: ServiceCall, contract: DescribedContract): object[] {
  return Object.entries(headers)
    .filter(([, { carries }]) => carries(call, contract))
    .map(([name]) => ({ $ref: `#/components/parameters/${name}` }));
}

function examplesOf(all: readonly Example[], value: (example: Example) => unknown): object {
  if (all.length === 0) return {};
  const entries = all.map((example) => [
    example.dialect,
    { summary: `The stand-in, dialect ${example.dialect}: ${example.address}`, value: value(example) },
  ]);
  return { examples: Object.fromEntries(entries) as object };
}
