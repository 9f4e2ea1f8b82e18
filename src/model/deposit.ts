/** Ways to deposit money to a player's account. No call of the product moves this money: the player's bank sends it. */
export interface DepositMethods {
  transfers: TransferAccount[];
  menus: BankMenu[];
  /** Account name that a bank's own menu requires, '' when the service sends none. */
  accountName: string;
}

/** An account to deposit to. Fields the service does not send are ''. */
export interface TransferAccount {
  bank: string;
  owner: string;
  /** 26 characters without spaces. */
  iban: string;
  branch: string;
  accountNumber: string;
  /** Reference the player enters in the transfer, which identifies the player. */
  reference: string;
  isOpen: boolean;
}

/** A bank with a menu for games of chance. */
export interface BankMenu {
  bank: string;
  channels: BankChannel[];
  /** Path through the bank's menus, one entry per step. */
  path: string[];
  isOpen: boolean;
}

export interface BankChannel {
  kind: 'internet' | 'mobile' | 'atm' | 'branch' | 'phone' | 'other';
  /** Name of the channel as the service sends it. */
  name: string;
}
