/** What the deposit page shows of the ways money can come (rules deposit-1 to deposit-4). */
import type { DepositWays, TransferAccount } from '../../model/deposit.ts';
import type { Loaded } from '../../model/load.ts';
import type { PaymentRules } from '../../model/withdrawal.ts';

/** Names of the ways in an address; the first is the one without a choice. */
export const depositWayNames = ['havale', 'sans-oyunlari'] as const;
export type DepositWayName = (typeof depositWayNames)[number];

/** The way that is chosen; another where nothing is known of that one. */
export function chosenWay(address: URLSearchParams, { transfers, menus }: DepositWays): DepositWayName {
  const asked = address.get('yol') === 'sans-oyunlari' ? 'sans-oyunlari' : 'havale';
  if (asked === 'havale') return transfers.length === 0 && menus.length > 0 ? 'sans-oyunlari' : 'havale';
  return menus.length === 0 && transfers.length > 0 ? 'havale' : 'sans-oyunlari';
}

/** What can be used stands first. An account without any number leads nowhere; without a reference it has the player's. */
export function shownWays({ transfers, menus, accountName }: DepositWays, playerNo: number): DepositWays {
  const reachable = transfers
    .filter(({ iban, accountNumber }) => iban !== '' || accountNumber !== '')
    .map((account) => ({ ...account, reference: account.reference || numberText(playerNo) }));
  return { transfers: openFirst(reachable), menus: openFirst(menus.filter(({ bank }) => bank !== '')), accountName };
}

/** '' where it is not known. */
export const numberText = (playerNo: number): string => (playerNo === 0 ? '' : String(playerNo));

/** The one all open accounts want; '' where they differ. */
export function commonReference(transfers: readonly TransferAccount[]): string {
  const references = new Set(transfers.filter(({ isOpen }) => isOpen).map(({ reference }) => reference));
  const [first = ''] = references;
  return references.size === 1 ? first : '';
}

/** Off until the service says otherwise, and after a load that failed, whatever was known before (rule wallet-2). */
export function mayDeposit({ phase, value, failure }: Loaded<PaymentRules>): boolean {
  return phase === 'ready' && failure === null && value.canDeposit;
}

function openFirst<Way extends { isOpen: boolean }>(ways: readonly Way[]): Way[] {
  return ways.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}
