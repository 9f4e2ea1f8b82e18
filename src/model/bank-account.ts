/** A member's bank account, to which money may be withdrawn. */
export interface BankAccount {
  id: string;
  /** The IBAN contains no spaces. */
  iban: string;
  /** Name of the bank, '' when the service sends none. */
  bankName: string;
  /** Name the player gave the account, '' for none. */
  name: string;
  /** Name of the account holder, possibly masked; '' when the service sends none. */
  owner: string;
  /** `hold`: money came from this account, and the player has not confirmed it yet. */
  status: 'active' | 'hold' | 'unknown';
  isDefault: boolean;
}
