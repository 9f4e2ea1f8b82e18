/** Record of a side so far: matches by result, and goals or points. Null for values that are not sent. */
import { type Infer, type as shape } from 'superstruct';
import { numeric, optionalField } from '../fields.ts';

export const tallyFields = {
  played: optionalField(numeric()),
  won: optionalField(numeric()),
  draw: optionalField(numeric()),
  lost: optionalField(numeric()),
  scored: optionalField(numeric()),
  against: optionalField(numeric()),
};

const wireTally = shape(tallyFields);

export function toTally({ played, won, draw, lost, scored, against }: Partial<Infer<typeof wireTally>>) {
  return {
    ...{ played: played ?? null, won: won ?? null, drawn: draw ?? null },
    ...{ lost: lost ?? null, scored: scored ?? null, against: against ?? null },
  };
}
