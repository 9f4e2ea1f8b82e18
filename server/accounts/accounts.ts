/** The stand-in's accounts as a whole: members, their sessions, codes under way, retailers. In memory, seeded. */
import type { ContactMessage } from '../services/players/contact.ts';
import { unauthorised } from '../http/envelope.ts';
import type { Account } from './account.ts';
import { BankAccounts } from './bank-accounts.ts';
import { Bonuses } from './bonuses.ts';
import { Codes } from './codes.ts';
import { demoAccounts } from './demo-accounts.ts';
import { Inbox } from './inbox/inbox.ts';
import { Players } from './players.ts';
import { Registrations } from './registrations.ts';
import { Retailers } from './retailers/retailers.ts';
import { Sessions } from './sessions.ts';

export interface AccountsOptions {
  seed: number;
  now: () => number;
  /** A refresh token that was used gives a pair for a moment more; it does unless told. */
  forgivesRefresh?: boolean;
  /** Whoever opens a message has read it; so it is unless told. */
  openingReads?: boolean;
}

export class Accounts {
  readonly now: () => number;
  readonly retailers: Retailers;
  readonly players: Players;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly registrations: Registrations;
  readonly bonuses: Bonuses;
  /** Written to the operator, newest last. */
  readonly messages: ContactMessage[] = [];
  readonly inbox: Inbox;
  readonly bankAccounts: BankAccounts;

  constructor({ seed, now, forgivesRefresh = true, openingReads = true }: AccountsOptions) {
    this.now = now;
    this.retailers = new Retailers(seed);
    this.players = new Players(seed, this.retailers);
    this.sessions = new Sessions(now, forgivesRefresh);
    this.codes = new Codes(seed, now);
    this.registrations = new Registrations(this.codes);
    this.bonuses = new Bonuses(now);
    this.inbox = new Inbox(now, openingReads);
    this.bankAccounts = new BankAccounts(now);
    this.#addDemoAccounts();
  }

  /** Whose access token this is; answers 401 for one that is unknown or expired. */
  caller(access: string): Account {
    const playerNo = this.sessions.playerOf(access);
    const account = playerNo === undefined ? undefined : this.players.byNumber(playerNo);
    if (account === undefined) throw unauthorised();
    return account;
  }

  /** Everything as at the start. */
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
      for (const each of bankAccounts) this.bankAccounts.put(playerNo, each);
      if (bonusBalance > 0) this.bonuses.invent(playerNo);
    }
  }
}
