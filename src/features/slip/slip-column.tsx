import styles from './slip-column.module.css';
import { SlipContent } from './slip-content.tsx';
import { SlipHead } from './slip-head.tsx';

/** The slip as the third column of a desktop. */
export default function SlipColumn() {
  return (
    <div className={styles['column']}>
      <header className={styles['head']}>
        <SlipHead />
      </header>
      <SlipContent />
    </div>
  );
}
