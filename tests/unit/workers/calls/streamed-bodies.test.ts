/** A request that no browser may send twice is a stream where that can be (browser-25), whole elsewhere, and one in any case. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type BodyPart,
  type StreamedBodies,
  createStreamedBodies,
} from '../../../../workers/engine/calls/streamed-bodies.ts';

const MODERN = 'https://wager.test';

let bodies: StreamedBodies;
/** How each was sent. */
let sent: ('stream' | 'whole')[];

beforeEach(() => {
  sent = [];
  bodies = createStreamedBodies((origin) => origin === MODERN);
});

async function send(origin: string, ...answers: { status: number; told?: unknown }[]): Promise<number> {
  const { response } = await bodies.send(origin, { coupon: 'çift' }, async (part: BodyPart) => {
    sent.push('json' in part ? 'whole' : 'stream');
    // A service reads the same of either.
    expect('json' in part ? part.json : await new Response(part.body).json()).toEqual({ coupon: 'çift' });
    if ('headers' in part) expect(part.headers).toEqual({ 'content-type': 'application/json' });
    const { status, told } = answers.shift() ?? { status: 500 };
    return { response: new Response(null, { status }), told };
  });
  return response.status;
}

test('where a stream can go it goes, once', async () => {
  expect(await send(MODERN, { status: 200, told: { isSuccess: true } })).toBe(200);
  expect(sent).toEqual(['stream']);
});

test('where none can go the body is whole', async () => {
  expect(await send('https://old.test', { status: 200, told: { isSuccess: true } })).toBe(200);
  expect(sent).toEqual(['whole']);
});

describe('a gateway that must know the length', () => {
  test.each([400, 411, 501])('and answers %i hears it whole, and from then on at once', async (status) => {
    expect(await send(MODERN, { status }, { status: 200, told: { isSuccess: true } })).toBe(200);
    expect(await send(MODERN, { status: 200, told: { isSuccess: true } })).toBe(200);
    expect(sent).toEqual(['stream', 'whole', 'whole']);
  });

  test('and refuses it whole as well is asked no third time', async () => {
    expect(await send(MODERN, { status: 400 }, { status: 400 })).toBe(400);
    expect(sent).toEqual(['stream', 'whole']);
  });
});

test.each([
  ["the service's own no", 400, { isSuccess: false, error: { code: 3001, message: 'Limit' } }],
  ['a gateway that waited', 502, undefined],
  ['a gateway that gave up', 504, undefined],
  ['a service in trouble', 500, undefined],
  ['a token that has run out', 401, undefined],
  ['what nobody found', 404, undefined],
])('%s is no reason to send it again', async (_, status, told) => {
  expect(await send(MODERN, { status, told })).toBe(status);
  expect(sent).toEqual(['stream']);
});
