/** The steps of the registration against an independent statement of rule registration-4, registration-6, registration-7. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Registration,
  type RegistrationEvent,
  shouldDropTokensOnLeave,
  maskedPhone,
  nextRegistration,
  registrationStart,
} from '../../../../../src/domain/member/registration/registration-steps.ts';

const code = { step: 'code', prePlayerId: 'p1', codeValidityDate: 1_000, maskedPhone: '0 (532) *** ** 67' } as const;
const retailer = { id: 7, name: 'Moda Bayii', address: 'Moda Cad. 1' };
const result = { step: 'result', retailer } as const;

describe('the three steps', () => {
  test('lead from the form through the code and the retailer to the result screen', () => {
    const events: RegistrationEvent[] = [
      { type: 'preRegistered', prePlayerId: 'p1', codeValidityDate: 1_000, phoneNumber: '05321234567' },
      { type: 'confirmed', of: 'p1' },
      { type: 'retailerChosen', retailer },
    ];
    const states = events.map((_, index) => events.slice(0, index + 1).reduce(nextRegistration, registrationStart));
    expect(states).toEqual([code, { step: 'retailer' }, result]);
  });

  test('take a new id, a new expiry and, for another number, that number from a resent code', () => {
    const again = { type: 'codeRenewed', of: 'p1', prePlayerId: 'p2', codeValidityDate: 2_000 } as const;
    expect(nextRegistration(code, again)).toEqual({ ...code, prePlayerId: 'p2', codeValidityDate: 2_000 });
    expect(nextRegistration(code, { ...again, phoneNumber: '05559876543' })).toMatchObject({
      prePlayerId: 'p2',
      maskedPhone: '0 (555) *** ** 43',
    });
  });

  test('ignore a response to a request from before a newer code', () => {
    const newer = { ...code, prePlayerId: 'p2' };
    expect(nextRegistration(newer, { type: 'confirmed', of: 'p1' })).toBe(newer);
    expect(nextRegistration(newer, { type: 'codeRenewed', of: 'p1', prePlayerId: 'p3', codeValidityDate: 9 })).toBe(
      newer,
    );
  });

  test('drop the tokens only on leaving step 3 without a retailer', () => {
    const all: Registration[] = [registrationStart, code, { step: 'retailer' }, result];
    expect(all.filter(shouldDropTokensOnLeave)).toEqual([{ step: 'retailer' }]);
  });

  test('keep a pending code on leaving, and forget step 3', () => {
    expect(nextRegistration(code, { type: 'left' })).toBe(code);
    expect(nextRegistration({ step: 'retailer' }, { type: 'left' })).toEqual(registrationStart);
    expect(nextRegistration(result, { type: 'left' })).toEqual(registrationStart);
  });
});

describe('a retailer choice whose response was lost', () => {
  const inDoubt = nextRegistration({ step: 'retailer' }, { type: 'retailerDoubted', retailer });

  test.each([retailer.id, null])('was made if the member is complete, with the retailer %j', (retailerId) => {
    expect(nextRegistration(inDoubt, { type: 'memberComplete', retailerId })).toEqual(result);
  });

  test('was not made if the member has another retailer', () => {
    expect(nextRegistration(inDoubt, { type: 'memberComplete', retailerId: 8 })).toEqual(registrationStart);
  });

  test('stays open if the member has no retailer, and the next choice counts', () => {
    expect(nextRegistration(inDoubt, { type: 'memberWithoutRetailer' })).toBe(inDoubt);
    const other = { ...retailer, id: 8 };
    expect(nextRegistration(inDoubt, { type: 'retailerChosen', retailer: other })).toEqual({
      ...result,
      retailer: other,
    });
  });
});

test('a masked number shows only its area code and last two digits', () => {
  expect(maskedPhone('05321234567')).toBe('0 (532) *** ** 67');
});

/** State of the service and the browser, modelled by hand: the truth that the steps are checked against. */
interface World {
  /** Registrations the service knows, newest last; none of it is the reducer's. */
  issued: string[];
  tokens: boolean;
  flag: boolean;
  /** The retailer that may have been chosen. */
  doubted: number | null;
}

const ids = fc.constantFrom('p1', 'p2', 'p3');
const phone = fc.constantFrom('05321234567', '05559876543');
const anyEvent: fc.Arbitrary<RegistrationEvent> = fc.oneof(
  fc.record({
    type: fc.constant('preRegistered' as const),
    prePlayerId: ids,
    codeValidityDate: fc.nat(9_999),
    phoneNumber: phone,
  }),
  fc.record(
    {
      type: fc.constant('codeRenewed' as const),
      of: ids,
      prePlayerId: ids,
      codeValidityDate: fc.nat(9_999),
      phoneNumber: phone,
    },
    { requiredKeys: ['type', 'of', 'prePlayerId', 'codeValidityDate'] },
  ),
  fc.record({ type: fc.constant('confirmed' as const), of: ids }),
  fc.record({
    type: fc.constantFrom('retailerChosen' as const, 'retailerDoubted' as const),
    retailer: fc.record({ id: fc.nat(3), name: fc.string(), address: fc.string() }),
  }),
  fc.record({ type: fc.constant('memberComplete' as const), retailerId: fc.option(fc.nat(3)) }),
  fc.constantFrom<RegistrationEvent>(
    { type: 'restarted' },
    { type: 'memberWithoutRetailer' },
    { type: 'signedOut' },
    { type: 'left' },
  ),
);

/** Every transition from one step to another that the rules have (registration-7); staying is always allowed. */
const ways: Record<Registration['step'], Partial<Record<Registration['step'], RegistrationEvent['type'][]>>> = {
  form: { code: ['preRegistered'], retailer: ['memberWithoutRetailer'] },
  code: {
    code: ['codeRenewed'],
    retailer: ['confirmed', 'memberWithoutRetailer'],
    form: ['restarted', 'memberComplete'],
  },
  retailer: { result: ['retailerChosen', 'memberComplete'], form: ['left', 'signedOut', 'memberComplete'] },
  result: { form: ['left', 'signedOut'] },
};

test('no sequence of responses, however late or mixed, reaches a state the rules forbid', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = registrationStart;
      const world: World = { issued: [], tokens: false, flag: false, doubted: null };
      for (const event of events) {
        const dropped = event.type === 'left' && shouldDropTokensOnLeave(state);
        const next = nextRegistration(state, event);
        if (next.step !== state.step) expect(ways[state.step][next.step] ?? []).toContain(event.type);
        else if (event.type !== 'codeRenewed' && event.type !== 'retailerDoubted') expect(next).toEqual(state);

        tell(world, state, event);
        if (event.type === 'left' || event.type === 'signedOut') {
          // Tokens are dropped exactly when step 3 is left without the flag, and the flag never outlives the leaving.
          if (event.type === 'left') expect(dropped).toBe(state.step === 'retailer' && !world.flag);
          if (dropped || event.type === 'signedOut') world.tokens = false;
          world.flag = false;
          expect(['form', 'code']).toContain(next.step);
        }
        if (next.step === 'retailer' || next.step === 'result') expect(world.tokens).toBe(true);
        expect(next.step === 'result').toBe(world.flag);
        if (next.step === 'code') expect(world.issued.at(-1)).toBe(next.prePlayerId);
        // A step's state has no fields that it does not need.
        const doubt = next.step === 'retailer' && world.doubted !== null ? ['inDoubt'] : [];
        expect(Object.keys(next).toSorted()).toEqual([...doubt, ...fieldsOf[next.step]]);
        state = next;
      }
    }),
    { numRuns: 2_000 },
  );
});

const fieldsOf: Record<Registration['step'], string[]> = {
  form: ['step'],
  code: ['codeValidityDate', 'maskedPhone', 'prePlayerId', 'step'],
  retailer: ['step'],
  result: ['retailer', 'step'],
};

/** Applies the event's effect outside of the reducer, by rule registration-7. */
function tell(world: World, before: Registration, event: RegistrationEvent): void {
  const asked = before.step === 'code' && 'of' in event && before.prePlayerId === event.of;
  if (event.type === 'preRegistered' && before.step === 'form') world.issued.push(event.prePlayerId);
  if (event.type === 'codeRenewed' && asked) world.issued.push(event.prePlayerId);
  if (event.type === 'confirmed' && asked) world.tokens = true;
  if (event.type === 'memberWithoutRetailer') world.tokens = true;
  if (before.step !== 'retailer') return;
  const { doubted } = world;
  if (event.type === 'retailerDoubted') world.doubted = event.retailer.id;
  if (event.type === 'retailerChosen') world.flag = true;
  if (event.type === 'memberComplete') world.flag = doubted !== null && (event.retailerId ?? doubted) === doubted;
  if (['retailerChosen', 'memberComplete', 'left', 'signedOut'].includes(event.type)) world.doubted = null;
}
