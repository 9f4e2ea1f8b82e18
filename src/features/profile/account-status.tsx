import type { LucideIcon } from 'lucide-react';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import Store from 'lucide-react/icons/store';
import { Link } from 'wouter';
import { type AccountFact, type AccountPart, accountFacts } from './account-facts.ts';
import type { Player, PlayerRetailer } from '../../model/player.ts';
import { accountLinks, bankAccountLinks } from '../../routes/account-routes.ts';
import { requestDialog } from '../../state/overlays/dialogs.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './profile.module.css';

/**
 * Missing phone, mail and retailer; each opens the page or dialog that completes it. Bank accounts are known later and
 * would push what is below, so their menu entry reports them.
 */
export function AccountStatus({ player, retailer }: { player: Player; retailer: PlayerRetailer | null }) {
  const missing = accountFacts(player, retailer, null).filter(({ state }) => state === 'due');
  if (missing.length === 0) return null;
  return (
    <section aria-label="Hesabının eksikleri">
      <ul className={`stack gap-2 ${styles['facts']}`}>
        {missing.map((fact) => (
          <li key={fact.part}>
            <Fact fact={fact} hasRetailer={retailer !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ fact: { part, state, text }, hasRetailer }: { fact: AccountFact; hasRetailer: boolean }) {
  const Icon = icons[part];
  const content = (
    <>
      <Icon size={18} aria-hidden />
      <span className="text-xs muted">{labels[part]}</span>
      <span className={`text-sm weight-600 ${styles['text']}`}>{text}</span>
    </>
  );
  const look = classNames(styles['fact'], styles[state]);
  if (part === 'bank' || part === 'retailer') {
    const toRetailer = hasRetailer ? accountLinks.registeredRetailer() : accountLinks.chooseRetailer();
    const href = part === 'bank' ? bankAccountLinks.list() : toRetailer;
    return (
      <Link href={href} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={look} aria-haspopup="dialog" onClick={() => requestDialog(part)}>
      {content}
    </button>
  );
}

const icons: Record<AccountPart, LucideIcon> = { phone: Smartphone, mail: Mail, bank: Landmark, retailer: Store };
const labels: Record<AccountPart, string> = {
  phone: 'Telefon',
  mail: 'E-posta',
  bank: 'IBAN',
  retailer: 'Bayi',
};
