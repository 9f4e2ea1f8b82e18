import type { LucideIcon } from 'lucide-react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Gift from 'lucide-react/icons/gift';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import styles from './help.module.css';

/** Decorative icon: the title is beside it. */
export function TopicIcon({ of }: { of: string }) {
  const Icon = icons[of] ?? CircleQuestionMark;
  return (
    <span className={`stack rigid ${styles['icon']}`} aria-hidden>
      <Icon size={18} />
    </span>
  );
}

const icons: Partial<Record<string, LucideIcon>> = {
  user: UserRound,
  wallet: Wallet,
  ticket: Ticket,
  trophy: Trophy,
  gift: Gift,
  shield: ShieldCheck,
  phone: Smartphone,
};
