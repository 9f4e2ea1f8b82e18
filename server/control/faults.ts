/** Faults between the network and the services: which request meets which fault, for how long, and its effect. */
import type { Fault } from './control-shapes.ts';
import { setImmediate as immediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isControlPath, requestPathOf } from '../http/service-route.ts';

export class Faults {
  #faults: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** The first fault for this request, used up by one. */
  consume(method: string, path: string): Fault | undefined {
    const index = this.#faults.findIndex(({ fault }) => matches(fault, method, path));
    const entry = this.#faults[index];
    if (entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left === 0) this.#faults.splice(index, 1);
    return entry.fault;
  }

  clear(): void {
    this.#faults = [];
  }
}

/** A fault's path is the whole path or its end from a slash on, in any case: "events" meets "/api/sportsbook/events". */
function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method.toUpperCase() !== method.toUpperCase()) return false;
  const wanted = `/${bare(fault.path)}`;
  const asked = `/${bare(path)}`;
  return asked === wanted || (wanted !== '/' && asked.endsWith(wanted));
}

function bare(path: string): string {
  return (path.split('?', 1)[0] ?? '').replace(/^\/+|\/+$/g, '').toLowerCase();
}

/**
 * Injects the faults. Control is excluded, because a fault could make it unreachable.
 *
 * @param closing ends running delays when the server stops
 */
export function injectFaults(app: FastifyInstance, faults: Faults, closing: AbortSignal): void {
  /** Requests whose connection is cut after they have taken effect. */
  const cutAfter = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    const path = requestPathOf(request.raw.url);
    const fault = isControlPath(path) ? undefined : faults.consume(request.method, path);
    if (fault === undefined) return undefined;
    await pause(fault.delayMs ?? 0, closing);
    if (closing.aborted || fault.drop === 'before') return cut(reply);
    if (fault.drop === 'after') cutAfter.add(request);
    else if (fault.status !== undefined || fault.body !== undefined) return answer(reply, fault);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (cutAfter.has(request)) {
      cut(reply);
      // An injected request has no socket, so a response sent at once would still arrive.
      await immediate();
    }
    return payload;
  });
}

/** Resolves after `ms` milliseconds, or at once when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

function cut(reply: FastifyReply): FastifyReply {
  // Destroys the response instead of the socket, because an injected request has no socket.
  reply.raw.destroy();
  return reply.hijack();
}

function answer(reply: FastifyReply, { status, body }: Fault): FastifyReply {
  reply.code(status ?? 200).header('cache-control', 'no-store');
  // Text is sent unchanged: for example a gateway's HTML page, or JSON cut in the middle.
  if (typeof body === 'string' || body === undefined) return reply.type('text/html; charset=utf-8').send(body ?? '');
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}
