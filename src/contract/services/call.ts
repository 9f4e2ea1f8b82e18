/**
 * A service call declares everything about itself in one place: address, input and output, access, how its response is
 * cached, and which subjects it invalidates. All lists of calls are derived from this (`calls.ts`).
 */
import { isPlainObject } from '../../lib/guards.ts';
import type { ServiceArea } from '../environment.ts';
import type { CallInput } from './call-input.ts';
import type { PreloadInputs, CachePolicy } from './cache-policy.ts';

/** The part of a schema a caller needs; covariant, so that calls of different shapes fit one list. */
export interface Shape<T> {
  /** For type inference only. */
  readonly TYPE: T;
  validate(
    value: unknown,
    options?: { coerce?: boolean },
  ): [error: { message: string }, value: undefined] | [error: undefined, value: NoInfer<T>];
}

/** Subjects of responses. A write names the subjects it changes, and reads about them are refetched. */
export const subjects = [
  'player',
  'balance',
  'coupons',
  'savedSlips',
  'bonuses',
  'messages',
  'bankAccounts',
  'consents',
  'editors',
] as const;
export type Subject = (typeof subjects)[number];

/** `safe` may be repeated. `once` has an effect and is never repeated. `money` without a response is unresolved. */
type CallKind = 'safe' | 'once' | 'money';

/** Origin of a call: a tab, by the call's name, or only the engine. */
type CallOrigin = 'tab' | 'engine';

export interface DecodeContext {
  /** The input the call was made with. */
  input: CallInput;
  /** Counts a row that could not be read. */
  dropped(): void;
  /** Returns true when a loaded competition has this name. */
  isCompetition?(name: string): boolean;
}

/** The types of one call. */
export interface CallTypes {
  /** Result of the decoder. */
  value: unknown;
  input: CallInput;
  query: unknown;
  body: unknown;
  /** `data` of the envelope, in the wire's own names. */
  wire: unknown;
  kind: CallKind;
  asker: CallOrigin;
}

export interface ServiceCall<T extends CallTypes = CallTypes> {
  /** For type inference only. */
  readonly types?: T;
  readonly area: ServiceArea;
  /** Unique among all calls. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the area's base address; `:name` marks a parameter. */
  readonly path: string;
  readonly kind: T['kind'];
  readonly asker: T['asker'];
  /** `member` sends the token; `existing` sends the header Existing-auth when there is a token. */
  readonly access: 'anyone' | 'existing' | 'member';
  readonly deadlineMs: number;
  /** Sends the Device-Id header. */
  readonly device: boolean;
  /** True when the response may come without an envelope, with its fields at the top level or in `data`. */
  readonly bare: boolean;
  /** Codes that count as a result and not as a refusal, whatever `isSuccess` is. */
  readonly steps: readonly number[];
  /** Value of the Platform header, whatever the tab is; undefined for the tab's own. */
  readonly platform: 'web' | undefined;
  /** Cache policy of the response on this device. */
  readonly keep: CachePolicy;
  /** Inputs to preload before they are requested. */
  readonly ahead: PreloadInputs | undefined;
  readonly about: Subject | undefined;
  readonly changes: readonly Subject[];
  /** True when the service ends the session with this call: once it succeeded, the local session ends too. */
  readonly ends: boolean;
  /**
   * True when doing the write twice has the effect of doing it once: the browser may then resend a `once` call by
   * itself.
   */
  readonly idempotent: boolean;
  readonly query: Shape<T['query']>;
  /** Undefined for a call without a body. */
  readonly body: Shape<T['body']> | undefined;
  readonly response: Shape<T['wire']>;
  /** Translates the wire's names into the product's; `undefined` for a response without the agreed shape. */
  decode(data: unknown, context: DecodeContext): T['value'] | undefined;
}

export type ValueOf<C extends ServiceCall> = NonNullable<C['types']>['value'];
export type InputOf<C extends ServiceCall> = NonNullable<C['types']>['input'];
export type QueryOf<C extends ServiceCall> = NonNullable<C['types']>['query'];
export type BodyOf<C extends ServiceCall> = NonNullable<C['types']>['body'];
export type WireOf<C extends ServiceCall> = NonNullable<C['types']>['wire'];

/** 30 s; 45 s for the wager service. */
export const CALL_DEADLINE_MS = 30_000;
const WAGER_DEADLINE_MS = 45_000;

interface Spec<Path extends string, Query, Body, Wire, Value> {
  method?: ServiceCall['method'];
  path: Path;
  access?: ServiceCall['access'];
  device?: true;
  bare?: true;
  steps?: readonly number[];
  platform?: 'web';
  query?: Shape<Query>;
  body?: Shape<Body>;
  /** Absent when the response carries no data: the value is null. */
  response?: Shape<Wire>;
  /** Absent when the wire's names are the product's names. Runs in the engine. */
  decode?(wire: NoInfer<Wire>, context: DecodeContext): Value | undefined;
}

interface ReadSpec<Path extends string, Query, Body, Wire, Value> extends Spec<Path, Query, Body, Wire, Value> {
  keep?: CachePolicy<NoInfer<Value>>;
  ahead?: PreloadInputs;
  about?: Subject;
}

interface WriteSpec<Path extends string, Query, Body, Wire, Value> extends Spec<Path, Query, Body, Wire, Value> {
  changes?: readonly Subject[];
  ends?: true;
  idempotent?: true;
}

/** Type of an input without names, which requires none. */
type None = object;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParameterPart<Path extends string> = [ParameterNames<Path>] extends [never]
  ? { parameters?: never }
  : { parameters: Record<ParameterNames<Path>, string | number> };
type QueryPart<Query> = None extends Query ? { query?: Query & object } : { query: Query & object };
type BodyPart<Body> = [Body] extends [never] ? { body?: never } : { body: Body };

export interface DeclaredTypes<
  Path extends string,
  Query,
  Body,
  Wire,
  Value,
  Kind extends CallKind,
  By extends CallOrigin,
> {
  value: Value;
  input: ParameterPart<Path> & QueryPart<Query> & BodyPart<Body>;
  query: Query;
  body: Body;
  wire: Wire;
  kind: Kind;
  asker: By;
}

/** Declares a read that a tab may request by its name. */
export function readCall<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: ReadSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<DeclaredTypes<Path, Query, Body, Wire, Value, 'safe', 'tab'>> {
  return { ...callOf(spec, 'GET'), ...keepingOf(spec), kind: 'safe', asker: 'tab' };
}

/** Declares a read that only the engine makes. */
export function engineReadCall<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: ReadSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<DeclaredTypes<Path, Query, Body, Wire, Value, 'safe', 'engine'>> {
  return { ...callOf(spec, 'GET'), ...keepingOf(spec), kind: 'safe', asker: 'engine' };
}

/** Declares a write that a tab may request by its name. */
export function writeCall<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: WriteSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<DeclaredTypes<Path, Query, Body, Wire, Value, 'once', 'tab'>> {
  return { ...callOf(spec, 'POST'), ...effectOf(spec), kind: 'once', asker: 'tab' };
}

/**
 * Declares a write that only the engine makes, because it touches tokens or because the engine holds the written data.
 */
export function engineWriteCall<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: WriteSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<DeclaredTypes<Path, Query, Body, Wire, Value, 'once', 'engine'>> {
  return { ...callOf(spec, 'POST'), ...effectOf(spec), kind: 'once', asker: 'engine' };
}

/**
 * Declares a call that moves money: identified by an intent of the engine, sent once, over a connection that no read
 * has used.
 */
export function moneyCall<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: WriteSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<DeclaredTypes<Path, Query, Body, Wire, Value, 'money', 'engine'>> {
  return { ...callOf(spec, 'POST'), changes: spec.changes ?? [], kind: 'money', asker: 'engine' };
}

/** Sets the area, the name (the key) and the deadline of each call. */
export function defineCalls<Calls extends Record<string, Pick<ServiceCall, 'path'>>>(
  area: ServiceArea,
  // Typed by path only: the whole type would force a guess about the body of calls without one.
  calls: Calls,
): Calls {
  const deadlineMs = area === 'wager' ? WAGER_DEADLINE_MS : CALL_DEADLINE_MS;
  const placed = Object.entries(calls).map(([name, call]) => [name, { ...call, area, name, deadlineMs }]);
  // The calls keep their keys and types, so the cast is safe.
  return Object.fromEntries(placed) as Calls;
}

type Common<T extends CallTypes> = Omit<ServiceCall<T>, 'types' | 'kind' | 'asker'>;

function callOf<Path extends string, Query, Body, Wire, Value>(
  spec: Spec<Path, Query, Body, Wire, Value>,
  method: ServiceCall['method'],
): Common<DeclaredTypes<Path, Query, Body, Wire, Value, CallKind, CallOrigin>> {
  const { query, body, response: answer, decode } = spec;
  const wireShape = answer ?? (nothing as Shape<unknown> as Shape<Wire>);
  return {
    area: 'common',
    name: '',
    method: spec.method ?? method,
    path: spec.path,
    access: spec.access ?? 'anyone',
    deadlineMs: CALL_DEADLINE_MS,
    device: spec.device ?? false,
    bare: spec.bare ?? false,
    steps: spec.steps ?? [],
    platform: spec.platform,
    keep: { how: 'no' },
    ahead: undefined,
    about: undefined,
    changes: [],
    ends: false,
    idempotent: false,
    query: query ?? (noQuery as Shape<unknown> as Shape<Query>),
    body,
    response: wireShape,
    decode: (data, context) => {
      const [error, wire] = wireShape.validate(data, { coerce: true });
      if (error !== undefined) return undefined;
      // For a call without a decoder the wire value is the result.
      return decode === undefined ? (wire as unknown as Value) : decode(wire, context);
    },
  };
}

function keepingOf<Value>({
  keep,
  ahead,
  about,
}: {
  keep?: CachePolicy<Value>;
  ahead?: PreloadInputs;
  about?: Subject;
}): {
  keep: CachePolicy;
  ahead: PreloadInputs | undefined;
  about: Subject | undefined;
} {
  return { keep: keep ?? { how: 'no' }, ahead, about };
}

type Effect = Pick<ServiceCall, 'changes' | 'ends' | 'idempotent'>;

function effectOf({ changes = [], ends = false, idempotent = false }: Partial<Effect>): Effect {
  return { changes, ends, idempotent };
}

const nothing: Shape<null> = { TYPE: null, validate: () => [undefined, null] };
/** Shape for a call without a query. The stand-in refuses any query here; an operator's service decides by itself. */
const noQuery: Shape<object> = {
  TYPE: {},
  validate: (value) =>
    isPlainObject(value) && Object.keys(value).length === 0
      ? [undefined, value]
      : [{ message: 'this call takes no query' }, undefined],
};
