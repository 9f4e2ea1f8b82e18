/**
 * Comments, exported names and names of files are in the words of the trade: a comment's first sentence names its subject,
 * and no private word is used.
 */
import { expect, test } from 'vitest';
import { commentsOf, read, sourceFiles } from '../support/source-files.ts';

/** Comments of more than a word or two by file, each as one line; linter directives are left out. */
const comments = sourceFiles.flatMap((path) =>
  commentsOf(read(path))
    .map((comment) => ({ path, text: textOf(comment) }))
    .filter(({ text }) => text.length >= 8 && !/^(oxlint|@|https?:)/.test(text)),
);

/** Beginnings that leave open what a comment is about, each with the remedy. */
const beginnings: readonly [RegExp, string][] = [
  [/^(It|They|This one|That one|Those|These|Such)\b/, 'name the subject'],
  [/^(Both|One) (?![a-z])/, 'name the subject'],
  [
    /^(Of|As|With|Without|Beyond|Not|Also|Still|Else|Whoever|Whatever|Nobody|Nothing|Everybody|Anybody)\b/,
    'name the subject',
  ],
  [/^(What|Who|Which|Whether|How|Where|When|Why)\b[^.?]*[.:]?$/, 'a noun, or "True when …"'],
];

/** Words that only this project would use in such a place, each with those of the trade. */
const words: readonly [RegExp, string][] = [
  [/\b(tells?|told|telling)\b/i, 'reports, sends, returns, includes'],
  [/\b(asks? for|asked for|asks? again|asked again)\b/i, 'request, fetch; retry, refetch'],
  [/\b(goes with|went with|is gone|are gone|has gone)\b/i, 'is removed, closed, unmounted'],
  [/\b(stands?|stood) (there|beside|above|below|in|at|for)\b/i, 'is rendered, placed, stored'],
  [/\b(made old|makes? old|grown old|is old|are old)\b/i, 'stale, invalidated'],
  [/\b(taken back|takes? back)\b/i, 'rolled back, undone'],
  [/\b(as it stands|how it stands)\b/i, 'current state'],
  [/\b(on its way|on the way|under way)\b/i, 'in flight, pending'],
  [/\b(put off|waited for|waits for nobody|let go|handed on|reckoned)\b/i, 'postponed, awaited, released, computed'],
  [/\b(a look|looks? again|looked at|the look)\b/i, 'poll, check'],
  [/\b(purse|shelf|wish|wishes|swing|doubt)\b/i, 'balance source, event store, request, flick, unresolved'],
];

test('the comments of all folders are read, more than 9,000', () => {
  expect(comments.length).toBeGreaterThan(9_000);
});

test('a comment begins with its subject and uses the words of the trade', () => {
  const unclear = comments.flatMap(({ path, text }) => {
    const remedies = remediesFor(text);
    return remedies.length === 0 ? [] : [`${path}: ${text.slice(0, 120)} → ${remedies.join('; ')}`];
  });
  expect(unclear).toEqual([]);
});

/** Parts of names that only this project would use, each with those of the trade. */
const nameParts: readonly [RegExp, string][] = [
  [/^(tells?|told)$/, 'report, notify, send; reported, seen'],
  [/^(hear|hears|heard)$/, 'subscribe, on…, received'],
  [/^(asks?|asked)$/, 'request, query, call'],
  [/^kept$/, 'stored (device), cached (response)'],
  [/^(purse|shelf|shelves|farewell|wish|wishes|wished)$/, 'balance source, event store, page unload, preference'],
  [/^(covered|covers)$/, 'hidden, spoiler'],
  [/^(nobody|beside|stands|made|went|came|gone|anew|else|why)$/, 'a noun or a verb that says what it is or does'],
];

test('exported names and names of files have no private words', () => {
  const product = sourceFiles.filter((path) => !path.startsWith('tests/') && /\.tsx?$/.test(path));
  const names = product.flatMap((path) => [
    ...[
      ...read(path).matchAll(/^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm),
    ].map(([, name = '']) => ({ path, name })),
    { path, name: path.replace(/^.*\/|\.tsx?$/g, '') },
  ]);
  expect(names.length).toBeGreaterThan(4_000);
  expect(
    names.flatMap(({ path, name }) => remediesForName(name).map((remedy) => `${path}: ${name} → ${remedy}`)),
  ).toEqual([]);
});

test.each([
  ['useToldBalance', ['report, notify, send; reported, seen']],
  ['KEPT_MS', ['stored (device), cached (response)']],
  ['event-shelf', ['balance source, event store, page unload, preference']],
  ['storedBalance', []],
])('the name %s', (name, remedies) => {
  expect(remediesForName(name)).toEqual(remedies);
});

test.each([
  ['It is removed with the tab.', ['name the subject']],
  ['Whether the sheet closes.', ['a noun, or "True when …"']],
  ['Returns what the hub told.', ['reports, sends, returns, includes']],
  ['Returns the markets that the hub reported.', []],
  ['Returns true while the `shelf` is loaded.', []],
])('%s', (comment, remedies) => {
  expect(remediesFor(comment)).toEqual(remedies);
});

function remediesFor(comment: string): string[] {
  const text = comment.replace(/`[^`]*`/g, 'name').replace(/@param \w+/g, '@param');
  const [first = ''] = text.split(/(?<=[.?!])\s/);
  return [
    ...beginnings.flatMap(([pattern, remedy]) => (pattern.test(first) ? [remedy] : [])),
    ...words.flatMap(([pattern, remedy]) => (pattern.test(text) ? [remedy] : [])),
  ];
}

function remediesForName(name: string): string[] {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _.-]/);
  return nameParts.flatMap(([pattern, remedy]) => (parts.some((part) => pattern.test(part)) ? [remedy] : []));
}

/** Returns a comment without its marks, on one line. */
function textOf(comment: string): string {
  return comment
    .replace(/^\/\*|\*\/$|^\/\/ ?/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
