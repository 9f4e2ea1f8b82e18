/**
 * Finds the parts of an `environment.json` that no reader uses or that the content policy leaves out. The product's
 * readers skip such parts silently; the writer of the server's files reports each by its name.
 */
import {
  type DelaysSetting,
  type NumericSetting,
  isDelaysSetting,
  isWithinBounds,
  timingSettings,
} from '../src/contract/timing-settings.ts';
import { serviceAreas } from '../src/contract/environment.ts';
import { operatorParts, operatorShape } from '../src/contract/operator.ts';
import { withScheme, isPolicyName, origins } from './content-policy.ts';
import { environmentShape } from './environment-shape.ts';
import { frameableParts } from './framing-sites.ts';

/**
 * @param environment a value that `environmentShape` accepts
 * @param host name of the product
 */
export function lintEnvironment(environment: unknown, host: string): string[] {
  const told = fieldsOf(environment);
  const of = (part: string): Fields => fieldsOf(told[part]);
  return [
    ...unknownKeys('', told, [...Object.keys({ ...environmentShape.schema, ...operatorShape.schema }), 'framedBy']),
    ...unknownKeys('services.', of('services'), serviceAreas),
    ...ofFigures('timing', told['timing'], timingSettings),
    ...Object.entries(operatorParts).flatMap(([name, part]) => ofPart(name, told[name], part)),
    ...Object.entries(of('services')).flatMap(([area, base]) => ofAddress(`services.${area}`, base)),
    ...Object.entries(of('hubs')).flatMap(([hub, address]) => ofAddress(`hubs.${hub}`, address, SOCKET)),
    ...ofAddress('container.script', of('container')['script']),
    ...ofFrame('chat.page', of('chat')['page'], host),
    ...ofAddress('botCheck.script', of('botCheck')['script'] || null),
    ...ofAddress('errorReports.tunnel', of('errorReports')['tunnel'] || null),
    ...ofAddress('measures.endpoint', of('measures')['endpoint']),
    ...ofShare('measures.sample', of('measures')['sample']),
    ...ofAddress('push.subscribe', of('push')['subscribe']),
    ...ofPushKey(of('push')['key']),
    ...ofFrame('tracker', told['tracker'] || null, host),
    ...ofList('images', told['images'], isHostName, HOST),
    ...ofList('videos', told['videos'], isHostName, HOST),
    ...ofList('container.hosts', of('container')['hosts'], isHostName, HOST),
    ...ofList('container.policies', of('container')['policies'], isPolicyName, 'is no name of a Trusted Types policy'),
    ...unknownKeys('framedBy.', of('framedBy'), frameableParts),
    ...frameableParts.flatMap((kind) => ofList(`framedBy.${kind}`, of('framedBy')[kind], isSite, SITE)),
    ...ofKind(of('botCheck')['kind']),
    ...ofDsn(of('errorReports')['dsn']),
  ];
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** False for null and absent values, which are left out on purpose. */
const isTold = (value: unknown): boolean => value !== undefined && value !== null;

function unknownKeys(before: string, fields: Fields, known: readonly string[]): string[] {
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) => `${before}${name} is read by nobody; there can be ${known.join(', ')}`);
}

type Part = (typeof operatorParts)[keyof typeof operatorParts];

function ofPart(name: string, told: unknown, part: Part): string[] {
  if (!isTold(told)) return [];
  const [unreadable] = part.validate(told, { coerce: true });
  return [
    ...(unreadable === undefined ? [] : [`${name} cannot be read, and would be left out: ${unreadable.message}`]),
    ...unknownKeys(`${name}.`, fieldsOf(told), Object.keys(part.schema)),
  ];
}

function ofFigures(part: string, told: unknown, figures: Record<string, NumericSetting | DelaysSetting>): string[] {
  const fields = fieldsOf(told);
  return [
    ...unknownKeys(`${part}.`, fields, Object.keys(figures)),
    ...Object.entries(figures)
      .filter(([name, figure]) => name in fields && !isWithinBounds(figure, fields[name]))
      .map(([name, figure]) => `${part}.${name}: ${said(fields[name])} ${boundsOf(figure)}`),
  ];
}

function boundsOf(figure: NumericSetting | DelaysSetting): string {
  const range = `from ${figure.least} to ${figure.most}`;
  return isDelaysSetting(figure) ? `is no list of numbers ${range}, the first from 0` : `is no number ${range}`;
}

/** The fault of an address that is neither whole (with its scheme) nor a path of the product's own name. */
function ofAddress(name: string, told: unknown, scheme = /^https?:/i): string[] {
  if (!isTold(told)) return [];
  const fits = typeof told === 'string' && (isOwnPath(told) || (scheme.test(told) && isOfOneHost(told)));
  return fits ? [] : [`${name}: ${said(told)} is no whole address (https://…), and no path that begins with one slash`];
}

const SOCKET = /^(https?|wss?):/i;
const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
/** True for an address of every subdomain, as in "https://*.example". */
const isOfManyHosts = (address: string): boolean => /\/\/\*/.test(address);
const isOfOneHost = (address: string): boolean => !isOfManyHosts(address) && origins([address]).length === 1;

function ofList(name: string, told: unknown, fits: (entry: string) => boolean, fault: string): string[] {
  if (!isTold(told)) return [];
  if (!Array.isArray(told)) return [`${name} is no list: ${said(told)}`];
  return told
    .filter((entry) => typeof entry !== 'string' || !fits(entry))
    .map((entry) => `${name}: ${said(entry)} ${fault}`);
}

/**
 * The fault of a framed page's address, which must be on another name than the product's: on the product's own name its
 * sandbox would protect nothing, because the page could read the token cookies and remove the sandbox from its frame.
 */
function ofFrame(name: string, told: unknown, host: string): string[] {
  if (!isTold(told)) return [];
  const [origin] = typeof told === 'string' && !isOfManyHosts(told) ? origins([told]) : [];
  if (origin !== undefined && new URL(origin).hostname !== host) return [];
  return [`${name}: ${said(told)} is no whole address (https://…) on another name than the product's`];
}

/** True for a site in the form of a policy: with its scheme and without a path. */
const isSite = (entry: string): boolean => origins([entry])[0] === entry;
const SITE = 'is no site, such as https://site.example, without a path';

const HOST = 'is no host, such as https://cdn.example, cdn.example or *.cdn.example';

/** True for a host name. A bare scheme ("data:") would be read as a host of that name, so it is refused. */
const isHostName = (entry: string): boolean => !entry.endsWith(':') && origins([withScheme(entry)]).length === 1;

function ofKind(told: unknown): string[] {
  const { kind } = operatorParts.botCheck.schema;
  if (!isTold(told) || (typeof told === 'string' && kind.is(told.trim().toLowerCase()))) return [];
  return [`botCheck.kind: ${said(told)} is neither turnstile nor recaptcha`];
}

/** The fault of a VAPID key that browsers refuse: 65 bytes in base64url, of which the first is 4. */
function ofPushKey(told: unknown): string[] {
  if (typeof told !== 'string' || /^B[\w-]{86}$/.test(told)) return [];
  return [`push.key: ${said(told)} is no public VAPID key, 87 letters that begin with B`];
}

/** The fault of a share of browsers: 0.05 is one in twenty. */
function ofShare(name: string, told: unknown): string[] {
  if (!isTold(told) || (typeof told === 'number' && told > 0 && told <= 1)) return [];
  return [`${name}: ${said(told)} is no number above 0, up to 1`];
}

/**
 * The fault of a DSN that Sentry's own reader would not accept; it sends nothing then. `ofPart` reports an absent one.
 */
function ofDsn(told: unknown): string[] {
  if (typeof told !== 'string' || (DSN.test(told) && isOfOneHost(told))) return [];
  return [`errorReports.dsn: ${said(told)} is no DSN, such as https://key@errors.example/4`];
}

const DSN = /^https?:\/\/\w+(:\w*)?@[\w.:[\]-]+\/.+/;

const said = (value: unknown): string => JSON.stringify(value);
