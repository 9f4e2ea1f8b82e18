/** Schemas of whole answers: data in the envelope of a success, refusals, and answers without envelope. */
import type { DescribedCall } from './contract-model.ts';
import { type Schema, anyOf, referTo } from './schema.ts';

const yes = [true, 1, 'true', 'True', '1'];
const no = [false, 0, 'false', 'False', '0'];

/** Named schemas of the envelope, from the one that the product reads. */
export function envelopeSchemas(envelope: Schema): Record<string, Schema> {
  const withVerdict = (description: string, values: readonly unknown[]): Schema => ({
    ...envelope,
    description,
    properties: { ...envelope.properties, isSuccess: { enum: values } },
    required: ['isSuccess'],
  });
  return {
    Success: withVerdict('The envelope of a success; the data is in `data` (wire-envelope-1).', yes),
    Refusal: withVerdict('A refusal, at any HTTP status (wire-envelope-2, wire-envelope-3).', no),
  };
}

/** Schema of every answer to the call that is no refusal. */
export function successSchema({ call, data, needsData }: DescribedCall): Schema {
  const hasData = Object.keys(data).length > 0;
  const enveloped: Schema = hasData
    ? { allOf: [referTo('Success'), { properties: { data }, ...(needsData && { required: ['data'] }) }] }
    : referTo('Success');
  return anyOf(enveloped, ...(call.bare ? [data] : []), ...(call.steps.length > 0 ? [stepSchema(call.steps)] : []));
}

/** An answer that requires another step: a code in `info` or `error`, whatever `isSuccess` is. */
function stepSchema(steps: readonly number[]): Schema {
  const part: Schema = {
    type: 'object',
    properties: { code: { enum: [...steps, ...steps.map(String)] } },
    required: ['code'],
  };
  const needed = ['info', 'error'].map((name): Schema => ({ properties: { [name]: part }, required: [name] }));
  return {
    description: 'Another step is needed; there may be no data (wire-envelope-4).',
    allOf: [referTo('Envelope'), { anyOf: needed }],
  };
}
