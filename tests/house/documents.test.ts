/** Citations in code and documents exist: a rule by its number, a file by its path, a page by its link. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commentsOf, filesUnder, read, root, sourceFiles as code } from '../support/source-files.ts';

const papers = [...filesUnder('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].filter(isFile);

/** `**slip-4** …` begins what `slip-4` cites. */
const numbered = papers.flatMap((path) =>
  [...read(path).matchAll(/^\*\*([a-z][a-z-]*-\d+)\*\*/gm)].map(([, id]) => id),
);
const anchors = new Set(numbered);
const subjects = new Set([...anchors].map((id) => id?.replace(/-\d+$/, '')));

test('a number names one passage', () => {
  expect(numbered.filter((id, index) => numbered.indexOf(id) !== index)).toEqual([]);
  expect(numbered.length).toBeGreaterThan(400);
});

test('what is cited by number is there', () => {
  const missing = [...papers, ...code].flatMap((path) =>
    citations(read(path))
      .filter((id) => !anchors.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test('the rules are cited by what the code does', () => {
  expect(code.flatMap((path) => citations(read(path))).length).toBeGreaterThan(250);
});

test('paths that papers name exist', () => {
  const missing = papers.flatMap((path) =>
    [...read(path).matchAll(/`((?:src|workers|sw|server|tests|docs|deploy|public|\.github)\/[\w./@-]+)`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !existsSync(join(root, named)))
      .map((named) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('files that comments name exist', () => {
  const files = [...everyFile(), ...readdirSync(root)].map((path) => `/${path}`);
  const missing = code.flatMap((path) =>
    commentsOf(read(path))
      .flatMap((comment) => [...comment.matchAll(/`([\w@./-]+\.(?:tsx?|css|md))`/g)])
      .map(([, named = '']) => named.replace(/^(?:\.{1,2}\/)+/, ''))
      .filter((named) => !files.some((file) => file.endsWith(`/${named}`)))
      .map((named) => `${path}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('links of papers lead somewhere', () => {
  const dead = papers.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(dead).toEqual([]);
});

test('nothing cites what a reader does not have', () => {
  const numberedElsewhere = /(sportsbook|player-account|payload[- ]facts|platform[- ]notes|market-columns|design),? §/;
  const product = [...papers, ...code.filter((path) => !path.startsWith('tests/'))];
  expect([...papers, ...code].filter((path) => path !== HERE && numberedElsewhere.test(read(path)))).toEqual([]);
  expect(product.filter((path) => read(path).includes('../shared/'))).toEqual([]);
});

const HERE = 'tests/house/documents.test.ts';

function everyFile(): string[] {
  return ['src', 'workers', 'sw', 'server', 'deploy', 'tests', 'docs', 'public'].flatMap((folder) =>
    filesUnder(folder, /./),
  );
}

/** Only words whose subject some paper numbers: `utf-8` is no citation. */
function citations(text: string): string[] {
  return [...text.matchAll(/(?<![\w/.-])([a-z]+(?:-[a-z]+)*)-(\d+)(?![\w-])/g)]
    .filter(([, subject = '']) => subjects.has(subject))
    .map(([id]) => id);
}

function isFile(path: string): boolean {
  return existsSync(join(root, path)) && statSync(join(root, path)).isFile();
}
