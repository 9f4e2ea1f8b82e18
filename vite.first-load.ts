/**
 * What `index.html` asks for before any script of the product has run: `src/app/early.ts`, built by itself so that it waits
 * for nothing, and the engine's code. The early script is told the fonts, and the frame and the files of pages; it asks for
 * the files.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, build } from 'vite';
import { pageRetryScript } from './deploy/page-retry.ts';
import type { PreloadEntry, FrameLayout } from './src/app/preload-entry.ts';
import { type AreaDefinition, pageAreas, isBelow, roots } from './src/routes/areas.ts';
import { couponPatterns } from './src/routes/coupon-routes.ts';
import { helpPatterns } from './src/routes/content-routes.ts';
import { patternSource } from './src/routes/pattern.ts';
import { programPatterns } from './src/routes/program-routes.ts';
import { minified } from './vite.small.ts';

type Bundle = Rolldown.OutputBundle;

type Place = readonly [patterns: readonly string[], frame: FrameLayout, ...modules: string[]];

const rowsOf: Record<AreaDefinition['rows'], string> = {
  member: 'src/app/pages/member.ts',
  signIn: 'src/app/pages/sign-in.ts',
  others: 'src/app/pages/others.ts',
};
const program = 'src/features/program/program-page.tsx';
const { coupons, ...otherCoupons } = couponPatterns;

/**
 * Addresses, the frame of their pages, and the modules these load by need: the rows of their area, and their own as far as
 * visits begin with them. The first that fits, so most specific first.
 */
const places: readonly Place[] = [
  [[programPatterns.home], 'home'],
  [[programPatterns.eventWidget, programPatterns.eventWidgetShort], 'bare'],
  [[programPatterns.liveProgram, programPatterns.specialEvents, programPatterns.allOdds], 'list', program],
  [[programPatterns.event], 'page', 'src/features/event/page/event-page.tsx'],
  [[programPatterns.program], 'list', program],
  [[programPatterns.popularBets, programPatterns.easyCoupons], 'page'],
  [Object.values(otherCoupons).filter((pattern) => isBelow(pattern, roots.coupons)), 'page', rowsOf.member],
  [[coupons], 'page', rowsOf.member, 'src/features/coupons/coupons-page.tsx'],
  [[helpPatterns.home], 'page', rowsOf.others, 'src/features/help/help-page.tsx'],
  ...pageAreas.map(({ path, alone, rows }): Place => [[path], alone === true ? 'alone' : 'page', rowsOf[rows]]),
];
const fonts = /^assets\/inter-(latin|turkish)-[\w-]{8}\.woff2$/;

export function firstLoad(): Plugin {
  let early = '';
  let screen = '';
  return {
    name: 'first-load',
    apply: 'build',
    async generateBundle() {
      const emit = async (name: string, built: Promise<string>): Promise<string> => {
        const source = await built;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${name}-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      };
      early = await emit('early', scriptAlone('src/app/early.ts', 'iife'));
      screen = await emit('stored-screen', scriptAlone('src/state/stored-screen/show-screen.ts', 'es'));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const engine = addressOf(bundle, /^assets\/engine\.shared-/);
        const [tag = '', entry = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
        if (entry === '') throw new Error('the page has no entry');
        const script = attributes({
          src: `/${early}`,
          'data-entry': entry,
          'data-engine': engine,
          'data-screen': `/${screen}`,
          'data-places': JSON.stringify(
            places.map(([patterns, frame, ...modules]): PreloadEntry => [
              anyOf(patterns),
              frame,
              filesOf(bundle, modules),
            ]),
          ),
          // Behind what the first answer waits for, and ahead of what they would move: asked for with the page they came after
          // its list, which moved by 0.03 on the narrowest phone.
          'data-fonts': JSON.stringify(
            Object.keys(bundle)
              .filter((file) => fonts.test(file))
              .map((file) => `/${file}`),
          ),
        });
        // Not as modules: the page does not run them.
        const scripts = [engine, addressOf(bundle, /^assets\/engine-core-/)].map((file) =>
          preload(file, { as: 'script' }),
        );
        // Before the styles: a script behind them would wait for them. The rest behind what the page runs.
        const styles = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
        // By a function: "$&" of an address that ends in "$" stands for the match in a text.
        return html
          .replace(styles, '')
          .replace(tag, () => preload(entry, { rel: 'modulepreload' }))
          .replace(
            '<!-- first load -->',
            () => `<script>${pageRetryScript}</script><script ${script}></script>${styles}`,
          )
          .replace('</head>', () => `${scripts.join('')}</head>`);
      },
    },
  };
}

/** Whatever fits one of them; what stands in their places has no name here. */
const anyOf = (patterns: readonly string[]): string =>
  patterns.map((pattern) => patternSource(pattern).replaceAll(/\?<\w+>/g, '')).join('|');

/** In the order they are asked for, and all behind the one style sheet that the first frame is painted by. */
const preload = (href: string, more: Record<string, string>): string =>
  `<link crossorigin ${attributes({ rel: 'preload', href, fetchpriority: 'low', ...more })}>`;

const attributes = (all: Record<string, string>): string =>
  Object.entries(all)
    .map(([name, value]) => `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join(' ');

/** A script that is built by itself, so that it waits for no other. */
async function scriptAlone(path: string, format: 'iife' | 'es'): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(path, import.meta.url)),
        output: { format },
      },
    },
  });
  const built = [output].flat()[0];
  if (built === undefined || !('output' in built)) throw new Error(`${path} is not built`);
  return minified(built.output[0].code);
}

/** The one script of that name: of two, the page would preload one and its engine load the other, 57 KB. */
function addressOf(bundle: Bundle, file: RegExp): string {
  const [found, ...others] = Object.keys(bundle).filter((name) => file.test(name) && name.endsWith('.js'));
  if (found === undefined || others.length > 0) throw new Error(`not one file of the build is ${String(file)}`);
  return `/${found}`;
}

/** The chunks of these modules and all they import, and their styles; without what the entry brings. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  const known = new Set(entry === undefined ? [] : withImports(bundle, entry.fileName));
  const files = new Set<string>();
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`) === true);
    if (chunk === undefined) throw new Error(`${module} has no file of its own`);
    for (const file of withImports(bundle, chunk.fileName)) if (!known.has(file)) files.add(`/${file}`);
  }
  return [...files];
}

function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}
