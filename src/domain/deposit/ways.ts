/** What the deposit page shows of the ways money can come (rules deposit-1 to deposit-4). */
import type { DepositWays, TransferAccount } from '../../model/deposit.ts';
import type { Loaded } from '../../model/load.ts';
import type { PaymentRules } from '../../model/withdrawal.ts';

/** Names of the ways in an address; the first is the one without a choice. */
const depositWayNames = ['havale', 'sans-oyunlari'] as const;
export type DepositWayName = (typeof depositWayNames)[number];

/** Those money can be sent by now: with a bank that is open. */
export function openWays({ transfers, menus }: DepositWays): DepositWayName[] {
  const hasOpen = { havale: transfers.some(isOpenNow), 'sans-oyunlari': menus.some(isOpenNow) };
  return depositWayNames.filter((name) => hasOpen[name]);
}

/** The way that is chosen; another where that one has nothing open. */
export function chosenWay(address: URLSearchParams, ways: DepositWays): DepositWayName {
  const asked = address.get('yol') === 'sans-oyunlari' ? 'sans-oyunlari' : 'havale';
  const open = openWays(ways);
  return open.includes(asked) ? asked : (open[0] ?? asked);
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
  const references = new Set(transfers.filter(isOpenNow).map(({ reference }) => reference));
  const [first = ''] = references;
  return references.size === 1 ? first : '';
}

/** Off until the service says otherwise, and after a load that failed, whatever was known before (rule wallet-2). */
export function mayDeposit({ phase, value, failure }: Loaded<PaymentRules>): boolean {
  return phase === 'ready' && failure === null && value.canDeposit;
}

const isOpenNow = ({ isOpen }: { isOpen: boolean }): boolean => isOpen;

function openFirst<Way extends { isOpen: boolean }>(ways: readonly Way[]): Way[] {
  return ways.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}
