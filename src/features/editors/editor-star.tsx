import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import type { Editor } from '../../model/editor.ts';
import { writeService } from '../../state/engine/services.ts';
import { useAction } from '../../state/engine/use-action.ts';
import styles from './editor-star.module.css';

/** Keeps an editor among the member's favourites; nothing for whom it is not told. */
export function EditorStar({ editor: { id, name, favourite } }: { editor: Pick<Editor, 'id' | 'name' | 'favourite'> }) {
  const { note, failed, run } = useAction(UNSURE);
  /** Tapped, and not yet told by the service. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (wanted !== null && wanted === favourite) setWanted(null);
  if (favourite === null) return null;
  const shown = wanted ?? favourite;
  const toggle = (): void => {
    run(() => writeService('updateFavouriteEditor', { body: { editorId: id, isFavorite: !shown } }), {
      onFailed: () => setWanted(null),
    });
    setWanted(!shown);
  };
  return (
    <span className={styles['place']}>
      <button
        type="button"
        className={styles['star']}
        aria-pressed={shown}
        aria-label={`${name} favorilerde`}
        title={shown ? 'Favorilerden çıkar' : 'Favorilere ekle'}
        onClick={toggle}
      >
        <Star size={20} aria-hidden />
      </button>
      {failed && (
        <span className={styles['note']} role="alert">
          {note}
        </span>
      )}
    </span>
  );
}

const UNSURE = 'Favorinin kaydedilip kaydedilmediği bilinmiyor.';
