/** The stand-in's accounts: members, their sessions, pending codes and retailers. Seeded and held in memory. */
import type { ContactMessage } from '../services/players/contact-handlers.ts';
import { unauthorised } from '../http/response-envelope.ts';
import type { Account } from './account.ts';
import { BankAccounts } from './bank-accounts.ts';
import { Bonuses } from './bonuses.ts';
import { VerificationCodes } from './verification-codes.ts';
import { demoAccounts } from './demo-accounts.ts';
import { Inbox } from './inbox/inbox.ts';
import { Players } from './players.ts';
import { Registrations } from './registrations.ts';
import { Retailers } from './retailers/retailers.ts';
import { Sessions } from './sessions.ts';

interface AccountsOptions {
  seed: number;
  now: () => number;
  /** True (the default) when a used refresh token still yields a new pair for a short grace period. */
  hasRefreshGrace?: boolean;
  /** True (the default) when opening a message marks it as read. */
  marksReadOnOpen?: boolean;
}

export class Accounts {
  readonly now: () => number;
  readonly retailers: Retailers;
  readonly players: Players;
  readonly sessions: Sessions;
  readonly codes: VerificationCodes;
  readonly registrations: Registrations;
  readonly bonuses: Bonuses;
  /** Messages of the contact form, newest last. */
  readonly messages: ContactMessage[] = [];
  readonly inbox: Inbox;
  readonly bankAccounts: BankAccounts;

  constructor({
    seed,
    now,
    hasRefreshGrace: forgivesRefresh = true,
    marksReadOnOpen: openingReads = true,
  }: AccountsOptions) {
    this.now = now;
    this.retailers = new Retailers(seed);
    this.players = new Players(seed, this.retailers);
    this.sessions = new Sessions(now, forgivesRefresh);
    this.codes = new VerificationCodes(seed, now);
    this.registrations = new Registrations(this.codes);
    this.bonuses = new Bonuses(now);
    this.inbox = new Inbox(now, openingReads);
    this.bankAccounts = new BankAccounts(now);
    this.#addDemoAccounts();
  }

  /** Returns the account that owns this access token; responds with 401 when the token is unknown or expired. */
  accountOfToken(access: string): Account {
    const playerNo = this.sessions.playerOf(access);
    const account = playerNo === undefined ? undefined : this.players.byNumber(playerNo);
    if (account === undefined) throw unauthorised();
    return account;
  }

  /** Restores the initial state. */
  reset(): void {
    this.players.reset();
    this.sessions.reset();
    this.codes.reset();
    this.registrations.reset();
    this.bonuses.reset();
    this.messages.length = 0;
    this.inbox.reset();
    this.bankAccounts.reset();
    this.#addDemoAccounts();
  }

  #addDemoAccounts(): void {
    for (const { make, bankAccounts = [] } of demoAccounts) {
      const { playerNo, bonusBalance } = this.players.add(make(this.retailers));
      for (const each of bankAccounts) this.bankAccounts.addUnchecked(playerNo, each);
      if (bonusBalance > 0) this.bonuses.invent(playerNo);
    }
  }
}
