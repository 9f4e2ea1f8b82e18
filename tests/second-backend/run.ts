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
import { checkConformance } from '../../deploy/conformance/check-conformance.ts';
import { buildIfNeeded } from '../../server/build-app.ts';
import { closeOnSignal, printError } from '../../server/process-lifecycle.ts';
import { misfits } from './answers.ts';
import { serveProduct } from './product.ts';
import { type SecondBackend, startSecondBackend } from './service.ts';
import { walk } from './walk.ts';

/** Requests compare nothing during the walk, so that a change on screen came over a hub. */
const HUBS_ALONE = { reconcileMs: 3_600_000, pollMs: 3_600_000 };

/** Time for which conformance listens to each hub. */
const HUB_SECONDS = 5;

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
    const odd = await nonconforming(backend, product.url);
    console.log(`${seconds()} s  conformance: ${odd.length === 0 ? 'the twenty calls and both hubs work' : 'differs'}`);
    const bad = [...wrong, ...odd, ...faults.map((fault) => `page error: ${fault}`)];
    for (const line of bad) console.error(line);
    console.log(`${seconds()} s  done; pictures in ${pictures}`);
    if (bad.length > 0) process.exitCode = 1;
  } finally {
    await product.close();
    await backend.stop();
  }
}

/** The twenty calls and both hubs that do not simply work; calls beyond them are not offered. */
async function nonconforming({ environment, calls }: SecondBackend, origin: string): Promise<string[]> {
  const { rows } = await checkConformance({ environment, origin, hubSeconds: HUB_SECONDS });
  const names = [...calls.map(({ operation }) => operation), 'lite', 'score'];
  return names.flatMap((name) => {
    const row = rows.find((each) => each.name === name);
    if (row?.verdict === 'works') return [];
    return `${name}: ${row?.verdict ?? 'is no call'}, ${row?.findings.map(({ reason }) => reason).join('; ') ?? ''}`;
  });
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
