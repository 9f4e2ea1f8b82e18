/** `/__control` for bonuses: one put there as a test wants it. Amounts are TL, as on the wire. */
import type { FastifyInstance } from 'fastify';
import { enums, integer, number, object, optional, string } from 'superstruct';
import type { Accounts } from '../accounts/accounts.ts';
import { type NewBonus, bonusStatuses } from '../accounts/bonuses.ts';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import { ControlError, parseControlBody } from './control-routes.ts';

const bonusShape = object({
  playerNo: integer(),
  name: optional(string()),
  description: optional(string()),
  status: optional(enums(bonusStatuses)),
  amount: optional(number()),
  remaining: optional(number()),
  /** The wagering requirement, and how much of it is done before the first coupon. */
  required: optional(number()),
  done: optional(number()),
  minOdd: optional(number()),
  /** Days from now; before it with a minus. */
  begins: optional(number()),
  ends: optional(number()),
});

export function serveBonusControl(app: FastifyInstance, { players, bonuses, now }: Accounts): void {
  app.post(`${CONTROL_PREFIX}/bonuses`, (request) => {
    const told = parseControlBody(bonusShape, request.body);
    if (players.byNumber(told.playerNo) === undefined) throw new ControlError(404, 'There is no such member.');
    const at = (days: number): number => now() + days * 86_400_000;
    const bonus: NewBonus = {
      ...(told.name !== undefined && { name: told.name }),
      ...(told.description !== undefined && { description: told.description }),
      ...(told.status !== undefined && { status: told.status }),
      ...(told.amount !== undefined && { amount: hundredths(told.amount) }),
      ...(told.remaining !== undefined && { remaining: hundredths(told.remaining) }),
      ...(told.required !== undefined && { required: hundredths(told.required) }),
      ...(told.done !== undefined && { doneBefore: hundredths(told.done) }),
      ...(told.minOdd !== undefined && { minOdd: hundredths(told.minOdd) }),
      ...(told.begins !== undefined && { beginsAt: at(told.begins) }),
      ...(told.ends !== undefined && { endsAt: at(told.ends) }),
    };
    return { id: String(bonuses.add(told.playerNo, bonus).id) };
  });
}

const hundredths = (value: number): number => Math.round(value * 100);
