/** Saved and shared slips, and the calls for retailers. */
import { describe, expect, it } from 'vitest';
import { betslipCalls } from '../../../src/contract/services/betslip-calls.ts';
import { couponRefusals } from '../../../src/contract/services/coupon-refusals.ts';
import { UNSAVED_SLIP } from '../../../src/contract/services/unsaved-slip.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { couponActionsCalls } from '../../../src/contract/services/coupon-actions-calls.ts';
import { ask } from './member.ts';
import { marketOf, orderOf, stage } from './wager-stage.ts';

const ids = ({ items }: { items: { bsid: string }[] }): string[] => items.map(({ bsid }) => bsid);

describe('retailers', () => {
  it('see the coupons of their customers by phone, and pay prizes awaiting payment', async () => {
    const s = await stage();
    const retailer = await s.member({ isCustomRetailer: true, retailer: 'Active' });
    const member = await s.member({ retailer: 'Active' });
    const { data } = await s.play(member, orderOf(s));
    const { token } = retailer;
    const query = { phone: member.phone, page: '1', limit: '10' };
    expect(ids((await ask(s, couponActionsCalls.getRetailerCoupons, { token, query })).data)).toEqual([data.bsid]);
    const all = await ask(s, couponActionsCalls.getCustomRetailerBetslips, {
      token,
      body: { page: 1, limit: 10, status: [-1] },
    });
    expect(ids(all.data)).toContain(data.bsid);
    const parameters = { id: data.bsid, owner: 'customer' };
    expect((await ask(s, wagerCalls.getPlayedBetslip, { token, parameters })).data.bsid).toBe(data.bsid);
    const pay = () => ask(s, couponActionsCalls.payOutCustomRetailerBetslip, { token, body: { bsid: data.bsid } });
    expect((await pay()).message).toBe('Bu kupon için ödeme yapılamaz.');
    await s.control('POST', `coupon/${data.bsid}`, { status: 10 });
    expect((await pay()).data.status).toBe(13);
  });

  it('are the only ones allowed to see coupons of customers', async () => {
    const s = await stage();
    const member = await s.member();
    const query = { phone: member.phone, page: '1', limit: '10' };
    const told = await ask(s, couponActionsCalls.getRetailerCoupons, { token: member.token, query });
    expect(told.message).toBe('Bu işlemi yalnızca bayiler yapabilir.');
  });
});

describe('saved slips', () => {
  const slip = { e: [{ eid: 1, mid: 10, ono: 1, odd: 1.51, b: false }], ss: [], m: 75, cc: 2 };

  it('are listed newest first, opened with current odds, and deleted', async () => {
    const s = await stage();
    const { token } = await s.member();
    const first = (await ask(s, betslipCalls.saveBetslip, { token, body: { slip } })).data.bsid;
    const second = (await ask(s, betslipCalls.saveBetslip, { token, body: { slip, name: 'Akşam' } })).data.bsid;
    Object.assign(marketOf(s, 1).o[0] ?? {}, { odd: 1.6 });
    const listed = await ask(s, betslipCalls.getSavedBetslips, { token, query: { limit: '20' } });
    expect(listed.data.items.map(({ bsid, name }) => [bsid, name])).toEqual([
      [second, 'Akşam'],
      [first, '21.11.2026 12:00'],
    ]);
    const open = async () => (await ask(s, betslipCalls.getSavedBetslip, { token, parameters: { id: first } })).data;
    expect(await open()).toMatchObject({ m: 75, cc: 2, e: [{ odd: 1.6, sodd: 1.51, ou: true, en: 'Ev 1 - Konuk 1' }] });
    s.results.set(1, 'won');
    expect((await open()).e[0]).toMatchObject({ odd: 1.51, ou: false });
    await ask(s, betslipCalls.deleteSavedBetslip, { token, parameters: { id: first } });
    expect((await ask(s, betslipCalls.getSavedBetslip, { token, parameters: { id: first } })).code).toBe(404);
  });

  it('must contain only events of the program', async () => {
    const s = await stage();
    const { token } = await s.member();
    const gone = { ...slip, e: slip.e.map((item) => ({ ...item, eid: 999 })) };
    expect((await ask(s, betslipCalls.saveBetslip, { token, body: { slip: gone } })).code).toBe(
      couponRefusals.unknownSelection,
    );
  });

  it('are shared with visitors, as are unsaved slips', async () => {
    const s = await stage();
    const { token } = await s.member();
    const id = (await ask(s, betslipCalls.saveBetslip, { token, body: { slip } })).data.bsid;
    const share = async (key: string, body: object) =>
      (await ask(s, betslipCalls.shareBetslip, { token, parameters: { key }, body })).data.sharedId;
    const saved = await share(id, {});
    expect(await share(id, {})).toBe(saved);
    const standing = await share(UNSAVED_SLIP, { slip });
    for (const key of [saved, standing]) {
      const opened = await ask(s, betslipCalls.getSharedBetslip, { parameters: { key } });
      expect(opened.data).toMatchObject({ sharedId: key, e: [{ eid: 1, ou: true }] });
    }
    expect((await ask(s, betslipCalls.getSharedBetslip, { parameters: { key: 'nobodys' } })).code).toBe(404);
  });
});

it('a shared coupon is open to visitors, as a slip and with its results', async () => {
  const s = await stage();
  const member = await s.member();
  const { data } = await s.play(member, orderOf(s, { events: [1, 2], m: 80 }), 'secret');
  const { data: shared } = await ask(s, betslipCalls.shareBetslip, {
    token: member.token,
    parameters: { key: data.bsid },
    body: {},
  });
  await s.end(1, 'won');
  const parameters = { key: shared.sharedId };
  const detail = await ask(s, couponActionsCalls.getSharedCoupon, { parameters });
  expect(detail.data).toMatchObject({ bsid: data.bsid, tid: null, status: -1 });
  expect(detail.data.bs.b.map(({ rs }) => rs)).toEqual([1, -1]);
  const slip = await ask(s, betslipCalls.getSharedBetslip, { parameters });
  expect(slip.data.e.map(({ eid, ou }) => [eid, ou])).toEqual([
    [1, false],
    [2, true],
  ]);
});
