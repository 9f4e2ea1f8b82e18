/** Classification of a response by its body and HTTP status (rule service-5, wire-envelope-3). */
import { describe, expect, test } from 'vitest';
import { isDefinitiveRefusal, isServiceRefusal, isTransient } from '../../../../src/contract/failure-checks.ts';
import { readResponse } from '../../../../src/contract/services/read-response.ts';

const enveloped = { bare: false, steps: [] };
const at = (status: number) => ({ ok: status < 400, status });

describe('a refusal', () => {
  test.each([200, 400, 403, 409, 422, 500, 503])('at HTTP %i keeps its code and its message', (status) => {
    const body = { isSuccess: false, data: null, error: { code: 2001, message: 'Kayıtlı Üye' } };
    expect(readResponse(enveloped, at(status), body)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 2001, message: 'Kayıtlı Üye' },
    });
  });

  test('has a numeric code when the code is written as text', () => {
    expect(readResponse(enveloped, at(200), { isSuccess: false, error: { code: '7101', message: 4 } })).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 7101, message: '4' },
    });
  });

  test('is recognised without isSuccess at an HTTP status of failure', () => {
    expect(readResponse(enveloped, at(400), { message: 'Olmaz' })).toEqual({
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
  ])('at HTTP %i with body %j counts as sent by the service itself: %s', (status, body, own) => {
    const result = readResponse(enveloped, at(status), body);
    expect(!result.ok && isServiceRefusal(result.failure)).toBe(own);
  });

  test('at HTTP 401 keeps that status whatever code it contains, and does not answer an order', () => {
    const result = readResponse(enveloped, at(401), { isSuccess: false, error: { code: 2005, message: 'Bitti' } });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'refused', code: 2005, status: 401, message: 'Bitti' },
    });
    expect(!result.ok && isDefinitiveRefusal(result.failure)).toBe(false);
  });

  test('at HTTP 500 with code 500 is a transient server failure with its message, and does not answer an order', () => {
    const body = { isSuccess: false, error: { code: 500, message: 'Sistemsel bir hata oluştu' } };
    const result = readResponse(enveloped, at(500), body);
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'server', code: 500, message: 'Sistemsel bir hata oluştu' },
    });
    expect(!result.ok && isTransient(result.failure) && !isDefinitiveRefusal(result.failure)).toBe(true);
  });
});

describe('HTTP 429 and 408', () => {
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
  ])('is transient, keeps the message of the service, and does not answer an order: %i %j', (status, body, failure) => {
    const result = readResponse(enveloped, at(status), body);
    expect(result).toEqual({ ok: false, failure });
    expect(!result.ok && isTransient(result.failure) && !isDefinitiveRefusal(result.failure)).toBe(true);
  });
});

describe('an error code of 0', () => {
  test('is ignored: the HTTP status stays the reason, and at HTTP 500 it is a server failure', () => {
    const body = { isSuccess: false, error: { code: 0, message: 'Olmadı' } };
    expect(readResponse(enveloped, at(200), body)).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'Olmadı' },
    });
    expect(readResponse(enveloped, at(500), body)).toMatchObject({ ok: false, failure: { kind: 'server', code: 500 } });
  });

  test('without a message is no refusal', () => {
    const body = { data: { a: 1 }, error: { code: 0, message: '' }, info: { code: 0 } };
    expect(readResponse(enveloped, at(200), body)).toEqual({ ok: true, value: { data: { a: 1 }, info: null } });
  });
});

describe('a response of a gateway', () => {
  test.each([
    [502, undefined],
    [503, '<html>'],
    [500, {}],
    [429, []],
  ])('is a server failure without a message: %i %j', (status, body) => {
    expect(readResponse(enveloped, at(status), body)).toEqual({ ok: false, failure: { kind: 'server', code: status } });
  });

  test.each([
    [429, { statusCode: 429, message: 'Rate limit is exceeded. Try again in 2 seconds.' }],
    [403, { message: 'Forbidden' }],
    [408, { message: 'Request timeout' }],
    [502, { message: 'An invalid response was received from the upstream server' }],
    [429, { status: 429, error: 'Too Many Requests', message: 'slow down' }],
  ])('in JSON is a server failure without a message too: %i %j', (status, body) => {
    expect(readResponse(enveloped, at(status), body)).toEqual({ ok: false, failure: { kind: 'server', code: status } });
  });

  test.each([[undefined], [[]], [{}], [{ ok: true }], [{ message: 'hello' }]])(
    'with HTTP 200 is malformed: %j',
    (body) => {
      expect(readResponse(enveloped, at(200), body)).toEqual({ ok: false, failure: { kind: 'malformed' } });
    },
  );
});

describe('a response without an envelope', () => {
  const bare = { bare: true, steps: [100, 104] };

  test('is accepted only by a call that allows it', () => {
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    expect(readResponse(bare, at(200), tokens)).toEqual({ ok: true, value: { data: tokens, info: null } });
    expect(readResponse(enveloped, at(200), tokens).ok).toBe(false);
  });

  test('may have its fields both at the top level and in data', () => {
    const body = { isSuccess: true, isConfirmedSms: false, data: { accessToken: 'a' } };
    expect(readResponse(bare, at(200), body)).toMatchObject({
      ok: true,
      value: { data: { isConfirmedSms: false, accessToken: 'a' } },
    });
  });

  test.each([
    [200, { isSuccess: true, data: null, info: { code: 100 } }],
    [200, { isSuccess: false, data: null, info: { code: '100' } }],
    [200, { isSuccess: false, data: {}, error: { code: 100, message: '' } }],
    [400, { isSuccess: false, info: { code: 100 } }],
  ])('with the code of a next step is successful with that code: %i %j', (status, body) => {
    expect(readResponse(bare, at(status), body)).toMatchObject({ ok: true, value: { info: { code: 100 } } });
  });
});
