/** `/__control` for bank accounts: one put there as a test wants it, whatever the service would say. */
import type { FastifyInstance } from 'fastify';
import { boolean, enums, integer, object, optional, string } from 'superstruct';
import type { Accounts } from '../accounts/accounts.ts';
import { bankAccountStatuses } from '../accounts/bank-accounts.ts';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import { ControlError, omitUndefined, parseControlBody } from './control-routes.ts';

const bankAccountShape = object({
  playerNo: integer(),
  iban: optional(string()),
  accountName: optional(string()),
  status: optional(enums(bankAccountStatuses)),
  isDefault: optional(boolean()),
});

export function serveBankAccountControl(app: FastifyInstance, { players, bankAccounts }: Accounts): void {
  app.post(`${CONTROL_PREFIX}/bank-accounts`, (request) => {
    const { playerNo, ...told } = parseControlBody(bankAccountShape, request.body);
    if (players.byNumber(playerNo) === undefined) throw new ControlError(404, 'There is no such member.');
    return bankAccounts.addUnchecked(playerNo, omitUndefined(told));
  });
}
