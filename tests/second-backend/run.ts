/**
 * `npm run second-backend`: the product on a backend that was written from `docs/contract` alone. Builds and starts it,
 * compares its answers with the document, and walks through the product in a browser. `--serve FILE` writes the
 * `environment.json` of a running service to that file instead, and stays until it is stopped.
 */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../../server/build-app.ts';
import { closeOnSignal, printError } from '../../server/process-lifecycle.ts';
import { misfits } from './answers.ts';
import { serveProduct } from './product.ts';
import { type SecondBackend, startSecondBackend } from './service.ts';
import { walk } from './walk.ts';

/** Requests compare nothing during the walk, so that a change on screen came over a hub. */
const HUBS_ALONE = { reconcileMs: 3_600_000, pollMs: 3_600_000 };

const began = performance.now();
const seconds = (): string => ((performance.now() - began) / 1_000).toFixed(1);

try {
  const { values } = parseArgs({
    options: {
      serve: { type: 'string' },
      port: { type: 'string' },
      pictures: { type: 'string', default: join(tmpdir(), 'second-backend') },
    },
  });
  await buildIfNeeded(fileURLToPath(new URL('../..', import.meta.url)));
  const backend = await startSecondBackend(values.port === undefined ? undefined : Number(values.port));
  console.log(`${seconds()} s  the service answers at ${backend.origin}`);
  await (values.serve === undefined ? prove(backend, values.pictures) : serve(backend, values.serve));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

async function prove(backend: SecondBackend, pictures: string): Promise<void> {
  const product = await serveProduct({ ...backend.environment, timing: HUBS_ALONE });
  try {
    const wrong = await misfits(backend);
    console.log(`${seconds()} s  ${backend.calls.length - wrong.length} of ${backend.calls.length} answers fit`);
    const faults = await walk(product.url, pictures, ({ name, seen, ms }) => console.log(`${ms} ms  ${name}: ${seen}`));
    const bad = [...wrong, ...faults.map((fault) => `page error: ${fault}`)];
    for (const line of bad) console.error(line);
    console.log(`${seconds()} s  done; pictures in ${pictures}`);
    if (bad.length > 0) process.exitCode = 1;
  } finally {
    await product.close();
    await backend.stop();
  }
}

async function serve(backend: SecondBackend, file: string): Promise<void> {
  const product = await serveProduct(backend.environment);
  await writeFile(file, `${JSON.stringify(backend.environment, undefined, 2)}\n`);
  console.log(`  Tribün  ${product.url}\n  ${file} points to the service. Ctrl+C stops it.`);
  closeOnSignal(async () => {
    await product.close();
    await backend.stop();
  });
}
