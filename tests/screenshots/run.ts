/**
 * `npm run screenshots`: every screen at five widths in both themes, with a contact sheet of all (`screenshots/index.html`).
 * `-- --only slip,match` takes these alone, `-- --readme` those of the README and of the install sheet instead.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../../server/build-app.ts';
import { takeEveryScreen } from './every-picture.ts';
import { takeReadmePictures } from './readme-pictures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: { only: { type: 'string' }, readme: { type: 'boolean', default: false } },
});

await buildIfNeeded(root);
if (values.readme) await takeReadmePictures(root);
else await takeEveryScreen(root, values.only?.split(',') ?? []);
