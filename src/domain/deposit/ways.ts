/** Deposit methods and accounts as the deposit page shows them (rules deposit-1 to deposit-4). */
import type { DepositWays, TransferAccount } from '../../model/deposit.ts';
import type { Loaded } from '../../model/load.ts';
import type { PaymentRules } from '../../model/withdrawal.ts';

/** Names of the methods in the URL; the first is the default. */
const depositWayNames = ['havale', 'sans-oyunlari'] as const;
export type DepositWayName = (typeof depositWayNames)[number];

/** Methods that have at least one open bank. */
export function openWays({ transfers, menus }: DepositWays): DepositWayName[] {
  const hasOpen = { havale: transfers.some(isOpenNow), 'sans-oyunlari': menus.some(isOpenNow) };
  return depositWayNames.filter((name) => hasOpen[name]);
}

/** The chosen method, or the first one with an open bank when the chosen one has none. */
export function chosenWay(address: URLSearchParams, ways: DepositWays): DepositWayName {
  const asked = address.get('yol') === 'sans-oyunlari' ? 'sans-oyunlari' : 'havale';
  const open = openWays(ways);
  return open.includes(asked) ? asked : (open[0] ?? asked);
}

/** Sorts open accounts first. Accounts without any number are removed; a missing reference is the player's number. */
export function shownWays({ transfers, menus, accountName }: DepositWays, playerNo: number): DepositWays {
  const reachable = transfers
    .filter(({ iban, accountNumber }) => iban !== '' || accountNumber !== '')
    .map((account) => ({ ...account, reference: account.reference || numberText(playerNo) }));
  return { transfers: openFirst(reachable), menus: openFirst(menus.filter(({ bank }) => bank !== '')), accountName };
}

/** The player's number as text; '' when unknown. */
export const numberText = (playerNo: number): string => (playerNo === 0 ? '' : String(playerNo));

/** The reference shared by all open accounts; '' when they differ. */
export function commonReference(transfers: readonly TransferAccount[]): string {
  const references = new Set(transfers.filter(isOpenNow).map(({ reference }) => reference));
  const [first = ''] = references;
  return references.size === 1 ? first : '';
}

/**
 * True only after a successful load that allows deposits; false after a failed load, even if an older value allowed
 * them (rule wallet-2).
 */
export function mayDeposit({ phase, value, failure }: Loaded<PaymentRules>): boolean {
  return phase === 'ready' && failure === null && value.canDeposit;
}

const isOpenNow = ({ isOpen }: { isOpen: boolean }): boolean => isOpen;

function openFirst<Way extends { isOpen: boolean }>(ways: readonly Way[]): Way[] {
  return ways.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}
