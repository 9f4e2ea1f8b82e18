/** The OpenAPI document of the contract: valid, up to date, and true of every answer of the stand-in. */
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { ContractValidator } from '../../../../deploy/contract/validation.ts';
import { type ContractDocuments, contractDocuments, yamlOf } from '../../../../server/contract/documents.ts';
import { recordedDialects } from '../../../../server/contract/examples.ts';
import type { Recorded } from '../../../../server/contract/recording.ts';
import { isPlainObject } from '../../../../src/lib/guards.ts';
import { allCalls } from '../../../../src/contract/services/calls.ts';

/**
 * Answers of the second dialect with a value that the product reads as absent, and that no document should offer: an unknown
 * word where an object belongs (the type of a moment), and an unknown key in a map.
 */
const ignoredForms = ['getEventCommentary', 'getAppConfig'];

let made: ContractDocuments;
let validator: ContractValidator;
beforeAll(async () => {
  made = await contractDocuments();
  validator = new ContractValidator(made.documents['openapi.yaml'] ?? {});
}, 60_000);

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone({ ...made.documents['openapi.yaml'] }));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test.each(['openapi.yaml', 'asyncapi.yaml'])(
  '%s is the copy in docs/contract: after a change of the contract, `npm run contract` writes it',
  (file) => {
    const copy = readFileSync(new URL(`../../../../docs/contract/${file}`, import.meta.url), 'utf8');
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
      const { query = {}, body } = each.input as { query?: Record<string, string>; body?: unknown };
      return told(each, validator.request(each.call, { query, headers: each.headers, body }));
    });
    expect(wrong).toEqual([]);
  });
});
