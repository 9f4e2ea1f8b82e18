/**
 * What an operator may stand beside the product: measuring, a live chat, a bot check, a place for error reports. All of
 * it is optional and says so in `/environment.json`; what is not told there is not loaded, and not allowed to load.
 */
import { type Infer, defaulted, nonempty, string, type as shape } from 'superstruct';
import { listOf, oneOf, or, textOr, told } from './services/fields.ts';

/** An address, absolute or relative to the page's origin. */
const address = nonempty(string());

/** The script of a tag manager. It reads `dataLayer`, and is loaded with the visitor's consent alone. */
const container = shape({
  script: address,
  /** Origins it loads from and reports to, beside its own. */
  hosts: defaulted(listOf(string()), []),
  /** Names of the Trusted Types policies it makes. */
  policies: defaulted(listOf(string()), []),
});

/** The page of a chat, which stands in a frame: nothing of it runs in ours. */
const chat = shape({ page: address, key: defaulted(textOr(''), '') });

const botCheck = shape({
  kind: oneOf(['turnstile', 'recaptcha'], 'turnstile'),
  /** Public. */
  key: nonempty(string()),
  /** The provider's own where nothing is said. */
  script: defaulted(textOr(''), ''),
});

/** Where Sentry's envelopes go; `tunnel` takes the place of the address in the DSN. */
const errorReports = shape({ dsn: nonempty(string()), tunnel: defaulted(textOr(''), '') });

/** Each by itself, for whoever writes what the product reads: its readers take what they can, and go on without the rest. */
export const operatorParts = { container, chat, botCheck, errorReports };

export const operatorShape = shape({
  container: told(container),
  chat: told(chat),
  botCheck: told(botCheck),
  errorReports: told(errorReports),
  /** Hosts of a match's video: playlists, their parts, pages of who films. */
  videos: defaulted(listOf(string()), []),
  /** Whole address of a match tracker for a frame, on another name; `{id}` stands for the match. */
  tracker: defaulted(textOr(''), ''),
});

export type Container = Infer<typeof container>;
export type ChatProvider = Infer<typeof chat>;
export type BotCheck = Infer<typeof botCheck>;
export type ErrorReports = Infer<typeof errorReports>;

/** Null: not configured. */
export interface Operator {
  container: Container | null;
  chat: ChatProvider | null;
  botCheck: BotCheck | null;
  errorReports: ErrorReports | null;
  videos: string[];
  tracker: string;
}

/** As `/environment.json` may tell it: what an operator leaves out is absent. */
export interface OperatorTold {
  container?: Partial<Container> & Pick<Container, 'script'>;
  chat?: Partial<ChatProvider> & Pick<ChatProvider, 'page'>;
  botCheck?: Partial<BotCheck> & Pick<BotCheck, 'key'>;
  errorReports?: Partial<ErrorReports> & Pick<ErrorReports, 'dsn'>;
  videos?: string[];
  tracker?: string;
  framedBy?: FramedByTold;
}

/** Sites whose pages may show the product in a frame: a match's widget, or all of it. For the headers of servers alone. */
export interface FramedByTold {
  widget?: string[];
  product?: string[];
}

/** Of the whole answer; a part that cannot be read is not configured, and takes nothing else along. */
export function operatorOf(environment: unknown): Operator {
  const { container = null, chat = null, botCheck = null, errorReports = null, ...rest } = readable(environment);
  return { container, chat, botCheck, errorReports, ...rest };
}

const readable = (environment: unknown): Infer<typeof operatorShape> => or(operatorShape, nothing).create(environment);

const nothing: Infer<typeof operatorShape> = { videos: [], tracker: '' };

/** What the provider of a check needs, as its published papers say. */
export interface BotCheckNeeds {
  script: string;
  /** Origins of its scripts beside that one. */
  hosts: readonly string[];
  /** Origins of its frames beside those. */
  frames: readonly string[];
  /** Names of the Trusted Types policies it makes. */
  policies: readonly string[];
}

export function botCheckNeeds({ kind, key, script }: BotCheck): BotCheckNeeds {
  const none = { hosts: [], frames: [], policies: [] };
  if (script !== '') return { ...none, script };
  if (kind === 'turnstile') {
    return { ...none, script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit' };
  }
  return {
    // Only when asked for it does it keep to Trusted Types.
    script: `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}&trustedtypes=true`,
    hosts: ['https://www.gstatic.com'],
    frames: ['https://recaptcha.google.com'],
    policies: ['goog#html', 'recaptcha'],
  };
}
