/** `/__control` for accounts: sent codes, token lifetimes, and members in a requested state. */
import type { FastifyInstance } from 'fastify';
import type { Infer } from 'superstruct';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { NewAccount } from '../accounts/players.ts';
import { CONTROL_PREFIX } from '../http/request-path.ts';
import type { Wager } from '../wager/wager.ts';
import { playerShape, tokensShape } from './account-shapes.ts';
import { ControlError, omitUndefined, parseControlBody } from './control-routes.ts';

export function serveAccountControl(app: FastifyInstance, accounts: Accounts, wager: Wager): void {
  app.get(`${CONTROL_PREFIX}/outbox`, () => accounts.codes.outbox);
  app.get(`${CONTROL_PREFIX}/contact`, () => accounts.messages);
  app.post(`${CONTROL_PREFIX}/tokens`, (request) =>
    accounts.sessions.setLifetimes(omitUndefined(parseControlBody(tokensShape, request.body))),
  );
  // The request changes the member given by `playerNo`, or creates a new member when there is none.
  app.post(`${CONTROL_PREFIX}/players`, (request) => {
    const { playerNo, ...told } = parseControlBody(playerShape, request.body ?? {});
    const account = playerNo === undefined ? make(accounts, told) : change(accounts, playerNo, told);
    if (playerNo === undefined) wager.addPastActivity(account);
    return {
      playerNo: account.playerNo,
      userInfo: account.phoneNumber ?? account.identityNumber,
      password: account.password,
      identityNumber: account.identityNumber,
      birthDate: account.birthDate,
      email: account.email,
    };
  });
}

type Told = Omit<Infer<typeof playerShape>, 'playerNo'>;

function make(accounts: Accounts, told: Told): Account {
  const { phoneNumber, identityNumber } = told;
  if (typeof phoneNumber === 'string' && accounts.players.byPhone(phoneNumber) !== undefined) {
    throw new ControlError(409, 'There is a member with this phone number.');
  }
  if (identityNumber !== undefined && accounts.players.byIdentity(identityNumber) !== undefined) {
    throw new ControlError(409, 'There is a member with this identity number.');
  }
  return accounts.players.add(accountOf(accounts, told));
}

function change(accounts: Accounts, playerNo: number, told: Told): Account {
  const account = accounts.players.byNumber(playerNo);
  if (account === undefined) throw new ControlError(404, 'There is no such member.');
  const { flags, ...changed } = accountOf(accounts, told);
  Object.assign(account, changed);
  Object.assign(account.flags, flags);
  return account;
}

function accountOf(accounts: Accounts, told: Told): NewAccount {
  const { retailer, balance, bonusBalance, flags, coupons, messages, notices, transactions, npsSubmitDate, ...rest } =
    told;
  return {
    ...omitUndefined(rest),
    ...(flags === undefined ? {} : { flags: omitUndefined(flags) }),
    ...(npsSubmitDate === undefined ? {} : { surveyedAt: npsSubmitDate && npsSubmitDate * 1_000 }),
    ...(coupons === undefined ? {} : { couponsAtStart: coupons }),
    ...(messages === undefined ? {} : { messagesAtStart: messages }),
    ...(notices === undefined ? {} : { noticesAtStart: notices }),
    ...(transactions === undefined ? {} : { transactionsAtStart: transactions }),
    ...(retailer === undefined ? {} : { retailerId: retailer && accounts.retailers.nth(retailer, 1).id }),
    ...(balance === undefined ? {} : { balance: kurus(balance) }),
    ...(bonusBalance === undefined ? {} : { bonusBalance: kurus(bonusBalance) }),
  };
}

function kurus(lira: number): number {
  return Math.round(lira * 100);
}
