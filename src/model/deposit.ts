/** How money comes into a player's account. Nothing of it is a call: the player's bank sends it. */
export interface DepositWays {
  transfers: TransferAccount[];
  menus: BankMenu[];
  /** The name a bank's own menu asks for, '' where the service does not say. */
  accountName: string;
}

/** An account to send money to. What the service does not say is ''. */
export interface TransferAccount {
  bank: string;
  owner: string;
  /** 26 characters without blanks. */
  iban: string;
  branch: string;
  accountNumber: string;
  /** What the player writes in the transfer, so that it is known whose it is. */
  reference: string;
  isOpen: boolean;
}

/** A bank that has games of chance in a menu of its own. */
export interface BankMenu {
  bank: string;
  channels: Channel[];
  /** The way through the bank's menus, a step each. */
  path: string[];
  isOpen: boolean;
}

export interface Channel {
  kind: 'internet' | 'mobile' | 'atm' | 'branch' | 'phone' | 'other';
  /** The service's own name of it. */
  name: string;
}
