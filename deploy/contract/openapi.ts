/** The OpenAPI document of every service call, from the rows of the contract. */
import { type NumericSetting, type DelaysSetting } from '../../src/contract/timing-settings.ts';
import type { ContractModel, DescribedCall } from './contract-model.ts';
import { envelopeSchemas } from './envelopes.ts';
import { type Examples, headerParameters, operation, pathOf } from './operations.ts';
import { pushPathItem, pushWebhook } from './push.ts';
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
  const answered = reachable({ ...schemas, ...envelopeSchemas(schemas['Envelope'] ?? {}) }, [paths, REFUSED]);
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'Tribün: the services of an operator', version: '1', description: introduction },
    paths,
    webhooks: { push: pushWebhook(described) },
    components: {
      schemas: answered,
      // Below no service: the whole address is in `environment.json`.
      pathItems: { pushSubscription: pushPathItem(described) },
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
    'x-passages': model.passages.lookUp(
      JSON.stringify([paths, answered, headerParameters, introduction, pushPathItem(described)]),
    ),
  };
}

const introduction = [
  'Every call that the product makes, derived from `src/contract`: what it sends, and every answer that its decoders accept.',
  '`environment.json` of the product names the base address of each area and both hubs: `{"services": {"sportsbook": "https://api.example", …}, "hubs": {"lite": "https://hubs.example/…", "score": "https://hubs.example/…"}}`. An area that it does not name is not offered.',
  'A field that is not required may be absent. One that is absent, or of another form, has its `default`; a field with `x-unreadable` is refused in another form, and with it the row or the answer.',
  'A row of a list that cannot be read is left out. Unknown fields are ignored.',
  'Examples are recorded, each list cut to its first row; a field that is not in the schema is not read.',
  'Envelope, codes and HTTP status of refusals, empty answers, units of times: wire-envelope-1 to wire-envelope-13. Markets, odds, statuses: wire-event-1 to wire-event-6, wire-market-1 to wire-market-8, wire-types-1. Versions of events and markets, which a hub and a list share: wire-hub-7, wire-hub-8. Sports: sport-1.',
  'Services on another name than the product answer its origin with `Access-Control-Allow-Origin`, also to the preflight of every call (`OPTIONS`, without a token), which names the headers below; `Access-Control-Expose-Headers: Retry-After`. A request has no cookies. Answers need no `Cache-Control`: the product keeps them itself.',
  'Push is no service: `components.pathItems.pushSubscription` is asked at the address that `push.subscribe` of `environment.json` names, and `webhooks.push` is what the operator sends to a subscription (wire-push-1 to wire-push-3).',
  'Extensions: `x-call` (kind, asker, deadline; `cached` on the device: `no`; `live` where the network does not answer in time; `steady`, used for `freshSeconds` before it is asked for again; `member`, for the signed-in player alone), `x-error-codes` (codes of refusals), `x-assumption` and `x-source` (numbers of passages whose text is in `x-passages`, with the rules that they cite), `x-timing` (how often the product asks).',
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
