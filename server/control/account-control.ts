/** `/__control` for members: sent codes, token lifetimes, accounts, bank accounts, bonuses and the inbox. Amounts are TL. */
import type { FastifyInstance } from 'fastify';
import {
  type Infer,
  boolean,
  enums,
  integer,
  object,
  optional,
  string,
  number,
  max,
  min,
  nonempty,
  nullable,
  pattern,
} from 'superstruct';
import { type Account, signInModes } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { NewAccount } from '../accounts/players.ts';
import { CONTROL_PREFIX } from '../http/service-route.ts';
import type { Wager } from '../wager/wager.ts';
import { ControlError, omitUndefined, parseControlBody } from './control-routes.ts';
import { bankAccountStatuses } from '../accounts/bank-accounts.ts';
import { type NewBonus, bonusStatuses } from '../accounts/bonuses.ts';

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

export function serveInboxControl(app: FastifyInstance, { players, inbox }: Accounts): void {
  app.post(`${CONTROL_PREFIX}/messages`, (request) => {
    const { playerNo, kind = 'message', ...told } = parseControlBody(letterShape, request.body ?? {});
    const account = players.byNumber(playerNo);
    if (account === undefined) throw new ControlError(404, 'There is no such member.');
    const { id } = kind === 'message' ? inbox.sendMessage(account, told) : inbox.sendNotice(account, told);
    return { id, unread: account.unread };
  });
}

const seconds = optional(max(min(number(), 0), 366 * 24 * 3_600));
const tokensShape = object({ accessTtlSeconds: seconds, refreshTtlSeconds: seconds });

const amount = optional(max(min(number(), 0), 1_000_000_000));
/** A message or notice delivered to a member now. */
const letterShape = object({
  playerNo: integer(),
  kind: optional(enums(['message', 'notice'])),
  title: optional(nonempty(string())),
  /** HTML. */
  contents: optional(string()),
  /** A path of the app. */
  url: optional(nullable(string())),
});

const playerShape = object({
  /** Member to change; without it a new one is created. */
  playerNo: optional(integer()),
  status: optional(enums([1, 2, 3, 4, 5, 6, 7])),
  retailer: optional(nullable(enums(['Active', 'Passive']))),
  phoneNumber: optional(nullable(pattern(string(), /^0\d{10}$/))),
  identityNumber: optional(pattern(string(), /^\d{11}$/)),
  birthDate: optional(pattern(string(), /^\d{4}-\d{2}-\d{2}$/)),
  balance: amount,
  bonusBalance: amount,
  password: optional(nonempty(string())),
  signIn: optional(enums(signInModes)),
  name: optional(nonempty(string())),
  surname: optional(nonempty(string())),
  occupation: optional(string()),
  email: optional(nullable(string())),
  isMailVerified: optional(boolean()),
  unread: optional(max(min(integer(), 0), 1_000)),
  /** Number of past messages (read) and past notices to invent; only for a new member. */
  messages: optional(max(min(integer(), 0), 1_000)),
  notices: optional(max(min(integer(), 0), 1_000)),
  idempotency: optional(boolean()),
  tellsTransactions: optional(boolean()),
  canDeposit: optional(boolean()),
  canWithdraw: optional(boolean()),
  oneWithdrawal: optional(boolean()),
  isCustomRetailer: optional(boolean()),
  /** Epoch seconds of the last survey response, null for never; defaults to the current time. */
  npsSubmitDate: optional(nullable(min(integer(), 0))),
  surveysDue: optional(object({ deposit: boolean(), withdraw: boolean() })),
  profileSettings: optional(
    object({
      sms: boolean(),
      email: boolean(),
      call: boolean(),
      push: boolean(),
      personalMarketing: boolean(),
      hideBalance: boolean(),
    }),
  ),
  betslipSettings: optional(object({ aa: boolean(), aoi: boolean() })),
  /** Number of past coupons to invent; only for a new member. */
  coupons: optional(max(min(integer(), 0), 5_000)),
  /** Number of other past transactions to invent; only for a new member. */
  transactions: optional(max(min(integer(), 0), 10_000)),
  flags: optional(
    object({
      isConfirmedSms: optional(boolean()),
      isConfirmedOtherContactDevice: optional(boolean()),
      isConfirmedSendEmail: optional(boolean()),
      isConfirmedCampaignPopup: optional(boolean()),
      campaignUrl: optional(nullable(string())),
      termsOfUseDue: optional(boolean()),
    }),
  ),
});
