/** Compares the values a tab received with the state of the world. */
import { expect } from 'vitest';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';
import type { Market } from '../../src/model/event.ts';
import type { EventHead } from '../../src/model/program.ts';

export const headOf = ({ status, phase, minBets, score }: EventHead): object => ({
  status,
  phase,
  minBets,
  score: score === null ? null : [score.home.regular, score.away.regular, score.minute],
});

export const wireHead = ({ s, bp, mbc, sc }: WireEvent): object => ({
  status: s,
  phase: bp,
  minBets: mbc,
  score: sc === undefined ? null : [sc.ht?.r ?? null, sc.at?.r ?? null, sc.min === undefined ? null : Number(sc.min)],
});

export function expectMarket(market: Market, truth: WireEvent): void {
  const wire = truth.m.find(({ i }) => i === market.id);
  const shown = {
    status: market.status,
    minBets: market.minBets,
    odds: Object.fromEntries(market.outcomes.map(({ number, odd }) => [number, odd])),
  };
  const wanted = wire && {
    status: wire.s,
    minBets: wire.mbc,
    odds: Object.fromEntries(wire.o.map(({ no, odd }) => [no, Math.round(odd * 100)])),
  };
  expect(shown, `market ${market.id} of event ${truth.i}`).toEqual(wanted);
}
