import { useState } from 'react';
import type { Editor } from '../../model/editor.ts';
import { writeService } from '../../state/engine/services.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { StarButton } from '../../parts/favourite-star/star-button.tsx';
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
      <StarButton name={name} pressed={shown} size={20} onClick={toggle} />
      {failed && (
        <span className={styles['note']} role="alert">
          {note}
        </span>
      )}
    </span>
  );
}

const UNSURE = 'Favorinin kaydedilip kaydedilmediği bilinmiyor.';
