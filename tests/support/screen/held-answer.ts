/** A slow response of the service, which the test releases. */
import type { ScreenServer } from './backend.ts';

export interface HeldAnswer {
  /** Returns true once the request has been made and its response is held. */
  asked: () => boolean;
  /** Releases the response, and every later one at once. */
  come: () => void;
}

/**
 * @param path end of the address; of one path at a time
 * @param method only what is asked with it
 */
export function holdAnswer(server: ScreenServer, path: string, method?: string): HeldAnswer {
  const { fetch } = server;
  let come = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    come = resolve;
  });
  let asked = false;
  server.fetch = async (input, init) => {
    const request = new Request(input, init);
    const its = new URL(request.url).pathname.endsWith(path) && (method ?? request.method) === request.method;
    const response = await fetch(request);
    if (!its) return response;
    asked = true;
    await released;
    return response;
  };
  return { asked: () => asked, come };
}
