/** Stores the success of the last load of the app configuration in the UI state, for support (rule content-10). */
import { useEffect } from 'react';
import { useTopicValue } from '../engine/use-topic.ts';
import { setUiSetting, uiSettings } from './ui-settings.ts';

export function useStoreAppConfigFlag(): void {
  const loaded = useTopicValue({ kind: 'config' }, 'flag')?.loaded;
  useEffect(() => {
    if (loaded !== undefined && uiSettings.appConfigFlag !== loaded) setUiSetting('appConfigFlag', loaded);
  }, [loaded]);
}
