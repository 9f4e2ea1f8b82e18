import Clock from 'lucide-react/icons/clock';
import Layers from 'lucide-react/icons/layers';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ComponentType } from 'react';
import styles from './details-step.module.css';

interface Benefit {
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  title: string;
  text: string;
}

/** The four benefits of rule product-11. */
const benefits: readonly Benefit[] = [
  { icon: Clock, title: '7/24 para yatır, çek', text: 'Günün her saati bakiyeni yükle, kazancını hesabına aktar.' },
  { icon: TrendingUp, title: 'Yükseltilmiş oranlar', text: 'Aynı maça daha yüksek oranla oyna, daha çok kazan.' },
  { icon: Layers, title: 'Daha çok tek maç', text: 'Yükseltilmiş MBS ile daha çok maçı tek başına oyna.' },
  {
    icon: ShieldCheck,
    title: 'Yasal ve güvenilir',
    text: 'Spor Toto Teşkilat Başkanlığı güvencesiyle oynarsın.',
  },
];

export function Benefits() {
  return (
    <ul className={`stack gap-2 ${styles['cards']}`} aria-label="Üyeliğin avantajları">
      {benefits.map(({ icon: Icon, title, text }) => (
        <li key={title} className={`stack middle ${styles['card']}`}>
          <span className={styles['icon']}>
            <Icon size={18} aria-hidden="true" />
          </span>
          <h2 className={`text-sm weight-650 ${styles['benefitsTitle']}`}>{title}</h2>
          <p className={`text-xs muted ${styles['text']}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
