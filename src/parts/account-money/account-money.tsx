import { moneyText } from '../../domain/number-text.ts';

/** Amount of the balance in kuruş, replaced by dots while hidden (rule profile-11). */
export function AccountMoney({ kurus, hidden }: { kurus: number; hidden: boolean }) {
  if (!hidden) return <span translate="no">{moneyText(kurus)}</span>;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      <span className="visually-hidden">gizli</span>
    </>
  );
}
