import { describe, expect, it } from 'vitest';
import { type PlayingMember, playStep } from '../../../../src/features/slip/play/play-step.ts';
import { slipView } from '../../../../src/features/slip/slip-view.ts';
import { items, limits } from '../../domain/slip/items.ts';

const fine = { online: true, liveStale: false, locked: false };
const view = slipView(items(2), { systems: [], multiplier: 50, couponCount: 2 }, limits);
const member = (changes: Partial<PlayingMember> = {}): PlayingMember => ({
  phase: 'member',
  balances: { balance: 10_000, bonusBalance: 0 },
  useBonus: false,
  limit: '',
  ...changes,
});

describe('the button', () => {
  it('plays when nothing prevents it, down to the last kuruş', () => {
    expect(playStep(view, fine, member())).toEqual({ step: 'play', reason: '' });
  });

  it('lets the service decide while the balance is unknown', () => {
    expect(playStep(view, fine, member({ balances: null })).step).toBe('play');
  });

  it('leads to the deposit, and states the missing amount', () => {
    const balances = { balance: 9_999, bonusBalance: 50_000 };
    expect(playStep(view, fine, member({ balances }))).toEqual({
      step: 'deposit',
      reason: 'Bakiyen yetersiz. 0,01\u00a0₺ eksik.',
    });
  });

  it('counts only the bonus if the bonus pays', () => {
    const rich = { balance: 90_000, bonusBalance: 9_999 };
    expect(playStep(view, fine, member({ balances: rich, useBonus: true }))).toEqual({
      step: 'blocked',
      reason: 'Bonus bakiyen yetersiz: 99,99\u00a0₺.',
    });
    const bonus = { balance: 0, bonusBalance: 10_000 };
    expect(playStep(view, fine, member({ balances: bonus, useBonus: true })).step).toBe('play');
  });

  it("leads a visitor to sign-in, and is blocked while a member's account is loading", () => {
    expect(playStep(view, fine, member({ phase: 'visitor', balances: null })).step).toBe('signIn');
    expect(playStep(view, fine, member({ phase: 'opening', balances: null }))).toEqual({
      step: 'blocked',
      reason: 'Hesabın açılıyor…',
    });
  });

  it('shows a visitor what prevents the play before anything else', () => {
    const short = slipView(items(2, { minBets: 3 }), undefined, limits);
    expect(playStep(short, fine, member({ phase: 'visitor' }))).toEqual({
      step: 'blocked',
      reason: 'MBS kuralı nedeniyle en az 1 maç daha eklemelisiniz.',
    });
    expect(playStep(view, { ...fine, online: false }, member()).step).toBe('blocked');
    expect(playStep(view, { ...fine, locked: true }, member()).reason).toBe('Kuponunun durumu kontrol ediliyor.');
  });
});
