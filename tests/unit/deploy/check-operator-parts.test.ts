/**
 * The deployment check also requests the operator's own addresses, because nothing else reveals that error reports are
 * lost.
 */
import { expect, test } from 'vitest';
import { checkOperatorParts } from '../../../deploy/check/check-operator-parts.ts';
import type { Environment } from '../../../src/contract/environment.ts';
import type { OperatorFile } from '../../../src/contract/operator.ts';

const ORIGIN = 'https://tribun.example';
const dsn = 'https://key@errors.example/4';
const page = new Response('<script data-entry="/assets/index-1.js"></script>', {
  headers: { 'content-type': 'text/html' },
});

/** Runs the check with every request answered by `answer`; returns the faults by part, and the requests it sent. */
async function look(told: OperatorFile, answer: Response) {
  const environment: Environment & OperatorFile = { services: {}, hubs: { lite: '/lite', score: '/score' }, ...told };
  const asked: string[] = [];
  const found = await checkOperatorParts(ORIGIN, environment, (address, how) => {
    asked.push(`${how?.method ?? 'GET'} ${String(address)}`);
    return Promise.resolve(answer.clone());
  });
  return { asked, faults: found.map(({ what, fault }) => [what, fault]) };
}

test.each<[string, Response, string | null]>([
  ['accepts them', new Response('{}'), null],
  ['rejects their content', new Response('', { status: 400 }), null],
  ['is a file server', new Response('', { status: 405 }), 'nobody takes reports there: it answers 405'],
  ['is missing', new Response('', { status: 404 }), 'nobody takes reports there: it answers 404'],
  ['is unreachable', new Response('', { status: 502 }), 'nobody is reached behind it: 502'],
  ['responds with the page of the product', page, 'the page answers in its place: --services names where it is'],
])('a tunnel for error reports that %s', async (_, answer, fault) => {
  const { asked, faults } = await look({ errorReports: { dsn, tunnel: '/reports' } }, answer);
  expect(asked).toEqual([`POST ${ORIGIN}/reports`]);
  expect(faults).toEqual([['errorReports.tunnel', fault]]);
});

test.each<[string, Response, string | null]>([
  ['accepts them', new Response(null, { status: 204 }), null],
  ['refuses a beacon without figures', new Response('', { status: 400 }), null],
  ['is missing', new Response('', { status: 404 }), 'nobody takes measures there: it answers 404'],
  ['responds with the page of the product', page, 'the page answers in its place: --services names where it is'],
])('a receiver of measures that %s (measures-1)', async (_, answer, fault) => {
  const { asked, faults } = await look({ measures: { endpoint: '/measures' } }, answer);
  expect(asked).toEqual([`POST ${ORIGIN}/measures`]);
  expect(faults).toEqual([['measures.endpoint', fault]]);
});

test.each<[string, Response, string | null]>([
  ['refuses one without a session', new Response('', { status: 401 }), null],
  ['accepts one without a session', new Response(null, { status: 204 }), 'it takes a subscription without a session'],
  ['is missing', new Response('', { status: 404 }), 'nobody takes subscriptions there: it answers 404'],
  ['responds with the page of the product', page, 'the page answers in its place: --services names where it is'],
])('a receiver of push subscriptions that %s (push-2)', async (_, answer, fault) => {
  const { asked, faults } = await look({ push: { key: 'k', subscribe: '/push' } }, answer);
  expect(asked).toEqual([`POST ${ORIGIN}/push`]);
  expect(faults).toEqual([['push.subscribe', fault]]);
});

test('a receiver of push subscriptions on another name must answer the product', async () => {
  const push = { key: 'k', subscribe: 'https://push.example/in' };
  const { faults } = await look({ push }, new Response('', { status: 401 }));
  expect(faults).toEqual([
    ['push.subscribe', 'it does not answer the product: Access-Control-Allow-Origin is missing'],
  ]);
});

const chat = (headers: Record<string, string> = {}, status = 200): Response =>
  new Response('chat', { status, headers });
const UNFRAMED = 'it does not let itself be framed';

test.each<[string, string, Response, string | null]>([
  ['responds', '/chat', chat(), null],
  ['is not found', '/chat', chat({}, 404), 'it answers 404'],
  ['responds with the page of the product', '/chat', page, 'the page of the product answers in its place'],
  ['forbids framing', '/chat', chat({ 'content-security-policy': "frame-ancestors 'none'" }), UNFRAMED],
  [
    'allows framing by its own origin, which is that of the product',
    '/chat',
    chat({ 'x-frame-options': 'SAMEORIGIN' }),
    null,
  ],
  [
    'allows framing by its own origin, which is another one',
    'https://chat.example',
    chat({ 'x-frame-options': 'SAMEORIGIN' }),
    UNFRAMED,
  ],
  [
    'allows framing by its policy, which overrides X-Frame-Options',
    'https://chat.example',
    chat({ 'x-frame-options': 'DENY', 'content-security-policy': `frame-ancestors 'self' ${ORIGIN}; img-src *` }),
    null,
  ],
])('a chat that %s', async (_, address, answer, fault) => {
  expect((await look({ chat: { page: address } }, answer)).faults).toEqual([['chat.page', fault]]);
});

test('no request is sent when the environment names no chat and no tunnel', async () => {
  expect(await look({ errorReports: { dsn } }, page)).toEqual({ asked: [], faults: [] });
});
