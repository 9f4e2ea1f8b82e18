import { describe, expect, test } from 'vitest';
import {
  callPathAndQuery,
  callAddress,
  canonicalAddress,
  pathPattern,
} from '../../../../src/contract/services/call-request.ts';

describe('the canonical address of a request', () => {
  const base = 'https://tribun.test/api/sportsbook/events';

  test('does not depend on the order of query parameters or on a fragment', () => {
    expect(canonicalAddress(`${base}?version=0&type=1&st=2#top`)).toBe(
      canonicalAddress(`${base}?st=2&type=1&version=0`),
    );
  });

  test('differs with every query value', () => {
    expect(canonicalAddress(`${base}?st=1&type=0&version=0`)).not.toBe(
      canonicalAddress(`${base}?st=1&type=1&version=0`),
    );
  });

  test('differs with the host', () => {
    expect(canonicalAddress(base)).not.toBe(canonicalAddress(base.replace('tribun', 'operator')));
  });
});

describe('the address of a call', () => {
  const detail = { path: 'played_betslips_detail/:id/:owner' };

  test.each(['https://services.operator.test/v1', 'https://services.operator.test/v1/'])(
    'is built below the base address %s',
    (base) => {
      const url = callAddress(base, detail, { parameters: { id: 7, owner: 'own' } });
      expect(url.href).toBe('https://services.operator.test/v1/played_betslips_detail/7/own');
    },
  );

  test('escapes reserved characters in path and query', () => {
    const url = callAddress('https://a.test', { path: 'move-to-archive/:id' }, { parameters: { id: 'a/b?c=1#d' } });
    expect(url.href).toBe('https://a.test/move-to-archive/a%2Fb%3Fc%3D1%23d');
    expect(
      callAddress('https://a.test', { path: 'x' }, { query: { text: 'Şen & Çınar' } }).searchParams.get('text'),
    ).toBe('Şen & Çınar');
  });

  test('contains the defined query parameters in the given order', () => {
    const query = { status: '-1', page: '1', startDate: undefined };
    expect(callAddress('https://a.test', { path: 'list' }, { query }).href).toBe(
      'https://a.test/list?status=-1&page=1',
    );
  });

  test('ends with the same path and query at every base address', () => {
    const query = { status: '-1', limit: '10' };
    expect(callPathAndQuery({ path: 'list' }, { query })).toBe('/list?limit=10&status=-1');
    const elsewhere = callAddress('https://services.operator.test/v1/wager', { path: 'list' }, { query });
    expect(canonicalAddress(elsewhere.href).endsWith(callPathAndQuery({ path: 'list' }, { query }))).toBe(true);
  });

  test('matches the path pattern at any base, with fixed parameters and to its end only', () => {
    const own = pathPattern(detail, { owner: 'own' });
    expect(own.test('/api/wager/played_betslips_detail/k1/own')).toBe(true);
    expect(own.test('/v2/played_betslips_detail/k1/own')).toBe(true);
    expect(own.test('/api/wager/played_betslips_detail/k1/customer')).toBe(false);
    expect(own.test('/api/wager/played_betslips_detail/k1/x/own')).toBe(false);
    expect(own.test('/api/wager/played_betslips_detail/k1/own/more')).toBe(false);
    expect(pathPattern(detail).test('/api/wager/played_betslips_detail/k1/customer')).toBe(true);
  });
});
