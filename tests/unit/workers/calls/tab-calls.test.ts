/** Calls available to tabs, and the subjects that each write invalidates. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ServiceCall, Subject } from '../../../../src/contract/services/call.ts';
import { type ReadName, type WriteName, allCalls } from '../../../../src/contract/services/calls.ts';
import type { Failure } from '../../../../src/model/failure.ts';
import { type Generations, createGenerations } from '../../../../workers/engine/calls/generations.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { tabCalls } from '../../../../workers/engine/calls/tab-calls.ts';

const START = 1_000;
const isWrite = ({ asker, kind }: ServiceCall): boolean => asker === 'tab' && kind === 'once';
const writes = allCalls.filter(isWrite).map(({ name, changes }) => [name as WriteName, changes] as const);

let asked: string[];
let failure: Failure | undefined;
let generations: Generations;
let grown: Subject[];
let ended: number;
/** Completed writes: name, id, and the subjects invalidated by then. */
let done: string[];
let calls: ReturnType<typeof tabCalls>;
/** Runs while a response is in flight. */
let meanwhile: () => void;

const services = {
  request: async ({ name }: ServiceCall, input: object) => {
    asked.push(`${name} ${JSON.stringify(input)}`);
    await Promise.resolve();
    meanwhile();
    if (failure !== undefined) return { ok: false, failure };
    return { ok: true, value: { data: `of ${name}`, storedAt: 77, info: null, dropped: 0 } };
  },
} as unknown as Services;

let isCached: boolean;

beforeEach(() => {
  asked = [];
  isCached = true;
  failure = undefined;
  grown = [];
  meanwhile = () => undefined;
  generations = createGenerations(START);
  generations.onChange((subject) => grown.push(subject));
  ended = 0;
  done = [];
  calls = tabCalls({
    services,
    generations,
    cached: async ({ name }) => (isCached ? { data: `cached ${name}`, storedAt: 66 } : undefined),
    onWritten: ({ name }, { parameters }) => void done.push(`${name} ${parameters?.['id']} ${JSON.stringify(grown)}`),
    onChanged: (subjects) => subjects.forEach(generations.invalidate),
    onSessionEnded: async () => void (ended += 1),
  });
});

describe('a write', () => {
  test.each(writes.filter(([, changes]) => changes.length > 0))(
    '%s invalidates %j after success and when unresolved, but not after a failure',
    async (name, changes) => {
      expect(await calls.write({ name, input: { body: {} } })).toEqual({ ok: true, value: `of ${name}` });
      expect(grown).toEqual(changes);
      for (const subject of changes) expect(generations.countOf(subject)).toBe(START + 1);
      failure = { kind: 'server' };
      expect(await calls.write({ name, input: { body: {} } })).toEqual({ ok: false, failure });
      expect(grown).toEqual(changes);
      const doubts: Failure[] = [
        { kind: 'timeout' },
        { kind: 'malformed' },
        { kind: 'network', inDoubt: true },
        { kind: 'server', code: 502, inDoubt: true },
      ];
      for (const doubt of doubts) {
        grown = [];
        failure = doubt;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await calls.write({ name, input: { body: {} } })).toEqual({ ok: false, failure });
        expect(grown).toEqual(changes);
      }
    },
  );

  test.each(writes.filter(([, changes]) => changes.length === 0).map(([name]) => name))(
    '%s invalidates nothing',
    async (name) => {
      expect((await calls.write({ name, input: { body: {} } })).ok).toBe(true);
      expect(grown).toEqual([]);
    },
  );

  test('invalidates the subjects listed in the contract, and only those', () => {
    expect(Object.fromEntries(writes.filter(([, changes]) => changes.length > 0))).toEqual({
      moveToArchive: ['coupons'],
      moveGroupToArchive: ['coupons'],
      cancelPool: ['coupons', 'balance'],
      removeCoupon: ['coupons'],
      payOutCustomRetailerBetslip: ['coupons', 'balance'],
      saveBetslip: ['savedSlips'],
      deleteSavedBetslip: ['savedSlips'],
      addBankAccount: ['bankAccounts'],
      updateBankAccount: ['bankAccounts'],
      deleteBankAccount: ['bankAccounts'],
      confirmBonus: ['bonuses', 'balance'],
      answerGeneralSurvey: ['player'],
      answerDepositSurvey: ['player'],
      answerWithdrawSurvey: ['player'],
      chooseRetailer: ['player', 'balance'],
      sendPhoneCode: ['consents'],
      verifyPhone: ['player'],
      verifyMail: ['player'],
      confirmTermsOfUse: ['player'],
      confirmContact: ['consents'],
      markMessagesRead: ['messages'],
      markNoticesRead: ['messages'],
      deleteMessages: ['messages'],
      updatePersonalInformation: ['player'],
      setProfileSettings: ['consents'],
      updateFavouriteEditor: ['editors'],
    });
  });

  test('is reported as done only after success, before anything is invalidated', async () => {
    const input = { parameters: { id: 'k1' } };
    const undone: Failure[] = [{ kind: 'refused' }, { kind: 'timeout' }, { kind: 'network', inDoubt: true }];
    for (failure of undone) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await calls.write({ name: 'removeCoupon', input });
    }
    expect(done).toEqual([]);
    grown = [];
    failure = undefined;
    await calls.write({ name: 'removeCoupon', input });
    expect(done).toEqual(['removeCoupon k1 []']);
    expect(grown).toEqual(['coupons']);
  });

  test('that ends the membership ends the session, and no other write does', async () => {
    const ending = allCalls.filter(({ ends }) => ends).map(({ name }) => name);
    expect(ending).toEqual(['cancelMembership']);
    const input = { query: { reasonCode: '1' }, body: {} };
    failure = { kind: 'refused', code: 7302 };
    await calls.write({ name: 'cancelMembership', input });
    failure = undefined;
    await calls.write({ name: 'moveToArchive', input: { parameters: { id: 'k1' } } });
    expect(ended).toBe(0);
    expect((await calls.write({ name: 'cancelMembership', input })).ok).toBe(true);
    expect(ended).toBe(1);
  });

  test('invalidates nothing before its response', async () => {
    meanwhile = () => expect(grown).toEqual([]);
    await calls.write({ name: 'moveToArchive', input: { parameters: { id: 'k1' } } });
    expect(asked).toEqual(['moveToArchive {"parameters":{"id":"k1"}}']);
    expect(grown).toEqual(['coupons']);
  });
});

describe('a read', () => {
  test('returns the age of its response and the invalidation counter of its subject', async () => {
    expect(await calls.read({ name: 'getPlayedBetslips', input: { query: { page: '1', limit: '10' } } })).toEqual({
      ok: true,
      value: { data: 'of getPlayedBetslips', storedAt: 77, about: { subject: 'coupons', generation: START } },
    });
    expect(asked).toEqual(['getPlayedBetslips {"query":{"page":"1","limit":"10"}}']);
  });

  test('of data that no write changes has no subject', async () => {
    expect(await calls.read({ name: 'getOccupations', input: {} })).toMatchObject({ value: { about: null } });
  });

  test('overtaken by a change has the counter from before it', async () => {
    meanwhile = () => generations.invalidate('savedSlips');
    expect(await calls.read({ name: 'getSavedBetslips', input: { query: { limit: '20' } } })).toMatchObject({
      value: { about: { subject: 'savedSlips', generation: START } },
    });
    expect(generations.countOf('savedSlips')).toBe(START + 1);
  });

  test('that fails returns the failure', async () => {
    failure = { kind: 'refused', message: 'Olmaz.' };
    expect(await calls.read({ name: 'getOccupations', input: {} })).toEqual({ ok: false, failure });
  });
});

describe('a call name', () => {
  const outdated = { ok: false, failure: { kind: 'outdated' } };

  test.each(['nobodyKnows', 'toString', 'signIn', 'sendCoupon', 'getPlayer'])(
    'not available to tabs (%s) sends no request',
    async (name) => {
      expect(await calls.read({ name: name as ReadName, input: {} })).toEqual(outdated);
      expect(await calls.write({ name: name as WriteName, input: {} })).toEqual(outdated);
      expect(asked).toEqual([]);
    },
  );

  test('of a write is refused for a read, and that of a read for a write', async () => {
    expect(await calls.read({ name: 'moveToArchive' as ReadName, input: {} })).toEqual(outdated);
    expect(await calls.write({ name: 'getOccupations' as WriteName, input: {} })).toEqual(outdated);
    expect(asked).toEqual([]);
  });
});

describe('a cached read', () => {
  test('returns the cached response with its age and generation, and makes no request', async () => {
    generations.invalidate('coupons');
    expect(await calls.readCached({ name: 'getPlayedBetslips', input: {} })).toEqual({
      ok: true,
      value: { data: 'cached getPlayedBetslips', storedAt: 66, about: { subject: 'coupons', generation: START + 1 } },
    });
    expect(asked).toEqual([]);
  });

  test('is null without a cached response', async () => {
    isCached = false;
    expect(await calls.readCached({ name: 'getPlayedBetslips', input: {} })).toEqual({ ok: true, value: null });
  });

  test('of an unknown name is refused as outdated', async () => {
    expect(await calls.readCached({ name: 'getNothing' as never, input: {} })).toEqual({
      ok: false,
      failure: { kind: 'outdated' },
    });
  });
});
