import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ThemeChoice as Choice, chooseTheme, useTheme } from '../../state/theme.ts';
import { Segmented, type SegmentedOption } from '../../ui/segmented.tsx';
import styles from './theme-choice.module.css';

export function ThemeChoice() {
  return <Segmented options={options} value={useTheme()} onChange={chooseTheme} label="Görünüm" />;
}

const options: readonly SegmentedOption<Choice>[] = [
  { value: 'system', label: optionLabel(<Monitor size={16} aria-hidden="true" />, 'Sistem') },
  { value: 'light', label: optionLabel(<Sun size={16} aria-hidden="true" />, 'Açık') },
  { value: 'dark', label: optionLabel(<Moon size={16} aria-hidden="true" />, 'Koyu') },
];

function optionLabel(icon: ReactNode, text: string): ReactNode {
  return (
    <span className={styles['label']}>
      {icon}
      {text}
    </span>
  );
}
