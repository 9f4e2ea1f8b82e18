import styles from './share-note.module.css';

interface ShareNoteProps {
  /** Result of sharing; '' for none. */
  note: string;
  /** Address to copy by hand; '' if that is not needed. */
  url: string;
  /** Accessible name of the address field. */
  label?: string;
}

export function ShareNote({ note, url, label = 'Kuponun bağlantısı' }: ShareNoteProps) {
  return (
    <output className={`text-sm muted ${styles['note']}`}>
      {note}
      {url !== '' && <input className={styles['url']} readOnly aria-label={label} value={url} />}
    </output>
  );
}
