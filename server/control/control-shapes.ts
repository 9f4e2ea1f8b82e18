/** Shapes of the bodies of `/__control`. A body that does not fit is answered 400 with the reason. */
import {
  type Infer,
  any,
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nonempty,
  number,
  object,
  optional,
  refine,
  string,
  literal,
  define,
  type,
} from 'superstruct';
import { hubActions } from '../hubs/stand-in-hub.ts';
import { hubNames } from '../hubs/live-hubs.ts';
import type { EventAction } from '../world.ts';

export const simulationShape = object({
  running: optional(boolean()),
  updatesPerSecond: optional(max(min(number(), 0), 50_000)),
});

export const pushShape = object({ hub: enums(hubNames), target: nonempty(string()), messages: array(any()) });

export const hubsShape = object({ action: enums(hubActions), hub: optional(enums(hubNames)) });

const fall = optional(min(integer(), 0));
/** By how much each counter of versions falls. */
export const versionsShape = object({ event: fall, market: fall, score: fall, list: fall });

export const faultShape = refine(
  object({
    method: nonempty(string()),
    path: nonempty(string()),
    status: optional(max(min(integer(), 200), 599)),
    /** Text is sent as it is, everything else as JSON. */
    body: optional(any()),
    delayMs: optional(max(min(integer(), 0), 600_000)),
    drop: optional(enums(['before', 'after'])),
    /** The number of requests that meet the fault; without it, all until faults are deleted. */
    times: optional(min(integer(), 1)),
  }),
  'fault',
  ({ status, body, delayMs, drop }) =>
    status !== undefined || body !== undefined || delayMs !== undefined || drop !== undefined
      ? true
      : 'Expected one of status, body, delayMs, drop',
);
export type Fault = Infer<typeof faultShape>;

const marketId = optional(integer());
const actionShapes = {
  kickoff: object({ action: literal('kickoff') }),
  goal: object({ action: literal('goal'), side: optional(enums(['home', 'away'])) }),
  suspend: object({ action: literal('suspend'), marketId, status: optional(enums([-1, -2])) }),
  open: object({ action: literal('open'), marketId }),
  remove: object({ action: literal('remove'), marketId }),
  finish: object({ action: literal('finish') }),
};

/** Each action has a shape of its own, so that the reason for a refusal names what is wrong instead of every alternative. */
export const eventActionShape = define<EventAction>('EventAction', (value) => {
  const [unnamed, action] = actionNameShape.validate(value);
  if (unnamed !== undefined) return unnamed.message;
  const [fault] = actionShapes[action.action].validate(value);
  return fault?.message ?? true;
});

const actionNameShape = type({
  action: enums(['kickoff', 'goal', 'suspend', 'open', 'remove', 'finish']),
});
