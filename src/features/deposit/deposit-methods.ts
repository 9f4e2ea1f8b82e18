/** Deposit methods and accounts as the deposit page shows them (rules deposit-1 to deposit-4). */
import type { DepositMethods, TransferAccount, PaymentRules } from '../../model/payment.ts';
import type { Loaded } from '../../model/load.ts';

/** Names of the methods in the URL; the first is the default. */
const depositWayNames = ['havale', 'sans-oyunlari'] as const;
export type DepositMethodName = (typeof depositWayNames)[number];

/** Methods that have at least one open bank. */
export function openDepositMethods({ transfers, menus }: DepositMethods): DepositMethodName[] {
  const hasOpen = { havale: transfers.some(isOpenNow), 'sans-oyunlari': menus.some(isOpenNow) };
  return depositWayNames.filter((name) => hasOpen[name]);
}

/** The chosen method, or the first one with an open bank when the chosen one has none. */
export function chosenDepositMethod(address: URLSearchParams, ways: DepositMethods): DepositMethodName {
  const asked = address.get('yol') === 'sans-oyunlari' ? 'sans-oyunlari' : 'havale';
  const open = openDepositMethods(ways);
  return open.includes(asked) ? asked : (open[0] ?? asked);
}

/** Sorts open accounts first. Accounts without any number are removed; a missing reference is the player's number. */
export function prepareDepositMethods(
  { transfers, menus, accountName }: DepositMethods,
  playerNo: number,
): DepositMethods {
  const reachable = transfers
    .filter(({ iban, accountNumber }) => iban !== '' || accountNumber !== '')
    .map((account) => ({ ...account, reference: account.reference || playerNumberText(playerNo) }));
  return { transfers: openFirst(reachable), menus: openFirst(menus.filter(({ bank }) => bank !== '')), accountName };
}

/** The player's number as text; '' when unknown. */
export const playerNumberText = (playerNo: number): string => (playerNo === 0 ? '' : String(playerNo));

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
export function isDepositAllowed({ phase, value, failure }: Loaded<PaymentRules>): boolean {
  return phase === 'ready' && failure === null && value.canDeposit;
}

const isOpenNow = ({ isOpen }: { isOpen: boolean }): boolean => isOpen;

function openFirst<Way extends { isOpen: boolean }>(ways: readonly Way[]): Way[] {
  return ways.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}
