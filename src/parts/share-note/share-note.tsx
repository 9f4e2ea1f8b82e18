import styles from './share-note.module.css';

export interface ShareNoteProps {
  /** What came of sharing; '' for nothing to say. */
  note: string;
  /** To be copied by hand; '' where it need not be. */
  url: string;
  /** What the address is of. */
  label?: string;
}

export function ShareNote({ note, url, label = 'Kuponun bağlantısı' }: ShareNoteProps) {
  return (
    <output className={styles['note']}>
      {note}
      {url !== '' && <input className={styles['url']} readOnly aria-label={label} value={url} />}
    </output>
  );
}
