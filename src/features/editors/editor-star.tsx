import { useRef, useState } from 'react';
import type { Editor } from '../../model/editor.ts';
import type { Result } from '../../model/failure.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { StarButton } from '../../parts/favourite-star/star-button.tsx';
import styles from './editors.module.css';

/** Button that adds an editor to the member's favourites or removes it; renders nothing if the flag is unknown. */
export function EditorStar({ editor: { id, name, favourite } }: { editor: Pick<Editor, 'id' | 'name' | 'favourite'> }) {
  const { busy, note, failed, run } = useAction(UNSURE);
  /** The flag the player tapped, until the service returns the same; null for none. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const wish = useRef(false);
  if (wanted !== null && wanted === favourite && busy === '') setWanted(null);
  if (favourite === null) return null;
  const shown = wanted ?? favourite;
  const toggle = (): void => {
    wish.current = !shown;
    setWanted(!shown);
    // A tap while a request is in flight is sent after its response.
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

/** Repeats the request until the flag sent is the one tapped last. */
async function send(editorId: number, wish: { readonly current: boolean }): Promise<Result<unknown>> {
  const isFavorite = wish.current;
  const result = await writeService('updateFavouriteEditor', { body: { editorId, isFavorite } });
  return result.ok && wish.current !== isFavorite ? send(editorId, wish) : result;
}

const UNSURE = 'Favorinin kaydedilip kaydedilmediği bilinmiyor.';
