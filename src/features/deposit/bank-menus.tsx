import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import Globe from 'lucide-react/icons/globe';
import Landmark from 'lucide-react/icons/landmark';
import Phone from 'lucide-react/icons/phone';
import Smartphone from 'lucide-react/icons/smartphone';
import Store from 'lucide-react/icons/store';
import { playerNumberText } from './deposit-methods.ts';
import type { BankMenu, BankChannel } from '../../model/payment.ts';
import type { CopyToClipboard } from './use-copy-to-clipboard.ts';
import { CopyField } from './copy-field.tsx';
import styles from './deposit.module.css';

interface BankMenusProps {
  menus: readonly BankMenu[];
  /** The operator's name in the bank's menu. */
  accountName: string;
  playerNo: number;
  copying: CopyToClipboard;
}

/** Banks with a menu for games of chance: no IBAN, the player's number identifies the account to credit. */
export function BankMenus({ menus, accountName, playerNo, copying }: BankMenusProps) {
  return (
    <>
      <section className={`stack pad gap-2 ${styles['reference']}`} aria-label="Bankada soracakları">
        <dl>
          <CopyField big label="Üye no" text={playerNumberText(playerNo)} copying={copying} />
          <CopyField label="Kurum" text={accountName} copying={copying} />
        </dl>
        <p>
          Bankanın menüsünde {accountName === '' ? 'kurumu' : `“${accountName}” kurumunu`} seç, üye numaranı ve tutarı
          gir. Para birkaç dakika içinde bakiyene geçer.
        </p>
      </section>
      <ul className="stack one-column gap-3" aria-label="Şans oyunları menüsü olan bankalar">
        {menus.map((menu) => (
          <li key={menu.bank} className={`card stack shrink gap-2 ${styles['bank']}`}>
            <Menu menu={menu} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Menu({ menu: { bank, channels, path, isOpen } }: { menu: BankMenu }) {
  return (
    <>
      <h2 className={`row gap-2 text-md weight-650 ${styles['name']}`}>
        <Landmark size={18} aria-hidden />
        {bank}
        {!isOpen && <span className={`text-xs weight-600 muted ${styles['closed']}`}>Şu anda kapalı</span>}
      </h2>
      {isOpen && path.length > 0 && (
        <ol className={`flex wrap text-sm weight-550 ${styles['path']}`} aria-label="Menüdeki yeri">
          {path.map((step, place) => (
            <li key={step}>
              {place > 0 && <ChevronRight size={14} aria-hidden />}
              {step}
            </li>
          ))}
        </ol>
      )}
      {isOpen && channels.length > 0 && (
        <ul className={`flex wrap gap-2 ${styles['channels']}`} aria-label="Kanallar">
          {channels.map(({ kind, name }) => {
            const Icon = icons[kind];
            return (
              <li key={`${kind} ${name}`}>
                <Icon size={14} aria-hidden /> {name === '' ? channelNames[kind] : name}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

const icons: Record<BankChannel['kind'], typeof Globe> = {
  internet: Globe,
  mobile: Smartphone,
  atm: CreditCard,
  branch: Store,
  phone: Phone,
  other: Landmark,
};

/** Names for channels the service gives no name for. */
const channelNames: Record<BankChannel['kind'], string> = {
  internet: 'İnternet şubesi',
  mobile: 'Mobil uygulama',
  atm: 'ATM',
  branch: 'Şube',
  phone: 'Telefon bankacılığı',
  other: 'Diğer',
};
