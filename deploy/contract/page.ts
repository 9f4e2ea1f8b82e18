/** A readable page of both documents of the contract: static HTML without scripts, styles of its own, no server. */
import { type Schema, COMPONENTS } from './schema.ts';

type Part = Record<string, unknown>;

interface Operation extends Part {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { $ref?: string; name: string; in: string; required?: boolean; schema?: Schema; description?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  security?: unknown;
}

type Content = Record<string, { schema: Schema; examples?: Record<string, { summary: string; value: unknown }> }>;

interface OpenApi {
  info: { title: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  'x-passages': Record<string, string>;
  'x-timing': Record<string, Part>;
}

interface AsyncApi {
  info: { title: string; description: string };
  channels: Record<
    string,
    { messages: Record<string, { summary: string; payload: Schema; examples?: { name: string; payload: unknown }[] }> }
  >;
  components: { schemas: Record<string, Schema> };
  'x-passages': Record<string, string>;
}

const JSON_TYPE = 'application/json';

export function contractPage(openapi: object, asyncapi: object): string {
  const services = openapi as OpenApi;
  const hubs = asyncapi as AsyncApi;
  const operations = Object.entries(services.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'servers')
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const listed = (area: string): string =>
    operations
      .filter(({ operation }) => operation.tags[0] === area)
      .map(({ path, method, operation }) => operationHtml(path, method, operation))
      .join('');
  const schemas = { ...services.components.schemas, ...hubs.components.schemas };
  const passages = { ...services['x-passages'], ...hubs['x-passages'] };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escaped(services.info.title)}</title><style>${STYLE}</style></head><body>`,
    `<nav><a href="#services">Services</a>${areas.map((area) => `<a href="#area-${area}">${area}</a>`).join('')}`,
    '<a href="#hubs">Hubs</a><a href="#timing">Timing</a><a href="#schemas">Schemas</a><a href="#passages">Passages</a></nav>',
    `<main><h1 id="services">${escaped(services.info.title)}</h1>${prose(services.info.description)}`,
    ...areas.map((area) => `<h2 id="area-${area}">${area}</h2>${listed(area)}`),
    `<h1 id="hubs">${escaped(hubs.info.title)}</h1>${prose(hubs.info.description)}${hubsHtml(hubs)}`,
    `<h1 id="timing">Timing</h1>${timingHtml(services['x-timing'])}`,
    `<h1 id="schemas">Schemas</h1>${Object.entries(schemas).map(schemaHtml).join('')}`,
    `<h1 id="passages">Passages</h1>${Object.entries(passages).map(passageHtml).join('')}`,
    '</main></body></html>\n',
  ].join('\n');
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses, security } = operation;
  const body = requestBody?.content[JSON_TYPE];
  const answer = responses['200']?.content?.[JSON_TYPE];
  const codes = Object.entries((operation['x-error-codes'] ?? {}) as Record<string, string>);
  const rests = [...((operation['x-source'] ?? []) as string[]), ...((operation['x-assumption'] ?? []) as string[])];
  return [
    `<details id="${operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code> `,
    `<span>${operationId}${security === undefined ? '' : ' · member'}</span><br>${inline(summary)}</summary>`,
    prose(description),
    parameters.length === 0 ? '' : `<h4>Parameters</h4>${parametersHtml(parameters)}`,
    body === undefined ? '' : `<h4>Body</h4>${typeHtml(body.schema)}${examplesHtml(body.examples)}`,
    answer === undefined ? '' : `<h4>Answer</h4>${typeHtml(answer.schema)}${examplesHtml(answer.examples)}`,
    codes.length === 0
      ? ''
      : `<h4>Refusals</h4>${listHtml(codes.map(([code, words]) => `<code>${code}</code> ${inline(words)}`))}`,
    `<h4>Facts</h4><pre>${escaped(JSON.stringify(operation['x-call'], null, 1))}</pre>`,
    rests.length === 0 ? '' : `<p>Rests on ${rests.map(passageLink).join(', ')}</p>`,
    '</details>',
  ].join('');
}

function parametersHtml(parameters: Operation['parameters']): string {
  const rows = parameters.map((each) =>
    each.$ref === undefined
      ? [
          each.name,
          each.in,
          each.required === true ? 'required' : '',
          inline(each.description ?? ''),
          typeHtml(each.schema ?? {}),
        ]
      : [each.$ref.split('/').at(-1) ?? '', 'header', '', '', ''],
  );
  return tableHtml(['name', 'in', '', '', 'type'], rows);
}

function hubsHtml({ channels }: AsyncApi): string {
  return Object.entries(channels)
    .map(([hub, { messages }]) => {
      const told = Object.entries(messages).map(([name, { summary, payload, examples = [] }]) => {
        const recorded = Object.fromEntries(
          examples.map((each) => [each.name, { summary: each.name, value: each.payload }]),
        );
        return `<details id="${hub}-${name}"><summary><code>${name}</code><br>${inline(summary)}</summary>${typeHtml(payload)}${examplesHtml(recorded)}</details>`;
      });
      return `<h2>${hub}</h2>${told.join('')}`;
    })
    .join('');
}

function timingHtml(timing: Record<string, Part>): string {
  const rows = Object.entries(timing).map(([name, { description, usual, least, most }]) => [
    `<code>${name}</code>`,
    inline(String(description)),
    String(usual),
    `${String(least)} – ${String(most)}`,
  ]);
  return tableHtml(['name', '', 'usual', 'bounds'], rows);
}

const schemaHtml = ([name, schema]: [string, Schema]): string =>
  `<section id="schema-${name}"><h3>${name}</h3>${typeHtml(schema)}</section>`;

const passageHtml = ([id, text]: [string, string]): string =>
  `<section id="${id}"><h3>${id}</h3>${prose(text)}</section>`;

/** A schema: fields of an object as a table, everything else as an expression. */
function typeHtml(schema: Schema): string {
  const { description, properties, allOf = [], anyOf = [], items } = schema;
  const words = description === undefined ? '' : prose(description);
  if (properties !== undefined && Object.keys(properties).length > 0) return `${words}${fieldsHtml(schema)}`;
  const inner = [...allOf, ...anyOf, ...(items === undefined ? [] : [items])];
  if (inner.some(hasFields)) {
    const joint = allOf.length > 0 ? 'all of' : anyOf.length > 0 ? 'one of' : 'list of';
    return `${words}<p>${joint}</p>${listHtml(inner.map(typeHtml))}`;
  }
  return `${words}<code>${expression(schema)}</code>`;
}

const hasFields = (schema: Schema): boolean =>
  schema.properties !== undefined ||
  [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].some(hasFields);

function fieldsHtml({ properties = {}, required = [], allOf = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, field]) => {
    const { description = '', default: fallback } = field as Schema & { default?: unknown };
    const assumed = ((field['x-assumption'] ?? []) as string[]).map(passageLink).join(' ');
    const bare = { ...field };
    delete bare.description;
    return [
      `<code>${escaped(name)}</code>`,
      required.includes(name)
        ? 'required'
        : fallback === undefined
          ? ''
          : `default <code>${escaped(JSON.stringify(fallback))}</code>`,
      typeHtml(bare),
      `${inline(description)} ${field['x-unreadable'] === 'refused' ? 'Refused in another form.' : ''} ${assumed}`,
    ];
  });
  const demands = allOf.length === 0 ? '' : `<p>and</p><pre>${escaped(JSON.stringify(allOf))}</pre>`;
  return `${tableHtml(['field', '', 'type', ''], rows)}${demands}`;
}

function expression(schema: Schema): string {
  const {
    $ref,
    anyOf,
    allOf,
    enum: values,
    type,
    items,
    additionalProperties: entries,
    pattern,
  } = schema as Schema & {
    enum?: readonly unknown[];
    pattern?: string;
  };
  if ($ref !== undefined) {
    const name = $ref.slice(COMPONENTS.length);
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (values !== undefined) return values.map((value) => escaped(JSON.stringify(value))).join(' | ');
  if (anyOf !== undefined) return anyOf.map(expression).join(' | ');
  if (allOf !== undefined) return allOf.map(expression).join(' &amp; ');
  if (items !== undefined) return `list of (${expression(items)})${Array.isArray(type) ? ' | null' : ''}`;
  if (typeof entries === 'object') return `map of (${expression(entries)})`;
  const name = Array.isArray(type) ? type.join(' | ') : String(type ?? 'any');
  return pattern === undefined ? name : `${name} /${escaped(pattern)}/`;
}

function examplesHtml(examples: Record<string, { summary: string; value: unknown }> = {}): string {
  return Object.values(examples)
    .map(
      ({ summary, value }) =>
        `<details><summary>${inline(summary)}</summary><pre>${escaped(JSON.stringify(value, null, 1))}</pre></details>`,
    )
    .join('');
}

const tableHtml = (head: readonly string[], rows: readonly string[][]): string =>
  `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const listHtml = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const passageLink = (id: string): string => `<a href="#${id}">${id}</a>`;

const prose = (text: string): string =>
  text
    .split(/\n\n+/)
    .map((part) => (part.startsWith('|') ? `<pre>${escaped(part)}</pre>` : `<p>${inline(part)}</p>`))
    .join('');

/** Text with the two marks that the documents use: code and bold. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 11rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; }
nav a { display: block; }
main { padding: 1rem 2rem 4rem; max-width: 75rem; }
details, section { overflow-x: auto; }
details { border: 1px solid #8886; border-radius: 6px; margin: .5rem 0; padding: .4rem .8rem; }
summary span { opacity: .7; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; border-top: 1px solid #8884; padding: .2rem .5rem; }
pre { overflow: auto; background: #8881; padding: .5rem; }
code { overflow-wrap: anywhere; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; height: auto; } nav a { display: inline-block; margin-right: .8rem; } main { padding: 1rem; } }
`;
