/** The AsyncAPI document of the contract: valid, and true of every message that the stand-in's hubs send. */
import { schemas } from '@asyncapi/specs';
import { type AnySchemaObject, Ajv } from 'ajv';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ContractModel, contractModel } from '../../../../deploy/contract/contract-model.ts';
import { asyncApiDocument } from '../../../../deploy/contract/asyncapi.ts';
import { openApiDocument } from '../../../../deploy/contract/openapi.ts';
import { ContractValidator } from '../../../../deploy/contract/validation.ts';
import { type Tour, recordTour, recordedDialects } from '../../../../server/contract/examples.ts';
import { hubPaths } from '../../../../server/hubs/live-hubs.ts';
import { decodeEventUpdate, decodeScoreUpdate } from '../../../../src/contract/hub/decode.ts';
import { hubTargets } from '../../../../src/contract/hub/wire.ts';
import { isPlainObject } from '../../../../src/lib/guards.ts';
import { changesOf, valuesOf } from '../../../support/schema-values.ts';

interface Document {
  channels: Record<string, { messages: Record<string, { payload: object }> }>;
}

let model: ContractModel;
let document: Document;
const ajv = new Ajv({ strict: false, validateFormats: false });
beforeAll(async () => {
  model = await contractModel();
  document = JSON.parse(JSON.stringify(asyncApiDocument(model, {}, hubPaths))) as Document;
  ajv.addSchema(document, 'hubs');
}, 60_000);

/** Describes what is wrong with a message of a hub; undefined when it fits its target. */
function problemOf(hub: string, payload: unknown): string | undefined {
  const target = isPlainObject(payload) ? String(payload['target']) : '';
  const validate = ajv.getSchema(`hubs#/channels/${hub}/messages/${target}/payload`);
  if (validate === undefined) return `${hub} has no ${target}`;
  return validate(payload) === true ? undefined : ajv.errorsText(validate.errors);
}

test('is a valid AsyncAPI 3.0 document', () => {
  // The schema brings the one of JSON Schema along.
  const own = new Ajv({ strict: false, validateFormats: false, meta: false, validateSchema: false });
  const validate = own.compile(schemas['3.0.0'] as AnySchemaObject);
  validate(document);
  expect(validate.errors).toBeNull();
});

test('has every target of the hubs', () => {
  const told = Object.entries(document.channels).map(([hub, { messages }]) => [hub, Object.keys(messages)]);
  for (const [hub, targets] of Object.entries(hubTargets)) {
    expect(Object.fromEntries(told)[hub]).toEqual(expect.arrayContaining([...targets]));
  }
});

describe.each(Object.entries(recordedDialects))('the dialect %s', (_, dialect) => {
  let tour: Tour;
  beforeAll(async () => {
    tour = await recordTour(dialect);
  }, 60_000);

  test('sends only messages that the document allows', () => {
    const wrong = tour.heard.flatMap(({ hub, payload }) => {
      const problem = problemOf(hub, payload);
      return problem === undefined ? [] : [`${problem} ${JSON.stringify(payload).slice(0, 300)}`];
    });
    expect(wrong).toEqual([]);
    const targets = new Set(tour.heard.map(({ payload }) => (isPlainObject(payload) ? payload['target'] : '')));
    expect([...targets].toSorted()).toEqual(Object.values(hubTargets).flat().toSorted());
  });
});

const decoders = { EventUpdate: decodeEventUpdate, ScoreMessage: decodeScoreUpdate };

test.each(Object.entries(decoders))('every %s that its schema allows is read', (name, decode) => {
  const validator = new ContractValidator(JSON.parse(JSON.stringify(openApiDocument(model, {}, () => '/'))) as object);
  const isRead = (value: unknown): boolean => {
    let count = 0;
    return decode(value, () => void (count += 1)) !== null && count === 0;
  };
  const values = fc.sample(valuesOf(model.schemas[name] ?? {}, model.schemas), { numRuns: 300, seed: 44 });
  const allowed = values.filter((value) => validator.named(name, value) === undefined);
  const changed = allowed.slice(0, 10).flatMap((value) => changesOf(value).map((change) => change.value));
  const all = [...allowed, ...changed.filter((value) => validator.named(name, value) === undefined)];
  expect(all.length).toBeGreaterThan(100);
  const unread = all.filter((value) => !isRead(value)).map((value) => JSON.stringify(value));
  expect(unread.slice(0, 5)).toEqual([]);
});
