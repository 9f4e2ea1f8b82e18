/**
 * Motion in style sheets and scripts: it affects no layout, is short, repeats only while something loads, and is off
 * for readers who prefer reduced motion.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const read = (file: string): string => readFileSync(join(src, file), 'utf8');

interface Declaration {
  file: string;
  selector: string;
  property: string;
  value: string;
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css'));
const motion = sheets.flatMap((file) => declarationsOf(file));
const transitions = motion.filter(({ property }) => property.startsWith('transition'));
const animations = motion.filter(({ property }) => property.startsWith('animation'));

/** Properties that the compositor animates alone, and colours. */
const STILL_LAYOUT = /^(opacity|transform|translate|scale|rotate|background-color|border-color|color)$/;
const LONGEST_MS = 300;

test('transitions change no property that affects layout', () => {
  const properties = transitions
    .filter(({ property }) => property === 'transition')
    .flatMap(({ value, file }) =>
      value.split(/,(?![^(]*\))/).map((part) => ({ file, name: part.trim().split(' ')[0] })),
    );
  expect(properties.length).toBeGreaterThan(5);
  expect(properties.filter(({ name }) => !STILL_LAYOUT.test(name ?? '') && name !== 'visibility')).toEqual([]);
});

test('animations change no property that affects layout', () => {
  const frames = sheets.flatMap((file) =>
    [...plain(file).matchAll(/@keyframes ([\w-]+) \{((?:\s*[\w%, ]+\{[^}]*\})*)\s*\}/g)].map(([, name, body]) => ({
      name,
      properties: [...(body ?? '').matchAll(/([\w-]+):/g)].map(([, property]) => property ?? ''),
    })),
  );
  expect(frames.length).toBeGreaterThan(10);
  const moving = frames.filter(({ properties }) =>
    properties.some((property) => !STILL_LAYOUT.test(property) && property !== 'visibility'),
  );
  expect(moving).toEqual([]);
});

test('motion is short, except for a visible countdown and the light of a goal', () => {
  const long = motion.filter(({ value }) => lastsMs(value) > LONGEST_MS && !value.includes('infinite'));
  expect(long.map(({ value }) => value)).toEqual(['glow 2s var(--ease)', 'run-out var(--left) linear forwards']);
});

test('only loading elements are animated endlessly', () => {
  const endless = animations.filter(({ value }) => value.includes('infinite'));
  expect(endless.length).toBeGreaterThan(0);
  expect(endless.filter(({ selector }) => !/\[aria-busy='true'\]|^\.skeleton$/.test(selector))).toEqual([]);
});

test('one rule removes all motion for players who prefer reduced motion', () => {
  const [, selector = '', body = ''] =
    /@media \(prefers-reduced-motion: reduce\) \{\s*([^{]+)\{([^}]+)\}/.exec(plain('ui/style/base.css')) ?? [];
  expect(selector.split(',').map((each) => each.trim())).toEqual(['*', '*::before', '*::after', '*::backdrop']);
  expect(body.split(';').map((each) => each.trim())).toEqual(
    expect.arrayContaining([
      'animation-duration: 1ms !important',
      'animation-iteration-count: 1 !important',
      'transition-property: none !important',
      'scroll-behavior: auto !important',
    ]),
  );
  // No other rule may use !important, because the reduced-motion rule must win.
  const important = motion.filter(
    ({ file, value }) => value.includes('!important') && !file.endsWith('style/base.css'),
  );
  expect(important).toEqual([]);
});

test('scripted motion checks the reduced-motion preference first', () => {
  const programs = files.filter((file) => /\.tsx?$/.test(file));
  const movers = programs.filter((file) => /startViewTransition\(|\.animate\(|'smooth'/.test(read(file)));
  expect(movers.length).toBeGreaterThan(1);
  expect(movers.filter((file) => !read(file).includes("matchMedia('(prefers-reduced-motion: reduce)')"))).toEqual([]);
});

function plain(file: string): string {
  return read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** Returns each declaration of motion, with its selector. */
function declarationsOf(file: string): Declaration[] {
  const text = plain(file);
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    body.split(';').flatMap((line) => {
      const colon = line.indexOf(':');
      const property = line.slice(0, colon).trim();
      if (!/^(animation|transition)(-|$)/.test(property)) return [];
      return [
        {
          file,
          selector: selector.trim(),
          property,
          value: line
            .slice(colon + 1)
            .trim()
            .replaceAll(/\s+/g, ' '),
        },
      ];
    }),
  );
}

/** Returns the longest duration of its parts, without delays; Infinity if unknown. */
function lastsMs(value: string): number {
  const times = value.split(/,(?![^(]*\))/).map((part) => {
    const [, name, seconds, milliseconds] =
      /var\(--(?!ease)([\w-]+)\)|(?:^|\s)([\d.]+)s\b|(?:^|\s)([\d.]+)ms\b/.exec(part) ?? [];
    if (name !== undefined) return tokenMs(name);
    return Number(seconds ?? 0) * 1_000 + Number(milliseconds ?? 0);
  });
  return Math.max(...times);
}

function tokenMs(name: string): number {
  const [, ms] = new RegExp(`--${name}: (\\d+)ms;`).exec(read('ui/style/tokens.css')) ?? [];
  return ms === undefined ? Infinity : Number(ms);
}
