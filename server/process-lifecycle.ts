/** Closes on SIGINT or SIGTERM and ends the process, with code 1 and a message when closing fails. */
export function closeOnSignal(close: () => Promise<void>): void {
  const end = (): void => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        printError(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

export function printError(error: unknown): void {
  console.error(error instanceof Error ? reason(error) : String(error));
}

/**
 * Returns the URL to open in a browser; a server that listens everywhere or on the loopback is reached as localhost.
 */
export function reachableUrl(host: string, port: number): string {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}

function reason(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is already in use: choose another with --port.`;
  if (error.code === 'ENOENT') return `There is no file ${error.path}.`;
  return error.message;
}
