/** Bank accounts of the players service (wire-account-3): as a withdrawal needs them. */
import { type Infer, type as shape } from 'superstruct';
import type { PayoutAccount } from '../../../model/withdrawal.ts';
import { flag, known, text, textOr } from '../fields.ts';

export const bankAccountRow = shape({
  id: text(),
  iban: text(),
  bankName: textOr(''),
  /** The player's own label. */
  accountName: textOr(''),
  /** Masked: "DENİZ Y***". */
  accountOwner: textOr(''),
  status: known(['Active', 'Hold', 'Passive']),
  isDefault: flag(),
});

export function decodeBankAccount(wire: Infer<typeof bankAccountRow>): PayoutAccount {
  return {
    id: wire.id,
    iban: wire.iban,
    bankName: wire.bankName,
    label: wire.accountName,
    owner: wire.accountOwner,
    isDefault: wire.isDefault,
    isActive: wire.status === 'Active',
  };
}
