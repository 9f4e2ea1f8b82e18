import styles from './share-note.module.css';

export interface ShareNoteProps {
  /** What came of sharing; '' for nothing to say. */
  note: string;
  /** To be copied by hand; '' where it need not be. */
  url: string;
}

export function ShareNote({ note, url }: ShareNoteProps) {
  return (
    <output className={styles['note']}>
      {note}
      {url !== '' && <input className={styles['url']} readOnly aria-label="Kuponun bağlantısı" value={url} />}
    </output>
  );
}
