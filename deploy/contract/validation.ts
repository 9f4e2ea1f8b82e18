/** Checks answers and requests against the OpenAPI document of the contract. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { pathOf } from './operations.ts';

/** A request as it is sent. */
export interface SentRequest {
  query: Record<string, string>;
  /** Values by name in lower case. */
  headers: Record<string, string | undefined>;
  body?: unknown;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
}

interface Operation {
  parameters: Parameter[];
  requestBody?: object;
}

type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, object> };
};

export class ContractValidator {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #document: Document;

  /** @param document the OpenAPI document, parsed */
  constructor(document: object) {
    this.#document = document as Document;
    this.#ajv.addSchema(document, 'contract');
  }

  /** Describes what is wrong with an answer at a success; undefined when it fits. Refusals fit everywhere. */
  answer(call: ServiceCall, answer: unknown): string | undefined {
    return this.#problem([...place(call), 'responses', '200', 'content', 'application/json', 'schema'], answer);
  }

  /** Describes what is wrong with a refusal at another status. */
  refusal(answer: unknown): string | undefined {
    return this.#problem(['components', 'schemas', 'Refusal'], answer);
  }

  /** Describes the first part of a request that the document does not have. */
  request(call: ServiceCall, { query, headers, body }: SentRequest): string | undefined {
    const [, path = '', method = ''] = place(call);
    const operation = this.#document.paths[path]?.[method];
    if (operation === undefined) return `the document has no ${method} ${path}`;
    const parameters = operation.parameters.map((each) => this.#parameter(each));
    const found = (each: Parameter): unknown =>
      each.in === 'query' ? query[each.name] : headers[each.name.toLowerCase()];
    const sent = parameters.flatMap((each, index) => {
      if (each.in === 'path') return [];
      const value = found(each);
      if (value === undefined) return each.required === true ? [`${each.in} ${each.name} is missing`] : [];
      const reference = operation.parameters[index]?.$ref;
      const schema =
        reference === undefined
          ? [...place(call), 'parameters', String(index), 'schema']
          : ['components', 'parameters', each.name, 'schema'];
      const problem = this.#problem(schema, value);
      return problem === undefined ? [] : [`${each.in} ${each.name}: ${problem}`];
    });
    const known = parameters.flatMap((each) => (each.in === 'query' ? [each.name] : []));
    const unknown = Object.keys(query).filter((name) => !known.includes(name));
    return sent[0] ?? (unknown.length > 0 ? `unknown query ${unknown.join(', ')}` : this.#body(call, operation, body));
  }

  /** True when the document has a schema of this name. */
  has(name: string): boolean {
    return this.#document.components.schemas[name] !== undefined;
  }

  /** Describes what is wrong with a value by a named schema. */
  named(name: string, value: unknown): string | undefined {
    return this.#problem(['components', 'schemas', name], value);
  }

  #body(call: ServiceCall, { requestBody }: Operation, body: unknown): string | undefined {
    if (requestBody === undefined) return body === undefined ? undefined : 'this call has no body';
    return this.#problem([...place(call), 'requestBody', 'content', 'application/json', 'schema'], body);
  }

  #parameter(parameter: Parameter): Parameter {
    const name = parameter.$ref?.split('/').at(-1);
    return (name === undefined ? undefined : this.#document.components.parameters[name]) ?? parameter;
  }

  #problem(path: readonly string[], value: unknown): string | undefined {
    const pointer = path.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = this.#ajv.getSchema(`contract#/${pointer}`);
    if (validate === undefined) throw new Error(`The document has no ${path.join(' ')}.`);
    return validate(value) === true ? undefined : this.#ajv.errorsText(validate.errors);
  }
}

const place = (call: ServiceCall): string[] => ['paths', pathOf(call), call.method.toLowerCase()];
