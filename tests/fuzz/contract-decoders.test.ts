/** The schemas of the contract's documents and the product's decoders agree: every value that a schema allows is read. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContractModel, contractModel } from '../../deploy/contract/contract-model.ts';
import { openApiDocument } from '../../deploy/contract/openapi.ts';
import type { Schema } from '../../deploy/contract/schema.ts';
import { ContractValidator } from '../../deploy/contract/validation.ts';
import { examplesOf, recordTour } from '../../server/contract/examples.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { allCalls } from '../../src/contract/services/calls.ts';
import { readResponse } from '../../src/contract/services/read-response.ts';
import { isPlainObject } from '../../src/lib/guards.ts';
import { changesOf, valuesOf } from '../support/schema-values.ts';

let model: ContractModel;
let validator: ContractValidator;
/** Data of a recorded answer, with one row of each list, by call. */
let samples: Record<string, unknown>;
const { stackTraceLimit } = Error;
beforeAll(async () => {
  // Each refusal of a struct is an error, and its stack is most of the time that it takes.
  Error.stackTraceLimit = 0;
  model = await contractModel();
  validator = new ContractValidator(plain(openApiDocument(model, {}, () => '/')));
  const recorded = examplesOf({ documented: await recordTour({}) });
  const data = Object.entries(recorded).map(([name, [first]]) => [
    name,
    isPlainObject(first?.response) ? first.response['data'] : undefined,
  ]);
  samples = Object.fromEntries(data) as Record<string, unknown>;
}, 60_000);
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

const plain = (value: object): object => JSON.parse(JSON.stringify(value)) as object;

/** Calls whose answers have data. */
const reading = allCalls.filter(({ response }) => typeof (response as { type?: unknown }).type === 'string');

/** True when the product reads the data without leaving anything out. */
function isRead(call: ServiceCall, data: unknown): boolean {
  let dropped = 0;
  const answer = readResponse(call, { ok: true, status: 200 }, enveloped(data));
  if (!answer.ok) return false;
  const value = call.decode(answer.value.data, { input: { query: {}, body: {} }, dropped: () => void (dropped += 1) });
  return value !== undefined && dropped === 0;
}

const isAllowed = (call: ServiceCall, data: unknown): boolean => validator.answer(call, enveloped(data)) === undefined;

const enveloped = (data: unknown): object => (data === undefined ? { isSuccess: true } : { isSuccess: true, data });

function schemaOf({ name }: ServiceCall): Schema {
  const found = model.calls.find(({ call }) => call.name === name);
  if (found === undefined) throw new Error(`no call ${name}`);
  return found.data;
}

describe.each(reading)('$name', (call) => {
  test('reads random values that its schema allows', () => {
    const values = fc.sample(valuesOf(schemaOf(call), model.schemas), { numRuns: 40, seed: 44 });
    const allowed = values.filter((value) => isAllowed(call, value));
    expect(allowed.filter((value) => !isRead(call, value)).map((value) => JSON.stringify(value))).toEqual([]);
  });

  test('reads every change of an answer that its schema allows', () => {
    const changed = changesOf(samples[call.name]).filter(({ value }) => isAllowed(call, value));
    expect(changed.filter(({ value }) => !isRead(call, value)).map(({ what }) => what)).toEqual([]);
  });
});

test('an object of the contract is refused without a key, or with null, exactly where its schema says so', () => {
  const { constants, readSchemaOf } = model.described;
  let tried = 0;
  const wrong = [...constants].flatMap(([place, struct]) => {
    if (struct.type !== 'type') return [];
    const name = readSchemaOf(struct).$ref?.split('/').at(-1) ?? '';
    const { properties = {}, required = [], allOf } = model.schemas[name] ?? {};
    const isRead = (value: object): boolean => struct.validate(value, { coerce: true })[0] === undefined;
    return objectsOf(name).flatMap((whole) =>
      Object.keys(properties).flatMap((key) => {
        tried += 2;
        const { [key]: _, ...without } = whole;
        const withNull = { ...whole, [key]: null };
        const isNullAllowed = validator.named(name, withNull) === undefined;
        return [
          ...(isRead(without) === required.includes(key) ? [`${place}.${key} is missing`] : []),
          // A schema with demands beyond its shape may refuse more than the struct.
          ...(isNullAllowed !== isRead(withNull) && (isNullAllowed || allOf === undefined)
            ? [`${place}.${key} is null`]
            : []),
        ];
      }),
    );
  });
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(1_000);
});

/** A few objects that the named schema allows. */
function objectsOf(name: string): Record<string, unknown>[] {
  const schema = model.schemas[name];
  // A shape that others only take fields from is not in the document.
  if (schema?.properties === undefined || !validator.has(name)) return [];
  const values = fc.sample(valuesOf(schema, model.schemas), { numRuns: 20, seed: 44 });
  return values
    .filter(isPlainObject)
    .filter((value) => validator.named(name, value) === undefined)
    .slice(0, 3);
}
