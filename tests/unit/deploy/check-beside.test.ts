/** Whom the operator stands beside the product is asked, too: nothing else says that reports are lost. */
import { expect, test } from 'vitest';
import { checkBeside } from '../../../deploy/check/beside.ts';
import type { Environment } from '../../../src/contract/environment.ts';
import type { OperatorTold } from '../../../src/contract/operator.ts';

const ORIGIN = 'https://tribun.example';
const dsn = 'https://key@errors.example/4';
const page = new Response('<script data-entry="/assets/index-1.js"></script>', {
  headers: { 'content-type': 'text/html' },
});

/** What is wrong, by what was asked; and how it was asked. */
async function look(told: OperatorTold, answer: Response) {
  const environment: Environment & OperatorTold = { services: {}, hubs: { lite: '/lite', score: '/score' }, ...told };
  const asked: string[] = [];
  const found = await checkBeside(ORIGIN, environment, (address, how) => {
    asked.push(`${how?.method ?? 'GET'} ${String(address)}`);
    return Promise.resolve(answer.clone());
  });
  return { asked, faults: found.map(({ what, fault }) => [what, fault]) };
}

test.each<[string, Response, string | null]>([
  ['takes them', new Response('{}'), null],
  ['wants something in them', new Response('', { status: 400 }), null],
  ['is a file server', new Response('', { status: 405 }), 'nobody takes reports there: it answers 405'],
  ['is not there', new Response('', { status: 404 }), 'nobody takes reports there: it answers 404'],
  ['is not reached', new Response('', { status: 502 }), 'nobody is reached behind it: 502'],
  ['is the page', page, 'the page answers in its place: --services names where it is'],
])('a tunnel of reports that %s', async (_, answer, fault) => {
  const { asked, faults } = await look({ errorReports: { dsn, tunnel: '/reports' } }, answer);
  expect(asked).toEqual([`POST ${ORIGIN}/reports`]);
  expect(faults).toEqual([['errorReports.tunnel', fault]]);
});

const chat = (headers: Record<string, string> = {}, status = 200): Response =>
  new Response('chat', { status, headers });
const UNFRAMED = 'it does not let itself be framed';

test.each<[string, string, Response, string | null]>([
  ['is there', '/chat', chat(), null],
  ['is gone', '/chat', chat({}, 404), 'it answers 404'],
  ['is the page', '/chat', page, 'the page of the product answers in its place'],
  ['lets nobody frame it', '/chat', chat({ 'content-security-policy': "frame-ancestors 'none'" }), UNFRAMED],
  ['lets its own name frame it', '/chat', chat({ 'x-frame-options': 'SAMEORIGIN' }), null],
  ['lets another name frame it', 'https://chat.example', chat({ 'x-frame-options': 'SAMEORIGIN' }), UNFRAMED],
  [
    'says so by its policy, which counts for more',
    'https://chat.example',
    chat({ 'x-frame-options': 'DENY', 'content-security-policy': `frame-ancestors 'self' ${ORIGIN}; img-src *` }),
    null,
  ],
])('a chat that %s', async (_, address, answer, fault) => {
  expect((await look({ chat: { page: address } }, answer)).faults).toEqual([['chat.page', fault]]);
});

test('nobody is asked where nobody is named', async () => {
  expect(await look({ errorReports: { dsn } }, page)).toEqual({ asked: [], faults: [] });
});
