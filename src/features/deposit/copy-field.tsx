import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { CopyToClipboard } from './use-copy-to-clipboard.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './deposit.module.css';

interface CopyFieldProps {
  label: string;
  /** Text to copy. */
  text: string;
  /** Displayed text, if it differs from `text`. */
  displayedText?: string;
  /** Name of the owner, added to the button's label for screen readers. */
  ownerName?: string;
  /** True for the page's main field, which is shown larger. */
  big?: boolean;
  copying: CopyToClipboard;
}

/** A fact of a bank, and the button that copies it. */
export function CopyField({
  label,
  text,
  displayedText: shown = text,
  ownerName: of = '',
  big = false,
  copying,
}: CopyFieldProps) {
  if (text === '') return null;
  const done = copying.copied === text;
  const Icon = done ? Check : Copy;
  return (
    <div className={classNames('stack middle', styles['field'], big && styles['big'])}>
      <dt>{label}</dt>
      <dd>
        <span className="num">{shown}</span>
        <button
          type="button"
          className={classNames('middle text-xs weight-650', styles['copy'], done && styles['copied'])}
          aria-label={[of, label, 'kopyala'].filter(Boolean).join(' ')}
          onClick={() => copying.copy(label, text)}
        >
          <Icon size={16} aria-hidden />
          <span aria-hidden>{done ? 'Kopyalandı' : 'Kopyala'}</span>
        </button>
      </dd>
    </div>
  );
}
