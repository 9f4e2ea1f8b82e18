import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { Segmented, type SegmentedOption } from './segmented.tsx';
import styles from './theme-choice.module.css';

type Theme = 'system' | 'dark' | 'light';

interface ThemeChoiceProps {
  value: Theme;
  onChange: (theme: Theme) => void;
  /** Shares the width equally among the options. */
  wide?: boolean;
}

export function ThemeChoice({ value, onChange, wide = false }: ThemeChoiceProps) {
  return <Segmented options={options} value={value} onChange={onChange} label="Görünüm" wide={wide} />;
}

const options: readonly SegmentedOption<Theme>[] = [
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
