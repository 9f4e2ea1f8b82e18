import { useLocation } from 'wouter';
import type { RequiredRetailerChoice } from '../../../domain/member/retailer/required-retailer.ts';
import { signOut } from '../../../state/member/session-calls.ts';
import { Button } from '../../../ui/control/button.tsx';
import { accountLinks } from '../../../routes/account-routes.ts';
import styles from './member-popup.module.css';

/** Explains why a retailer must be chosen; the only ways on are the choice and signing out. */
export function RequiredRetailerText({ choice }: { choice: RequiredRetailerChoice }) {
  const [, navigate] = useLocation();
  const target = choice === 'change' ? accountLinks.changeRetailer() : accountLinks.chooseRetailer();
  return (
    <div className={`stack gap-2 ${styles['popup']}`}>
      <p className={styles['text']}>{texts[choice]}</p>
      <Button variant="primary" wide data-autofocus="" onClick={() => navigate(target)}>
        {choice === 'change' ? 'Yeni bayi seç' : 'Bayi seç'}
      </Button>
      <Button variant="text" wide onClick={() => void signOut()}>
        Çıkış yap
      </Button>
    </div>
  );
}

const texts: Record<RequiredRetailerChoice, string> = {
  change: 'Bayin artık hizmet veremiyor. Hesabını kullanmaya devam etmek için yeni bir bayi seçmelisin.',
  choose:
    'Üyeliğini tamamlamak için bir bayi seçmelisin. Bayiye gitmen gerekmez, bayini dilediğin zaman değiştirebilirsin.',
};
