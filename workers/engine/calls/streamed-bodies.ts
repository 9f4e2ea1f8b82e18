/**
 * Requests whose body is a stream: no browser can send such a one a second time by itself, as it does with others over a
 * connection that was cut (browser-25). They need HTTP/2 or later; elsewhere, and for who does not take them, bodies go whole.
 */
import { readEnvelope } from '../../../src/contract/services/envelope.ts';

/** What a request is made of, in the client's words. */
export type BodyPart = { json: unknown } | { body: ReadableStream<Uint8Array>; headers: { 'content-type': string } };

export interface StreamedBodies {
  /** @param post sends it once. @param body as JSON */
  send(
    origin: string,
    body: unknown,
    post: (part: BodyPart) => Promise<{ response: Response; told: unknown }>,
  ): Promise<{ response: Response; told: unknown }>;
}

/** @param streams whether a browser like this one can send a stream to an origin like that */
export function createStreamedBodies(streams: (origin: string) => boolean): StreamedBodies {
  const onlyWhole = new Set<string>();
  return {
    send: async (origin, body, post) => {
      if (onlyWhole.has(origin) || !streams(origin)) return post({ json: body });
      const answer = await post(streamed(body));
      if (!wantsItWhole(answer)) return answer;
      onlyWhole.add(origin);
      return post({ json: body });
    },
  };
}

/** A gateway that must know the length first. It passed nothing on; words of the service itself are another thing. */
function wantsItWhole({ response: { status }, told }: { response: Response; told: unknown }): boolean {
  return (status === 400 || status === 411 || status === 501) && readEnvelope(told) === null;
}

function streamed(body: unknown): BodyPart {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return { body: stream, headers: { 'content-type': 'application/json' } };
}
