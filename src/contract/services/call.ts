/** How a service call is written down: once here, used by the engine that makes it and by the stand-in that answers it. */
import { type Infer, boolean, nullable, number, optional, string, type as shape, unknown } from 'superstruct';
import type { ServiceArea } from '../environment.ts';

/** The part of a schema a caller needs; covariant, so that calls of different shapes fit one list. */
export interface Shape<T> {
  /** For inference alone. */
  readonly TYPE: T;
  validate(value: unknown): [error: { message: string }, value: undefined] | [error: undefined, value: NoInfer<T>];
}

export interface ServiceCall<Answer = unknown, Query = unknown, Body = unknown> {
  area: ServiceArea;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below the area's base address; `:name` marks a parameter. */
  path: string;
  /** Names and values of the query; values travel as text. */
  query: Shape<Query>;
  /** Shape of the body, where there is one. */
  body?: Shape<Body>;
  /** `bearer`: a member's call. `existing`: the header Existing-auth where there is a token (player-account §7). */
  auth?: 'bearer' | 'existing';
  /** Carries Device-Id. */
  device?: true;
  /**
   * An order: goes over a connection that nothing else used. Chromium sends a request again, whatever its method, whose
   * reused connection was cut before an answer (measured: one order became seven); on a new one it does not.
   */
  order?: true;
  /** The Platform header has this value whatever the tab is. */
  platform?: 'web';
  /** Shape of `data`. Items that need leniency (events) are decoded one by one and are `unknown` here. */
  answer: Shape<Answer>;
}

export function serviceCall<Answer, Query, Body = never>(
  call: ServiceCall<Answer, Query, Body>,
): ServiceCall<Answer, Query, Body> {
  return call;
}

/** The envelope every service answers in (payload facts §2). */
export const envelopeShape = shape({
  isSuccess: boolean(),
  data: optional(unknown()),
  message: optional(nullable(string())),
  error: optional(nullable(shape({ code: optional(nullable(number())), message: optional(nullable(string())) }))),
  info: optional(nullable(shape({ code: optional(nullable(number())), message: optional(nullable(string())) }))),
});
export type Envelope = Infer<typeof envelopeShape>;
