/** The files of the shell that carry a content policy are all of the same policy. */
import { expect, test } from 'vitest';
import { withPolicyRevisions } from '../../../sw/shell/with-policy-revisions.ts';

const entries = [
  { url: 'index.html', revision: 'a1' },
  { url: 'favicon.svg', revision: 'f1' },
  { url: 'assets/index-1.js', revision: null },
  { url: 'assets/engine-core-1.js', revision: null },
  { url: 'assets/engine.shared-1.js', revision: null },
  { url: 'assets/engine.dedicated-1.js', revision: null },
];

const revisions = (policy: string): unknown[] =>
  withPolicyRevisions(entries, policy).map((entry) => (typeof entry === 'string' ? entry : entry.revision));

test('the page and the worker scripts have a revision of build and policy; other files keep their own', () => {
  expect(revisions('')).toEqual(['a1', 'f1', null, null, 'a1', 'a1']);
  expect(revisions('?policy=2')).toEqual(['a1?policy=2', 'f1', null, null, 'a1?policy=2', 'a1?policy=2']);
});
