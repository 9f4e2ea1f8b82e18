/** Stores the success of the last load of the app configuration in the UI state, for support (rule content-10). */
import { useEffect } from 'react';
import { useTopicValue } from '../engine/live.ts';
import { storeUi, storedUi } from './stored-ui.ts';

export function useConfigFlag(): void {
  const loaded = useTopicValue({ kind: 'config' }, 'flag')?.loaded;
  useEffect(() => {
    if (loaded !== undefined && storedUi.appConfigFlag !== loaded) storeUi('appConfigFlag', loaded);
  }, [loaded]);
}
