/**
 * A service call says everything about itself in one place: where it goes, what it takes and answers, who may make it, how
 * its answer is kept, and what it makes old. All lists of calls are derived from this (`calls.ts`).
 */
import { isFields } from '../../lib/guards.ts';
import type { ServiceArea } from '../environment.ts';
import type { CallInput } from './call-input.ts';
import type { Ahead, Keep } from './keep.ts';

/** The part of a schema a caller needs; covariant, so that calls of different shapes fit one list. */
export interface Shape<T> {
  /** For inference alone. */
  readonly TYPE: T;
  validate(
    value: unknown,
    options?: { coerce?: boolean },
  ): [error: { message: string }, value: undefined] | [error: undefined, value: NoInfer<T>];
}

/** What an answer is about. A write names what it changes, and reads about that are asked for again. */
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

/** `safe` may be repeated. `once` has an effect and is never repeated. `money`, unanswered, is in doubt. */
export type CallKind = 'safe' | 'once' | 'money';

/** Who asks: a tab, by the call's name, or the engine alone. */
export type Asker = 'tab' | 'engine';

export interface DecodeContext {
  /** What was asked. */
  input: CallInput;
  /** Counts a row that could not be read. */
  dropped(): void;
  /** Returns true when a loaded competition has this name. */
  isCompetition?(name: string): boolean;
}

/** The types of one call. */
export interface CallTypes {
  /** What the decoder makes of the answer. */
  value: unknown;
  input: CallInput;
  query: unknown;
  body: unknown;
  /** `data` of the envelope, in the wire's own names. */
  wire: unknown;
  kind: CallKind;
  asker: Asker;
}

export interface ServiceCall<T extends CallTypes = CallTypes> {
  /** For inference alone. */
  readonly types?: T;
  readonly area: ServiceArea;
  /** Unique among all calls. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the area's base address; `:name` marks a parameter. */
  readonly path: string;
  readonly kind: T['kind'];
  readonly asker: T['asker'];
  /** `member` carries the token; `existing` the header Existing-auth, where there is a token. */
  readonly access: 'anyone' | 'existing' | 'member';
  readonly deadlineMs: number;
  /** Carries Device-Id. */
  readonly device: boolean;
  /** The answer may come without an envelope; its fields stand at the top or in `data`. */
  readonly bare: boolean;
  /** Codes that are an answer and no refusal, whatever `isSuccess` says. */
  readonly steps: readonly number[];
  /** The Platform header has this value whatever the tab is. */
  readonly platform: 'web' | undefined;
  /** How the answer is kept on this device. */
  readonly keep: Keep;
  /** What is fetched before anybody asks. */
  readonly ahead: Ahead | undefined;
  readonly about: Subject | undefined;
  readonly changes: readonly Subject[];
  /** The service ends the session with it: once it is done there is none here either. */
  readonly ends: boolean;
  /** Done twice it is as if done once: of `once`, what a browser may send again by itself. */
  readonly idempotent: boolean;
  readonly query: Shape<T['query']>;
  /** Undefined for a call without a body. */
  readonly body: Shape<T['body']> | undefined;
  readonly answer: Shape<T['wire']>;
  /** From the wire's names to the product's words; `undefined` for an answer without the agreed shape. */
  decode(data: unknown, context: DecodeContext): T['value'] | undefined;
}

export type ValueOf<C extends ServiceCall> = NonNullable<C['types']>['value'];
export type InputOf<C extends ServiceCall> = NonNullable<C['types']>['input'];
export type QueryOf<C extends ServiceCall> = NonNullable<C['types']>['query'];
export type BodyOf<C extends ServiceCall> = NonNullable<C['types']>['body'];
export type WireOf<C extends ServiceCall> = NonNullable<C['types']>['wire'];

/** 30 s, but 45 s for the wager service. */
export const CALL_DEADLINE_MS = 30_000;
export const WAGER_DEADLINE_MS = 45_000;

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
  /** Absent where the answer says nothing: its value is null. */
  answer?: Shape<Wire>;
  /** Absent where the wire's names are the product's words. Runs in the engine. */
  decode?(wire: NoInfer<Wire>, context: DecodeContext): Value | undefined;
}

interface ReadSpec<Path extends string, Query, Body, Wire, Value> extends Spec<Path, Query, Body, Wire, Value> {
  keep?: Keep<NoInfer<Value>>;
  ahead?: Ahead;
  about?: Subject;
}

interface WriteSpec<Path extends string, Query, Body, Wire, Value> extends Spec<Path, Query, Body, Wire, Value> {
  changes?: readonly Subject[];
  ends?: true;
  idempotent?: true;
}

/** Nothing is named, so nothing must be. */
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

export interface Types<Path extends string, Query, Body, Wire, Value, Kind extends CallKind, By extends Asker> {
  value: Value;
  input: ParameterPart<Path> & QueryPart<Query> & BodyPart<Body>;
  query: Query;
  body: Body;
  wire: Wire;
  kind: Kind;
  asker: By;
}

/** A read that a tab may ask for by its name. */
export function read<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: ReadSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<Types<Path, Query, Body, Wire, Value, 'safe', 'tab'>> {
  return { ...callOf(spec, 'GET'), ...keepingOf(spec), kind: 'safe', asker: 'tab' };
}

/** A read that the engine makes by itself. */
export function engineRead<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: ReadSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<Types<Path, Query, Body, Wire, Value, 'safe', 'engine'>> {
  return { ...callOf(spec, 'GET'), ...keepingOf(spec), kind: 'safe', asker: 'engine' };
}

/** A write that a tab may ask for by its name. */
export function write<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: WriteSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<Types<Path, Query, Body, Wire, Value, 'once', 'tab'>> {
  return { ...callOf(spec, 'POST'), ...effectOf(spec), kind: 'once', asker: 'tab' };
}

/** A write that the engine makes by itself, because it touches tokens or because it keeps what is written. */
export function engineWrite<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: WriteSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<Types<Path, Query, Body, Wire, Value, 'once', 'engine'>> {
  return { ...callOf(spec, 'POST'), ...effectOf(spec), kind: 'once', asker: 'engine' };
}

/** Moves money: named by an intent of the engine's, sent once, over a connection that no read has used. */
export function money<const Path extends string, Query = None, Body = never, Wire = null, Value = Wire>(
  spec: WriteSpec<Path, Query, Body, Wire, Value>,
): ServiceCall<Types<Path, Query, Body, Wire, Value, 'money', 'engine'>> {
  return { ...callOf(spec, 'POST'), changes: spec.changes ?? [], kind: 'money', asker: 'engine' };
}

/** Gives calls their area and, from their keys, their names. */
export function serviceArea<Calls extends Record<string, Pick<ServiceCall, 'path'>>>(
  area: ServiceArea,
  // By no more than their paths: the whole type would be a guess at what a call without a body takes.
  calls: Calls,
): Calls {
  const deadlineMs = area === 'wager' ? WAGER_DEADLINE_MS : CALL_DEADLINE_MS;
  const placed = Object.entries(calls).map(([name, call]) => [name, { ...call, area, name, deadlineMs }]);
  // The same calls under the same keys.
  return Object.fromEntries(placed) as Calls;
}

type Common<T extends CallTypes> = Omit<ServiceCall<T>, 'types' | 'kind' | 'asker'>;

function callOf<Path extends string, Query, Body, Wire, Value>(
  spec: Spec<Path, Query, Body, Wire, Value>,
  method: ServiceCall['method'],
): Common<Types<Path, Query, Body, Wire, Value, CallKind, Asker>> {
  const { query, body, answer, decode } = spec;
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
    answer: wireShape,
    decode: (data, context) => {
      const [error, wire] = wireShape.validate(data, { coerce: true });
      if (error !== undefined) return undefined;
      // Without a decoder a call's value is its wire.
      return decode === undefined ? (wire as unknown as Value) : decode(wire, context);
    },
  };
}

function keepingOf<Value>({ keep, ahead, about }: { keep?: Keep<Value>; ahead?: Ahead; about?: Subject }): {
  keep: Keep;
  ahead: Ahead | undefined;
  about: Subject | undefined;
} {
  return { keep: keep ?? { how: 'no' }, ahead, about };
}

type Effect = Pick<ServiceCall, 'changes' | 'ends' | 'idempotent'>;

function effectOf({ changes = [], ends = false, idempotent = false }: Partial<Effect>): Effect {
  return { changes, ends, idempotent };
}

const nothing: Shape<null> = { TYPE: null, validate: () => [undefined, null] };
/** The stand-in refuses a query nobody agreed on; an operator's service may look at what it likes. */
const noQuery: Shape<object> = {
  TYPE: {},
  validate: (value) =>
    isFields(value) && Object.keys(value).length === 0
      ? [undefined, value]
      : [{ message: 'this call takes no query' }, undefined],
};
