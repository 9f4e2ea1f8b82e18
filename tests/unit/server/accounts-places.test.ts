/** Provinces and districts, retailers, option lists and legal texts. */
import { describe, expect, it } from 'vitest';
import { commonCalls, legalTextNames } from '../../../src/contract/services/common-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { membershipCalls } from '../../../src/contract/services/membership-calls.ts';
import { retailersCalls } from '../../../src/contract/services/retailers-calls.ts';
import { DEMO, ask, signIn } from './member.ts';
import { serve } from './serving.ts';

const ISTANBUL = 34;
const provinceId = String(ISTANBUL);

describe('retailers', () => {
  it('are about 400, spread over all 81 provinces, with coordinates in Türkiye', async () => {
    const server = await serve();
    const { data: all } = await ask(server, retailersCalls.getRetailers);
    const { data: provinces } = await ask(server, retailersCalls.getProvinces);
    expect(all.length).toBeGreaterThan(350);
    expect(all.length).toBeLessThan(450);
    expect(provinces.length).toBe(81);
    const served = new Set(all.map((retailer) => retailer.provinceId));
    expect(provinces.filter(({ id }) => !served.has(id))).toEqual([]);
    expect(all.filter(({ latitude, longitude }) => latitude === null || longitude === null).length).toBeLessThan(40);
    for (const { latitude, longitude } of all) {
      // Türkiye
      if (latitude === null || longitude === null) continue;
      expect(latitude).toBeGreaterThan(35.8);
      expect(latitude).toBeLessThan(42.3);
      expect(longitude).toBeGreaterThan(25.6);
      expect(longitude).toBeLessThan(44.9);
    }
  });

  it('are filtered by province, district and name, with Turkish collation and case', async () => {
    const server = await serve();
    const { data: districts } = await ask(server, retailersCalls.getDistricts, { query: { provinceId } });
    const district = districts.find(({ name }) => name === 'Kadıköy');
    const found = async (query: Record<string, string>) =>
      (await ask(server, retailersCalls.getRetailers, { query })).data;
    const ofProvince = await found({ provinceId });
    expect(ofProvince.length).toBeGreaterThan(5);
    expect(ofProvince.every((retailer) => retailer.province === 'İstanbul')).toBe(true);
    const ofDistrict = await found({ provinceId, districtId: String(district?.id) });
    expect(ofDistrict.map((retailer) => retailer.district)).toEqual(ofDistrict.map(() => 'Kadıköy'));
    const [one] = ofProvince;
    const byName = await found({ search: (one?.name ?? '').toLocaleUpperCase('tr').slice(0, 8) });
    expect(byName.map(({ id }) => id)).toContain(one?.id);
    expect(await found({ search: 'hiç böyle bir bayi yok' })).toEqual([]);
    const names = ofProvince.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'tr')));
    expect((await ask(server, retailersCalls.getDistricts, { query: { provinceId: '99' } })).data).toEqual([]);
    expect((await ask(server, retailersCalls.getDistricts, { query: { provinceId: 'x' } })).status).toBe(400);
  });

  it('are not listed or available while passive', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.retailerPassive);
    const passive = (await ask(server, playersCalls.getPlayer, { token })).data.retailer;
    const { data: all } = await ask(server, retailersCalls.getRetailers);
    expect(passive?.status).toBe('Passive');
    expect(all.map(({ id }) => id)).not.toContain(passive?.id);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['Active']));
    const check = async (id?: number): Promise<unknown> =>
      (await ask(server, retailersCalls.checkRetailer, { parameters: { id: String(id) } })).data.isAvailable;
    expect([await check(passive?.id), await check(all[0]?.id), await check(5)]).toEqual([false, true, false]);
  });

  it('depend only on the seed', async () => {
    const list = async (seed: number): Promise<unknown> =>
      (await ask(await serve({ seed }), retailersCalls.getRetailers)).data;
    expect(await list(3)).toEqual(await list(3));
    expect(await list(3)).not.toEqual(await list(4));
  });
});

describe('an application to become a retailer', () => {
  const body = {
    name: 'Ece',
    surname: 'Kurt',
    phoneNumber: '05321234567',
    email: 'ece@posta.example',
    provinceId: ISTANBUL,
    districtId: 3401,
    address: 'Moda Cad. No: 1',
    message: '',
  };

  it.each([
    [{}, true],
    [{ address: '' }, false],
    [{ phoneNumber: '0532' }, false],
    [{ email: 'ece' }, false],
    [{ districtId: 601 }, false],
    [{ provinceId: 99 }, false],
  ])('with %j is accepted: %s', async (changes, accepted) => {
    const answer = await ask(await serve(), retailersCalls.applyForRetail, { body: { ...body, ...changes } });
    expect(answer.envelope.isSuccess).toBe(accepted);
  });
});

describe('common lists and texts', () => {
  it('occupations and nationalities are served separately and together', async () => {
    const server = await serve();
    const { data: occupations } = await ask(server, commonCalls.getOccupations);
    const { data: nationalities } = await ask(server, commonCalls.getNationalities);
    const { data: both } = await ask(server, commonCalls.getRegisterCommon, { query: { type: '1' } });
    expect(both).toEqual({ occupations, nationalities });
    expect(nationalities[0]).toEqual({ name: 'Türkiye', code: 'TR' });
    for (const list of [occupations, nationalities]) {
      expect(list.length).toBeGreaterThan(40);
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
      expect(list.every(({ name, code }) => name !== code)).toBe(true);
    }
  });

  it.each(legalTextNames)('the text %s is well-formed HTML without anything executable', async (name) => {
    const { data } = await ask(await serve(), commonCalls.getLegalText, { parameters: { name } });
    expectHarmlessHtml(data.contents);
  });

  it('the terms of use are well-formed HTML without anything executable, and an unknown text is not found', async () => {
    const server = await serve();
    const { accessToken: token } = await signIn(server, DEMO.active);
    expectHarmlessHtml((await ask(server, membershipCalls.getTermsOfUse, { token })).data.contents);
    expect((await ask(server, commonCalls.getLegalText, { parameters: { name: 'other' } })).status).toBe(404);
  });
});

function expectHarmlessHtml(html: string): void {
  const open: string[] = [];
  for (const [, closing, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (closing === '') open.push(tag);
    else expect(open.pop()).toBe(tag);
  }
  expect(open).toEqual([]);
  expect(html).toMatch(/^\s*<h2>/);
  expect(html).not.toMatch(/<(script|style|iframe|svg)| on\w+=|javascript:/i);
}
