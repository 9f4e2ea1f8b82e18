/** The committed OpenAPI and AsyncAPI documents, as a conformance run uses them. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { HubName } from '../../src/contract/hub/wire.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { pathOf } from '../contract/operations.ts';
import { type Schema, COMPONENTS } from '../contract/schema.ts';
import { ContractValidator } from '../contract/validation.ts';

interface Operation {
  'x-error-codes'?: Record<string, string>;
  responses: {
    '200': { content: { 'application/json': { schema: Schema; examples?: { documented?: { value: unknown } } } } };
  };
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export class ContractDocument {
  readonly validator: ContractValidator;
  readonly #openapi: OpenApi;
  readonly #hubs = new Ajv({ strict: false, validateFormats: false });

  constructor() {
    const openapi = read('openapi.yaml');
    this.validator = new ContractValidator(openapi);
    this.#openapi = openapi as OpenApi;
    this.#hubs.addSchema(read('asyncapi.yaml'), 'hubs');
  }

  /** Schema of a call's whole response. */
  schema(call: ServiceCall): Schema {
    return this.#operation(call)?.responses['200'].content['application/json'].schema ?? {};
  }

  /** A response in the documented form, with one row of each list. */
  example(call: ServiceCall): unknown {
    return this.#operation(call)?.responses['200'].content['application/json'].examples?.documented?.value;
  }

  /** Codes of a call's refusals with their meanings. */
  errorCodes(call: ServiceCall): Record<string, string> {
    return this.#operation(call)?.['x-error-codes'] ?? {};
  }

  /** The schema a reference names. */
  resolve(schema: Schema): Schema {
    const { $ref } = schema;
    return $ref === undefined ? schema : (this.#openapi.components.schemas[$ref.slice(COMPONENTS.length)] ?? {});
  }

  /** Describes what is wrong with an invocation of a hub; undefined when it fits. */
  hubProblem(hub: HubName, target: string, payload: unknown): string | undefined {
    const validate = this.#hubs.getSchema(`hubs#/channels/${hub}/messages/${target}/payload`);
    if (validate === undefined || validate(payload) === true) return undefined;
    return deepest(this.#hubs.errorsText(validate.errors, { separator: SEPARATOR }));
  }

  #operation(call: ServiceCall): Operation | undefined {
    return this.#openapi.paths[pathOf(call)]?.[call.method.toLowerCase()];
  }
}

const SEPARATOR = ', data';

/** The error about the most deeply nested value, because those above it only say that no alternative fits. */
export function deepest(problems: string): string {
  const each = problems.split(SEPARATOR).map((problem) => problem.replace(/^data/, ''));
  const depth = (problem: string): number => problem.split(' ', 1)[0]?.split('/').length ?? 0;
  return each.toSorted((one, other) => depth(other) - depth(one))[0]?.slice(0, 200) ?? '';
}

function read(file: string): object {
  return parse(readFileSync(new URL(`../../docs/contract/${file}`, import.meta.url), 'utf8')) as object;
}
