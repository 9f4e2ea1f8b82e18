/**
 * Optional parts an operator may configure: a tag manager, a live chat, a bot check, error reports, measures, push. All
 * are configured in `/environment.json`; a part missing there is not loaded, and the CSP does not allow it.
 */
import { type Infer, defaulted, nonempty, string, type as shape } from 'superstruct';
import { listOf, oneOf, fieldOr, numericOr, textOr, optionalField } from './services/fields.ts';

/** An address, absolute or relative to the page's origin. */
const address = nonempty(string());

/** The script of a tag manager. It reads `dataLayer` and is loaded only with the visitor's consent. */
const container = shape({
  script: address,
  /** Origins the script loads from and reports to, besides its own. */
  hosts: defaulted(listOf(string()), []),
  /** Names of the Trusted Types policies the script creates. */
  policies: defaulted(listOf(string()), []),
});

/** The page of a chat, shown in a frame: none of its code runs in the product's own page. */
const chat = shape({ page: address, key: defaulted(textOr(''), '') });

const botCheck = shape({
  kind: oneOf(['turnstile', 'recaptcha'], 'turnstile'),
  /** The site key, which is public. */
  key: nonempty(string()),
  /** Address of the script; '' for the provider's own. */
  script: defaulted(textOr(''), ''),
});

/** Sentry's DSN; a `tunnel` address, when set, receives the envelopes in place of the DSN's address. */
const errorReports = shape({ dsn: nonempty(string()), tunnel: defaulted(textOr(''), '') });

/** Receiver of measures (docs/wire/measures.md), and the share of the browsers that send them. */
const measures = shape({
  endpoint: address,
  /** 0 to 1; all browsers when it is unreadable. */
  sample: defaulted(numericOr(1), 1),
});

/** News while the product is closed (`push.ts`). */
const push = shape({
  /** The sender's public VAPID key: an uncompressed point of P-256, base64url. */
  key: nonempty(string()),
  /** Subscriptions are posted to this address, and deleted from it. */
  subscribe: address,
});

/**
 * The shapes one by one, for code that writes the configuration. Code that reads it accepts every readable part and
 * ignores the rest.
 */
export const operatorParts = { container, chat, botCheck, errorReports, measures, push };

export const operatorShape = shape({
  container: optionalField(container),
  chat: optionalField(chat),
  botCheck: optionalField(botCheck),
  errorReports: optionalField(errorReports),
  measures: optionalField(measures),
  push: optionalField(push),
  /** Hosts of match videos: playlists, segments, and pages of the broadcaster. */
  videos: defaulted(listOf(string()), []),
  /** Absolute address of a match tracker shown in a frame, on another host; `{id}` is replaced with the match's id. */
  tracker: defaulted(textOr(''), ''),
});

export type TagManager = Infer<typeof container>;
export type ChatProvider = Infer<typeof chat>;
export type BotCheck = Infer<typeof botCheck>;
export type ErrorReports = Infer<typeof errorReports>;
export type MeasuresReceiver = Infer<typeof measures>;
export type PushService = Infer<typeof push>;

/** The operator's configuration, decoded. Null parts are not configured. */
export interface Operator {
  container: TagManager | null;
  chat: ChatProvider | null;
  botCheck: BotCheck | null;
  errorReports: ErrorReports | null;
  measures: MeasuresReceiver | null;
  push: PushService | null;
  videos: string[];
  tracker: string;
}

/** The operator's part of `/environment.json` as written; unconfigured parts are absent. */
export interface OperatorFile {
  container?: Partial<TagManager> & Pick<TagManager, 'script'>;
  chat?: Partial<ChatProvider> & Pick<ChatProvider, 'page'>;
  botCheck?: Partial<BotCheck> & Pick<BotCheck, 'key'>;
  errorReports?: Partial<ErrorReports> & Pick<ErrorReports, 'dsn'>;
  measures?: Partial<MeasuresReceiver> & Pick<MeasuresReceiver, 'endpoint'>;
  push?: PushService;
  videos?: string[];
  tracker?: string;
  framedBy?: FramedByFile;
}

/**
 * Sites whose pages may show the product in a frame: a match's widget, or all of it. Used only for response headers of
 * servers.
 */
export interface FramedByFile {
  widget?: string[];
  product?: string[];
}

/**
 * Decodes the operator's parts of `/environment.json`. An unreadable part counts as not configured and does not affect
 * the others.
 */
export function readOperator(environment: unknown): Operator {
  const read = readable(environment);
  const { container = null, chat = null, botCheck = null, errorReports = null, measures = null, push = null } = read;
  return { ...read, container, chat, botCheck, errorReports, measures, push };
}

const readable = (environment: unknown): Infer<typeof operatorShape> =>
  fieldOr(operatorShape, nothing).create(environment);

const nothing: Infer<typeof operatorShape> = { videos: [], tracker: '' };

/** Scripts, frames and policies that the provider of a bot check needs, according to its public documentation. */
interface BotCheckNeeds {
  script: string;
  /** Origins of further scripts. */
  hosts: readonly string[];
  /** Origins of further frames. */
  frames: readonly string[];
  /** Names of the Trusted Types policies the script creates. */
  policies: readonly string[];
}

export function botCheckNeeds({ kind, key, script }: BotCheck): BotCheckNeeds {
  const none = { hosts: [], frames: [], policies: [] };
  if (script !== '') return { ...none, script };
  if (kind === 'turnstile') {
    return { ...none, script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit' };
  }
  return {
    // reCAPTCHA uses Trusted Types only with this parameter.
    script: `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}&trustedtypes=true`,
    hosts: ['https://www.gstatic.com'],
    frames: ['https://recaptcha.google.com'],
    policies: ['goog#html', 'recaptcha'],
  };
}
