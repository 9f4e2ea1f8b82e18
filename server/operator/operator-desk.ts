/** Stand-ins for the operator's providers: a tag manager, a chat, a bot check and an error report collector. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { operatorPaths } from './operator-addresses.ts';
import { chatPage, chatScript, chatReplyTo } from './chat.ts';
import { callsByArea } from '../../src/contract/services/calls.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { BOT_CHECK_FAILED, BOT_TOKEN_HEADER, botCheckedCalls } from '../../src/contract/services/bot-checked-calls.ts';
import { ServiceFailure } from '../http/response-envelope.ts';
import { serviceBase } from '../http/stand-in-environment.ts';
import { requestPathOf } from '../http/service-route.ts';

const GOOD_FOR_MS = 300_000;

/** `lenient` takes a call without a token, `strict` does not, `refuse` takes none at all. */
type BotCheckMode = 'lenient' | 'strict' | 'refuse';

/** The bot check behind the services: tokens are good once, for five minutes. */
class BotChecks {
  mode: BotCheckMode = 'lenient';
  /** Calls that came with a token that was good. */
  passed: string[] = [];
  readonly #now: () => number;
  #issued = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(): string {
    const token = crypto.randomUUID();
    this.#issued.set(token, this.#now());
    return token;
  }

  /** A token works once, whatever becomes of the call. */
  allowsCall(call: string, token: string | undefined): boolean {
    if (this.mode === 'refuse') return false;
    if (token === undefined) return this.mode === 'lenient';
    const issuedAt = this.#issued.get(token);
    this.#issued.delete(token);
    const good = issuedAt !== undefined && this.#now() - issuedAt <= GOOD_FOR_MS;
    if (good) this.passed.push(call);
    return good;
  }

  reset(): void {
    this.mode = 'lenient';
    this.passed = [];
    this.#issued = new Map();
  }
}

function guardCalls(app: FastifyInstance, checks: BotChecks): void {
  const guarded = new Map(botCheckedCalls.map((name) => [addressOf(name), name]));
  app.addHook('onRequest', async (request) => {
    const name = request.method === 'POST' ? guarded.get(requestPathOf(request.raw.url)) : undefined;
    if (name === undefined) return;
    const token = request.headers[BOT_TOKEN_HEADER.toLowerCase()];
    if (!checks.allowsCall(name, typeof token === 'string' ? token : undefined)) throw checkFailed();
  });
}

const checkFailed = (): ServiceFailure =>
  new ServiceFailure(BOT_CHECK_FAILED, 'BotCheckFailed', 'Güvenlik doğrulaması başarısız. Lütfen tekrar dene.');

function addressOf(name: string): string {
  const calls = Object.values(callsByArea).flatMap((area: Record<string, ServiceCall>) => Object.values(area));
  const call = calls.find((each) => each.name === name);
  if (call === undefined) throw new Error(`The contract has no call ${name}.`);
  return `${serviceBase(call.area)}/${call.path}`;
}

export class OperatorDesk {
  readonly botChecks: BotChecks;
  /** Entries received from the tag manager, oldest first. */
  collected: unknown[] = [];
  /** Error report envelopes as received. */
  envelopes: string[] = [];
  /** Players reported to the chat, each with the messages written. */
  chats: { player: unknown; messages: string[] }[] = [];

  constructor(now: () => number) {
    this.botChecks = new BotChecks(now);
  }

  reset(): void {
    this.botChecks.reset();
    this.collected = [];
    this.envelopes = [];
    this.chats = [];
  }
}

export function serveOperator(app: FastifyInstance, desk: OperatorDesk): void {
  guardCalls(app, desk.botChecks);
  app.get(operatorPaths.container, (_request, reply) => script(reply, tagManagerScript));
  app.get(operatorPaths.check, (_request, reply) => script(reply, botCheckScript));
  app.get(operatorPaths.chatScript, (_request, reply) => script(reply, chatScript));
  app.get(operatorPaths.chat, (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'",
      )
      .type('text/html; charset=utf-8')
      .send(chatPage),
  );
  app.post(operatorPaths.collect, (request, reply) => {
    desk.collected.push(JSON.parse(String(request.body)));
    return shared(reply).code(204).send();
  });
  app.post(operatorPaths.checkToken, (_request, reply) => shared(reply).send({ token: desk.botChecks.issue() }));
  app.post(operatorPaths.errors, (request, reply) => {
    desk.envelopes.push(String(request.body));
    return shared(reply).send({});
  });
  app.post<{ Body: { player?: unknown; text?: string } }>(operatorPaths.chatMessages, (request) => {
    const { player, text } = request.body;
    if (player !== undefined) desk.chats.push({ player, messages: [] });
    if (text !== undefined) desk.chats.at(-1)?.messages.push(text);
    return { reply: chatReplyTo(text) };
  });
}

function script(reply: FastifyReply, text: string): FastifyReply {
  return shared(reply).header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(text);
}

/** Allows requests from every origin, because the app may be served from another one. */
const shared = (reply: FastifyReply): FastifyReply => reply.header('access-control-allow-origin', '*');

/**
 * Tag manager in the browser: sends every entry of `dataLayer` to this server, including those pushed before it was
 * loaded. Its interface is that of the real one.
 */
const tagManagerScript = `(() => {
  const home = new URL(document.currentScript.src);
  const tell = (entry) => {
    // Commands of the consent come as arguments.
    const told = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry;
    void fetch(new URL('${operatorPaths.collect}', home), { method: 'POST', body: JSON.stringify(told), keepalive: true });
  };
  const layer = (window.dataLayer = window.dataLayer || []);
  const push = layer.push.bind(layer);
  layer.forEach(tell);
  layer.push = (...entries) => {
    entries.forEach(tell);
    return push(...entries);
  };
})();
`;

/** Bot check with Turnstile's interface that passes everybody. */
const botCheckScript = `(() => {
  const home = new URL(document.currentScript.src);
  const widgets = [];
  window.turnstile = {
    render: (place, options) => widgets.push(options) - 1 + '',
    execute: (id) => {
      const options = widgets[id];
      fetch(new URL('${operatorPaths.checkToken}', home), { method: 'POST', body: options.action || '' })
        .then((answer) => answer.json())
        .then(({ token }) => options.callback(token), () => options['error-callback']('300030'));
    },
    remove: (id) => delete widgets[id],
  };
})();
`;
