import { useEffect } from 'react';
import { useConnection } from '../state/engine/use-connection.ts';
import { engine } from '../state/engine/call-engine.ts';
import { partRetryListeners } from '../state/load/load-with-retry.ts';

/** Publishes connection status, engine host and build on `<html>`, for tests and support (realms-11). */
export function useDocumentState(): void {
  const { status } = useConnection();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['connection'] = status;
    dataset['engine'] = engine().host;
    dataset['build'] = __BUILD__;
    if (status === 'on') partRetryListeners.notify();
  }, [status]);
}
