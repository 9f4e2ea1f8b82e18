import { useEffect } from 'react';
import { useConnection } from '../state/engine/connection.ts';
import { engine } from '../state/engine/engine.ts';
import { retryParts } from '../state/load/until-loaded.ts';

/** Publishes connection status, engine host and build on `<html>`, for tests and support (realms-11). */
export function useDocumentState(): void {
  const { status } = useConnection();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['connection'] = status;
    dataset['engine'] = engine().host;
    dataset['build'] = __BUILD__;
    if (status === 'on') retryParts.tell();
  }, [status]);
}
