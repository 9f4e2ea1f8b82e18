import { useRef, useState } from 'react';
import type { Editor } from '../../model/editor.ts';
import type { Result } from '../../model/failure.ts';
import { writeService } from '../../state/engine/services.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { StarButton } from '../../parts/favourite-star/star-button.tsx';
import styles from './editor-star.module.css';

/** Keeps an editor among the member's favourites; nothing for whom it is not told. */
export function EditorStar({ editor: { id, name, favourite } }: { editor: Pick<Editor, 'id' | 'name' | 'favourite'> }) {
  const { busy, note, failed, run } = useAction(UNSURE);
  /** Tapped, and not yet told by the service. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const wish = useRef(false);
  if (wanted !== null && wanted === favourite && busy === '') setWanted(null);
  if (favourite === null) return null;
  const shown = wanted ?? favourite;
  const toggle = (): void => {
    wish.current = !shown;
    setWanted(!shown);
    // Tapped while one is under way, the star is sent once more after its answer.
    run(() => send(id, wish), { onFailed: () => setWanted(null) });
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

/** Until what was sent is what was tapped last. */
async function send(editorId: number, wish: { readonly current: boolean }): Promise<Result<unknown>> {
  const isFavorite = wish.current;
  const result = await writeService('updateFavouriteEditor', { body: { editorId, isFavorite } });
  return result.ok && wish.current !== isFavorite ? send(editorId, wish) : result;
}

const UNSURE = 'Favorinin kaydedilip kaydedilmediği bilinmiyor.';
