/** A member's settings for changed odds (rules odds-9, slip-15): the last choice prevails over late responses. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../../../src/model/failure.ts';
import type { OddsAcceptance } from '../../../../src/model/slip.ts';
import type { Tokens } from '../../../../src/model/player.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { type Session, createSession } from '../../../../workers/engine/session/session.ts';
import { type Acceptance, createAcceptance } from '../../../../workers/engine/slip/acceptance.ts';
import { type CookieJar, cookieJar, tokensOf } from '../../../support/cookie-jar.ts';
import { fullPauses } from '../../../support/retries.ts';
import { answerWith } from '../../../support/service-answer.ts';

interface Question {
  /** Settings of a write; undefined for a read. */
  body: unknown;
  answer: (wire: unknown) => void;
  fail: (failure: Failure) => void;
}

const nothing: OddsAcceptance = { acceptAll: false, acceptIncreases: false };
const increases: OddsAcceptance = { acceptAll: false, acceptIncreases: true };
const everything: OddsAcceptance = { acceptAll: true, acceptIncreases: true };

let asked: Question[];
let jar: CookieJar;
let session: Session;
let acceptance: Acceptance;
let told: number;

beforeEach(() => {
  asked = [];
  told = 0;
  const services: Services = {
    request: (call, input) =>
      new Promise((resolve) => {
        asked.push({
          body: input.body,
          answer: (wire) => resolve(answerWith(call, input, wire)),
          fail: (failure) => resolve({ ok: false, failure }),
        });
      }),
  };
  jar = cookieJar();
  session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  acceptance = createAcceptance({
    session,
    services,
    now: () => 5_000,
    retries: fullPauses(),
    signal: new AbortController().signal,
  });
  acceptance.onChange(() => void (told += 1));
});

/** Resolves when all sent responses have been handled. */
const arrive = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

async function signIn(tokens: Tokens | null = tokensOf('1')): Promise<void> {
  jar.held = tokens;
  session.applyReportedTokens(tokens);
  await arrive();
}

/** Responds to the `place`th request and waits until that is handled. */
async function answer(place: number, wire: unknown): Promise<void> {
  asked[place]?.answer(wire);
  await arrive();
}

async function fail(place: number, failure: Failure): Promise<void> {
  asked[place]?.fail(failure);
  await arrive();
}

const readings = (): number => asked.filter(({ body }) => body === undefined).length;

describe('the settings from the service', () => {
  test('are requested with the session and unknown for a visitor', async () => {
    await arrive();
    expect([asked.length, acceptance.value]).toEqual([0, undefined]);
    await signIn();
    expect([asked.length, acceptance.value]).toEqual([1, undefined]);
    const before = told;
    await answer(0, { aa: false, aoi: true });
    expect(acceptance.value).toEqual(increases);
    expect(told).toBe(before + 1);
  });

  test('are cleared with the session, and the next member has their own', async () => {
    await signIn();
    await answer(0, { aa: true, aoi: true });
    await signIn(null);
    acceptance.poll();
    expect([acceptance.value, readings()]).toEqual([undefined, 1]);
    await signIn(tokensOf('2', '8'));
    expect(acceptance.value).toBeUndefined();
    await answer(1, { aa: false, aoi: false });
    expect(acceptance.value).toEqual(nothing);
  });

  test('are requested again on a check, because another device may have changed them', async () => {
    await signIn();
    await answer(0, { aa: true, aoi: true });
    acceptance.poll();
    expect(readings()).toBe(2);
    await answer(1, { aa: false, aoi: false });
    expect(acceptance.value).toEqual(nothing);
  });

  test('are not requested by a check of a visitor', async () => {
    acceptance.poll();
    await arrive();
    expect(asked).toEqual([]);
  });
});

describe('a choice of settings', () => {
  beforeEach(async () => {
    await signIn();
    await answer(0, { aa: false, aoi: false });
  });

  test.each<[OddsAcceptance, object]>([
    [nothing, { aa: false, aoi: false }],
    [increases, { aa: false, aoi: true }],
    [everything, { aa: true, aoi: true }],
  ])('of %j is written as %j, and applies once it succeeds', async (wanted, body) => {
    const answered = acceptance.set(wanted);
    expect(asked[1]?.body).toEqual(body);
    expect(acceptance.value).toEqual(nothing);
    await answer(1, null);
    expect(await answered).toEqual({ ok: true, value: null });
    expect(acceptance.value).toEqual(wanted);
  });

  test('is replaced by the settings in the response', async () => {
    void acceptance.set(everything);
    await answer(1, { aa: false, aoi: true });
    expect(acceptance.value).toEqual(increases);
  });

  test('is not undone by the response to an earlier read', async () => {
    acceptance.poll();
    void acceptance.set(increases);
    await answer(2, null);
    await answer(1, { aa: false, aoi: false });
    expect(acceptance.value).toEqual(increases);
  });

  test('is replaced by the response to a later read', async () => {
    void acceptance.set(increases);
    await answer(1, null);
    acceptance.poll();
    await answer(2, { aa: true, aoi: true });
    expect(acceptance.value).toEqual(everything);
  });

  test('that is refused changes nothing, and a read in flight still counts', async () => {
    acceptance.poll();
    const answered = acceptance.set(everything);
    await fail(2, { kind: 'refused', code: 1 });
    expect(await answered).toEqual({ ok: false, failure: { kind: 'refused', code: 1 } });
    expect(acceptance.value).toEqual(nothing);
    await answer(1, { aa: false, aoi: true });
    expect([acceptance.value, readings()]).toEqual([increases, 2]);
  });

  test.each<Failure>([{ kind: 'timeout' }, { kind: 'malformed' }, { kind: 'network', inDoubt: true }])(
    'that is unresolved (%j) causes a read',
    async (failure) => {
      void acceptance.set(everything);
      await fail(1, failure);
      expect([acceptance.value, readings()]).toEqual([nothing, 2]);
      await answer(2, { aa: true, aoi: true });
      expect(acceptance.value).toEqual(everything);
    },
  );

  test('that is unresolved causes a read of its own, even if one is in flight', async () => {
    acceptance.poll();
    void acceptance.set(everything);
    await fail(2, { kind: 'timeout' });
    await answer(1, { aa: false, aoi: false });
    expect(readings()).toBe(3);
    await answer(3, { aa: true, aoi: true });
    expect(acceptance.value).toEqual(everything);
  });
});
