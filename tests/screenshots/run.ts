/**
 * `npm run screenshots`: every screen at five widths in both themes, with a contact sheet of all
 * (`screenshots/index.html`). `-- --only slip,match`, `--width 390,1280` and `--theme dark` limit the choice, `--whole`
 * takes pages in their full length, `-- --readme` takes the pictures of the README and of the install sheet instead.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../../server/build-app.ts';
import { takeEveryScreen } from './every-picture.ts';
import { takeReadmePictures } from './readme-pictures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    whole: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const listed = (value: string | undefined): string[] => value?.split(',') ?? [];

await buildIfNeeded(root);
if (values.readme) await takeReadmePictures(root);
else {
  await takeEveryScreen(root, {
    only: listed(values.only),
    widths: listed(values.width),
    themes: listed(values.theme),
    whole: values.whole,
  });
}
