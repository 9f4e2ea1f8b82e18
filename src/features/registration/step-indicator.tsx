import Check from 'lucide-react/icons/check';
import type { RegistrationStep } from '../../domain/member/registration/registration-steps.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './registration.module.css';

const names = ['Kişisel Bilgiler', 'SMS Onay', 'Bayi Seç'];

/** Index of the current step; one past the last when all are done. */
const position: Record<RegistrationStep, number> = { form: 0, code: 1, retailer: 2, result: 3 };

/** Accessible name of the part of the page that changes. */
export function stepLabel(step: RegistrationStep): string {
  const name = names[position[step]];
  return name === undefined ? 'Üyelik tamamlandı' : `Adım ${position[step] + 1} / ${names.length}: ${name}`;
}

export function StepIndicator({ step }: { step: RegistrationStep }) {
  const current = position[step];
  return (
    <ol className={styles['steps']} aria-label="Üyelik adımları">
      {names.map((name, index) => (
        <li
          key={name}
          className={classNames(
            'row text-xs weight-600 faint',
            styles['stepMark'],
            index < current && styles['done'],
            index === current && styles['current'],
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden="true">
            {index < current ? <Check size={14} strokeWidth={3} /> : index + 1}
          </span>
          <span>
            {name}
            {index < current && <span className="visually-hidden"> (tamamlandı)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
