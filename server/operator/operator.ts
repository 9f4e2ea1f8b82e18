/** What stands in for the operator's providers: a tag manager, a chat, a bot check and a place for error reports. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { operatorPaths } from './addresses.ts';
import { BotChecks, guardCalls } from './bot-check.ts';
import { chatPage, chatScript, replyTo } from './chat.ts';
import { checkScript, containerScript } from './scripts.ts';

export class OperatorDesk {
  readonly checks: BotChecks;
  /** What the tag manager was told, oldest first. */
  collected: unknown[] = [];
  /** Envelopes as they came. */
  envelopes: string[] = [];
  /** What the chat was told of a player, and what was written in it. */
  chats: { player: unknown; messages: string[] }[] = [];

  constructor(now: () => number) {
    this.checks = new BotChecks(now);
  }

  reset(): void {
    this.checks.reset();
    this.collected = [];
    this.envelopes = [];
    this.chats = [];
  }
}

export function serveOperator(app: FastifyInstance, desk: OperatorDesk): void {
  guardCalls(app, desk.checks);
  app.get(operatorPaths.container, (_request, reply) => script(reply, containerScript));
  app.get(operatorPaths.check, (_request, reply) => script(reply, checkScript));
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
  app.post(operatorPaths.checkToken, (_request, reply) => shared(reply).send({ token: desk.checks.issue() }));
  app.post(operatorPaths.errors, (request, reply) => {
    desk.envelopes.push(String(request.body));
    return shared(reply).send({});
  });
  app.post<{ Body: { player?: unknown; text?: string } }>(operatorPaths.chatMessages, (request) => {
    const { player, text } = request.body;
    if (player !== undefined) desk.chats.push({ player, messages: [] });
    if (text !== undefined) desk.chats.at(-1)?.messages.push(text);
    return { reply: replyTo(text) };
  });
}

function script(reply: FastifyReply, text: string): FastifyReply {
  return shared(reply).header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(text);
}

/** The product may be of another origin. */
const shared = (reply: FastifyReply): FastifyReply => reply.header('access-control-allow-origin', '*');
