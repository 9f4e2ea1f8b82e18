/**
 * The documents of the contract: valid, up to date, and true of every answer and message of the stand-in in both dialects.
 */
import { readFileSync } from 'node:fs';
import { schemas } from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type AnySchemaObject, Ajv } from 'ajv';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { contractPage } from '../../../deploy/contract/page.ts';
import { ContractValidator } from '../../../deploy/contract/validation.ts';
import { type ContractDocuments, contractDocuments, yamlOf } from '../../../server/contract/documents.ts';
import { recordedDialects } from '../../../server/contract/examples.ts';
import type { HubMessage, Recorded } from '../../../server/contract/recording.ts';
import { decodeEventUpdate, decodeScoreUpdate } from '../../../src/contract/hub/decode.ts';
import { hubTargets } from '../../../src/contract/hub/wire.ts';
import { allCalls } from '../../../src/contract/services/calls.ts';
import { isPlainObject } from '../../../src/lib/guards.ts';
import { changesOf, valuesOf } from '../../support/schema-values.ts';

/**
 * Answers of the second dialect with a value that the product reads as absent, and that no document should offer: an unknown
 * word where an object belongs (the type of a moment), and an unknown key in a map.
 */
const ignoredForms = ['getEventCommentary', 'getAppConfig'];

let made: ContractDocuments;
let validator: ContractValidator;
const ajv = new Ajv({ strict: false, validateFormats: false });
beforeAll(async () => {
  made = await contractDocuments();
  validator = new ContractValidator(made.documents['openapi.yaml'] ?? {});
  ajv.addSchema({ ...made.documents['asyncapi.yaml'] }, 'hubs');
}, 60_000);

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone({ ...made.documents['openapi.yaml'] }));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test.each(['openapi.yaml', 'asyncapi.yaml'])(
  '%s is the copy in docs/contract: after a change of the contract, `npm run contract` writes it',
  (file) => {
    const copy = readFileSync(new URL(`../../../docs/contract/${file}`, import.meta.url), 'utf8');
    // Compared as a verdict: the difference of the files is what Git shows after `npm run contract`.
    expect(copy === yamlOf(made.documents[file] ?? {}), 'run `npm run contract` and look at the difference').toBe(true);
  },
);

const told = ({ call, address, response }: Recorded, problem: string | undefined): string[] =>
  problem === undefined ? [] : [`${call.name} ${address}: ${problem} ${JSON.stringify(response).slice(0, 300)}`];

describe.each(Object.keys(recordedDialects))('the tour of all calls in the dialect %s', (dialect) => {
  const all = (): Recorded[] => made.tours[dialect]?.recorded ?? [];

  test('asks every call, and the product reads every answer', () => {
    const asked = new Set(all().map(({ call }) => call.name));
    expect(allCalls.filter(({ name }) => !asked.has(name)).map(({ name }) => name)).toEqual([]);
    expect(
      all()
        .filter(({ dropped }) => dropped !== 0)
        .map(({ call }) => call.name),
    ).toEqual([]);
  });

  test('has only answers that the document allows', () => {
    const isRefusal = ({ response }: Recorded): boolean => isPlainObject(response) && response['isSuccess'] === false;
    const wrong = all()
      .filter(({ call }) => !(dialect === 'second' && ignoredForms.includes(call.name)))
      .flatMap((each) => told(each, validator.answer(each.call, each.response)));
    expect(wrong).toEqual([]);
    // Refusals prove little about the schema of the data.
    expect(all().filter(isRefusal).length).toBeLessThan(10);
  });

  test('has only requests that the document allows', () => {
    const wrong = all().flatMap((each) => {
      const { query = {} } = each.input as { query?: Record<string, string> };
      return told(each, validator.request(each.call, { query, headers: each.headers, body: each.body }));
    });
    expect(wrong).toEqual([]);
  });
});

test.each(['openapi.yaml', 'asyncapi.yaml'])('%s has the text of every passage and rule that it names', (file) => {
  const document = made.documents[file] ?? {};
  // A rule may name others, which are for readers of all rules.
  const isRule = (id: string): boolean => !/^(?:wire|assumption|failure)-/.test(id);
  const named = JSON.stringify(document, (key, value: unknown) =>
    isRule(key) && /-\d+$/.test(key) ? '' : value,
  ).match(/\b(?:wire|assumption|failure|sport|updates|odds|match)(?:-[a-z]+)?-\d+\b/g);
  const told = Object.keys((document as { 'x-passages': object })['x-passages']);
  expect([...new Set(named)].filter((id) => !told.includes(id))).toEqual([]);
});

test('every call rests on a passage of the wire or of the assumptions', () => {
  const without = made.model.calls.filter(({ assumptions, sources }) => assumptions.length + sources.length === 0);
  expect(without.map(({ call }) => call.name)).toEqual([]);
});

test('the readable page has every call, and no link of it leads nowhere', () => {
  const { documents } = made;
  const page = contractPage(documents['openapi.yaml'] ?? {}, documents['asyncapi.yaml'] ?? {});
  const matches = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, found = '']) => found);
  const ids = new Set(matches(/ id="([^"]+)"/g));
  expect(matches(/ href="#([^"]+)"/g).filter((target) => !ids.has(target))).toEqual([]);
  // Calls that share an address share an entry, which names each.
  expect(allCalls.filter(({ name }) => !page.includes(`&quot;name&quot;: &quot;${name}&quot;`))).toEqual([]);
});

interface HubDocument {
  channels: Record<string, { messages: Record<string, { payload: object }> }>;
}

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
  const isValid = validate(made.documents['asyncapi.yaml']);
  expect(validate.errors).toBeNull();
  expect(isValid).toBe(true);
});

test('has every target of the hubs', () => {
  const told = Object.entries((made.documents['asyncapi.yaml'] as HubDocument).channels).map(([hub, { messages }]) => [
    hub,
    Object.keys(messages),
  ]);
  for (const [hub, targets] of Object.entries(hubTargets)) {
    expect(Object.fromEntries(told)[hub]).toEqual(expect.arrayContaining([...targets]));
  }
});

describe.each(Object.keys(recordedDialects))('the hubs in the dialect %s', (dialect) => {
  const all = (): HubMessage[] => made.tours[dialect]?.hubMessages ?? [];

  test('send only messages that the document allows', () => {
    const wrong = all().flatMap(({ hub, payload }) => {
      const problem = problemOf(hub, payload);
      return problem === undefined ? [] : [`${problem} ${JSON.stringify(payload).slice(0, 300)}`];
    });
    expect(wrong).toEqual([]);
    const targets = new Set(all().map(({ payload }) => (isPlainObject(payload) ? payload['target'] : '')));
    expect(targets).toEqual(new Set(Object.values(hubTargets).flat()));
  });
});

const isAllowed = (name: string, value: unknown): boolean => ajv.validate(`hubs#/components/schemas/${name}`, value);

const decoders = { EventUpdate: decodeEventUpdate, ScoreMessage: decodeScoreUpdate };

test.each(Object.entries(decoders))('every %s that its schema allows is read', (name, decode) => {
  const isRead = (value: unknown): boolean => {
    let count = 0;
    return decode(value, () => void (count += 1)) !== null && count === 0;
  };
  const values = fc.sample(valuesOf(made.model.schemas[name] ?? {}, made.model.schemas), { numRuns: 300, seed: 44 });
  const allowed = values.filter((value) => isAllowed(name, value));
  const changed = allowed.slice(0, 10).flatMap((value) => changesOf(value).map((change) => change.value));
  const all = [...allowed, ...changed.filter((value) => isAllowed(name, value))];
  expect(all.length).toBeGreaterThan(100);
  const unread = all.filter((value) => !isRead(value)).map((value) => JSON.stringify(value));
  expect(unread.slice(0, 5)).toEqual([]);
});
