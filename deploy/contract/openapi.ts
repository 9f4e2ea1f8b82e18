/** The OpenAPI document of every service call, from the rows of the contract. */
import { type NumericSetting, type DelaysSetting } from '../../src/contract/timing-settings.ts';
import type { ContractModel, DescribedCall } from './contract-model.ts';
import { envelopeSchemas } from './envelopes.ts';
import { type Examples, headerParameters, operation, pathOf } from './operations.ts';
import { reachable, referTo } from './schema.ts';

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, object>; [kind: string]: unknown };
  [part: string]: unknown;
}

const REFUSED = { content: { 'application/json': { schema: referTo('Refusal') } } };

/** @param bases base address of an area where `environment.json` names none */
export function openApiDocument(
  model: ContractModel,
  examples: Examples,
  bases: (area: string) => string,
): OpenApiDocument {
  const { calls, schemas, described } = model;
  const addresses = grouped(calls, ({ call }) => pathOf(call));
  const paths = Object.fromEntries([...addresses].map(([path, all]) => [path, pathItem(all, model, examples, bases)]));
  const named = { ...schemas, ...envelopeSchemas(schemas['Envelope'] ?? {}) };
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'Tribün: the services of an operator', version: '1', description: introduction },
    paths,
    components: {
      schemas: reachable(named, [paths, REFUSED]),
      parameters: headerParameters,
      responses: {
        Refused: { description: 'A refusal; its envelope is read at any HTTP status (wire-envelope-3).', ...REFUSED },
        NoSession: {
          description: 'The access token is unknown or expired; the product renews it and repeats.',
          ...REFUSED,
        },
      },
      securitySchemes: { member: { type: 'http', scheme: 'bearer', description: 'Access token of a session.' } },
    },
    tags: Object.keys(described.callsByArea).map((name) => ({
      name,
      description: `\`services.${name}\` of \`environment.json\`.`,
    })),
    'x-timing': timingOf(model),
    'x-passages': passagesOf(model),
  };
}

const introduction = [
  'Every call that the product makes, derived from `src/contract`: what it sends, and every answer that its decoders accept.',
  'A field that is not required may be absent. One that is absent, or of another form, has its `default`; a field with `x-unreadable` is refused in another form, and with it the row or the answer.',
  'A row of a list that cannot be read is left out. Unknown fields are ignored.',
  'Extensions: `x-call` (kind, asker, deadline, caching), `x-error-codes` (codes of refusals), `x-assumption` and `x-source` (numbers of passages whose text is in `x-passages`), `x-timing` (how often the product asks).',
].join('\n\n');

function pathItem(
  all: readonly DescribedCall[],
  { described }: ContractModel,
  examples: Examples,
  bases: (area: string) => string,
): Record<string, object> {
  const areas = new Set(all.map(({ call }) => call.area));
  const [area = ''] = areas;
  if (areas.size > 1) throw new Error(`The areas ${[...areas].join(', ')} share an address.`);
  const methods = grouped(all, ({ call }) => call.method.toLowerCase());
  const description = `\`services.${area}\` of \`environment.json\`.`;
  return {
    servers: [{ url: `{${area}}`, variables: { [area]: { default: bases(area), description } } }],
    ...Object.fromEntries([...methods].map(([method, shared]) => [method, operation(shared, described, examples)])),
  };
}

/** Figures of `environment.json` with their bounds. */
export function timingOf(
  { described: { timingSettings, NOTE } }: Pick<ContractModel, 'described'>,
  isNamed: (name: string) => boolean = () => true,
): object {
  const settings = Object.entries<NumericSetting | DelaysSetting>(timingSettings).filter(([name]) => isNamed(name));
  const entries = settings.map(([name, setting]) => {
    const { [NOTE]: description = '' } = setting as unknown as Record<symbol, string | undefined>;
    const { usual, least, most } = setting;
    return [name, { description, usual, least, most }];
  });
  return Object.fromEntries(entries) as object;
}

function grouped<Value>(all: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

/** The text of every passage that the document names by its number. */
function passagesOf({ calls, schemas, passages }: ContractModel): Record<string, string> {
  const text = JSON.stringify([calls.map(({ assumptions, sources, note }) => [assumptions, sources, note]), schemas]);
  return Object.fromEntries(passages.cited(text).map((id) => [id, passages.text(id)]));
}
