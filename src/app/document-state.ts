import { useEffect } from 'react';
import { useConnection } from '../state/engine/connection.ts';
import { engine } from '../state/engine/engine.ts';
import { useFreshness, useFreshnessWatch } from '../state/engine/freshness.ts';

/** What tests, support and style sheets read from <html> (realms-11). */
export function useDocumentState(): void {
  const { status } = useConnection();
  useFreshnessWatch();
  const { old } = useFreshness();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['connection'] = status;
    dataset['engine'] = engine().host;
    dataset['build'] = __BUILD__;
    if (old) dataset['odds'] = 'old';
    else delete dataset['odds'];
  }, [status, old]);
}
