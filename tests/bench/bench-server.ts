/** The stand-in as the measurements use it, whichever process runs it. */
export interface BenchServer {
  url: string;
  control(method: string, path: string, body?: object): Promise<unknown>;
}

export const UPDATES_PER_SECOND = 1_000;

export async function setPace(server: BenchServer, updatesPerSecond: number): Promise<void> {
  await server.control('POST', 'simulation', { running: updatesPerSecond > 0, updatesPerSecond });
}
