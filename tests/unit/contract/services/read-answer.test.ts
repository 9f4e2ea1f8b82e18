/** What an answer is, at whatever HTTP status it came (rule service-5, wire-envelope-3). */
import { describe, expect, test } from 'vitest';
import { isAnswer, isOwnRefusal, mayPass } from '../../../../src/contract/errors.ts';
import { readAnswer } from '../../../../src/contract/services/read-answer.ts';

const enveloped = { bare: false, steps: [] };
const at = (status: number) => ({ ok: status < 400, status });

describe('a refusal', () => {
  test.each([200, 400, 403, 409, 422, 500, 503])('at HTTP %i keeps its code and its words', (status) => {
    const body = { isSuccess: false, data: null, error: { code: 2001, message: 'Kayıtlı Üye' } };
    expect(readAnswer(enveloped, at(status), body)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 2001, message: 'Kayıtlı Üye' },
    });
  });

  test('with a code written as text has that code', () => {
    expect(readAnswer(enveloped, at(200), { isSuccess: false, error: { code: '7101', message: 4 } })).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 7101, message: '4' },
    });
  });

  test('without isSuccess is one at an HTTP status of failure', () => {
    expect(readAnswer(enveloped, at(400), { message: 'Olmaz' })).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 400, message: 'Olmaz', bare: true },
    });
  });

  test.each([
    [401, { isSuccess: false, error: { code: 401, message: 'Bitti' } }, true],
    [404, { isSuccess: false, message: 'Yok' }, true],
    [400, { error: { code: 2005, message: 'Bitti' } }, true],
    [200, { error: { code: 2005 } }, true],
    [404, { message: 'no Route matched with those values' }, false],
    [401, { message: 'Unauthorized' }, false],
    [403, { error: { code: 403, message: 'Forbidden', status: 'PERMISSION_DENIED' } }, false],
    [401, { error: { message: 'invalid token' } }, false],
    [404, '<html>', false],
  ])("at HTTP %i of %j is the service's own: %s", (status, body, own) => {
    const result = readAnswer(enveloped, at(status), body);
    expect(!result.ok && isOwnRefusal(result.failure)).toBe(own);
  });

  test('of a token is known by the HTTP status, whatever code it names', () => {
    const result = readAnswer(enveloped, at(401), { isSuccess: false, error: { code: 2005, message: 'Bitti' } });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 2005, status: 401, message: 'Bitti' },
    });
    expect(!result.ok && isAnswer(result.failure)).toBe(false);
  });

  test('of a server in trouble has its words, may pass, and answers no order', () => {
    const body = { isSuccess: false, error: { code: 500, message: 'Sistemsel bir hata oluştu' } };
    const result = readAnswer(enveloped, at(500), body);
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'server', code: 500, message: 'Sistemsel bir hata oluştu' },
    });
    expect(!result.ok && mayPass(result.failure) && !isAnswer(result.failure)).toBe(true);
  });
});

describe('too many at once, or too late', () => {
  test.each([
    [
      429,
      { isSuccess: false, message: 'Çok sık denedin.' },
      { kind: 'server', code: 429, message: 'Çok sık denedin.' },
    ],
    [
      429,
      { isSuccess: false, error: { code: 4290, message: 'Çok sık denedin.' } },
      { kind: 'server', code: 4290, status: 429, message: 'Çok sık denedin.' },
    ],
    [408, { isSuccess: false, error: { code: 408, message: 'Geç.' } }, { kind: 'server', code: 408, message: 'Geç.' }],
  ])('may pass in the words of the service too, and answers no order: %i %j', (status, body, failure) => {
    const result = readAnswer(enveloped, at(status), body);
    expect(result).toEqual({ ok: false, failure });
    expect(!result.ok && mayPass(result.failure) && !isAnswer(result.failure)).toBe(true);
  });
});

describe('a code of 0', () => {
  test('names nothing: the HTTP status stays the reason, and a server in trouble has not answered', () => {
    const body = { isSuccess: false, error: { code: 0, message: 'Olmadı' } };
    expect(readAnswer(enveloped, at(200), body)).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'Olmadı' },
    });
    expect(readAnswer(enveloped, at(500), body)).toMatchObject({ ok: false, failure: { kind: 'server', code: 500 } });
  });

  test('beside no words is no refusal', () => {
    const body = { data: { a: 1 }, error: { code: 0, message: '' }, info: { code: 0 } };
    expect(readAnswer(enveloped, at(200), body)).toEqual({ ok: true, value: { data: { a: 1 }, info: null } });
  });
});

describe("a gateway's page", () => {
  test.each([
    [502, undefined],
    [503, '<html>'],
    [500, {}],
    [429, []],
  ])('is none: %i %j', (status, body) => {
    expect(readAnswer(enveloped, at(status), body)).toEqual({ ok: false, failure: { kind: 'server', code: status } });
  });

  test.each([
    [429, { statusCode: 429, message: 'Rate limit is exceeded. Try again in 2 seconds.' }],
    [403, { message: 'Forbidden' }],
    [408, { message: 'Request timeout' }],
    [502, { message: 'An invalid response was received from the upstream server' }],
    [429, { status: 429, error: 'Too Many Requests', message: 'slow down' }],
  ])('is none in JSON either, and its words are nobody’s: %i %j', (status, body) => {
    expect(readAnswer(enveloped, at(status), body)).toEqual({ ok: false, failure: { kind: 'server', code: status } });
  });

  test.each([[undefined], [[]], [{}], [{ ok: true }], [{ message: 'hello' }]])('with HTTP 200 too: %j', (body) => {
    expect(readAnswer(enveloped, at(200), body)).toEqual({ ok: false, failure: { kind: 'malformed' } });
  });
});

describe('an answer without an envelope', () => {
  const bare = { bare: true, steps: [100, 104] };

  test('is read where a call allows it, and nowhere else', () => {
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    expect(readAnswer(bare, at(200), tokens)).toEqual({ ok: true, value: { data: tokens, info: null } });
    expect(readAnswer(enveloped, at(200), tokens).ok).toBe(false);
  });

  test('may have its fields at the top and in data', () => {
    const body = { isSuccess: true, isConfirmedSms: false, data: { accessToken: 'a' } };
    expect(readAnswer(bare, at(200), body)).toMatchObject({
      ok: true,
      value: { data: { isConfirmedSms: false, accessToken: 'a' } },
    });
  });

  test.each([
    [200, { isSuccess: true, data: null, info: { code: 100 } }],
    [200, { isSuccess: false, data: null, info: { code: '100' } }],
    [200, { isSuccess: false, data: {}, error: { code: 100, message: '' } }],
    [400, { isSuccess: false, info: { code: 100 } }],
  ])('and whose code asks for a step is that step: %i %j', (status, body) => {
    expect(readAnswer(bare, at(status), body)).toMatchObject({ ok: true, value: { info: { code: 100 } } });
  });
});
