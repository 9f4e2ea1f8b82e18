/**
 * `npm run contract` — writes the contract as documents that machines read, into `dist-contract`: OpenAPI of the calls,
 * AsyncAPI of the hubs, and a page of both. The copies in `docs/contract` are written too: their changes are what a reviewer sees of a change.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractPage } from '../../deploy/contract/page.ts';
import { contractDocuments, yamlOf } from './documents.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function run(): Promise<void> {
  const { documents } = await contractDocuments();
  for (const folder of ['dist-contract', 'docs/contract']) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const [file, content] of Object.entries(documents)) {
      writeFileSync(join(root, folder, file), yamlOf(content));
      console.log(`${folder}/${file}`);
    }
  }
  const page = contractPage(documents['openapi.yaml'] ?? {}, documents['asyncapi.yaml'] ?? {});
  writeFileSync(join(root, 'dist-contract/index.html'), page);
  console.log('dist-contract/index.html');
}

await run();
