/** The contract between tab and engine is numbered; this fails when its shape moved and the number did not. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROTOCOL } from '../../../src/contract/port/protocol.ts';

/** Every file whose types cross the port. */
const files = [
  'contract/port/engine',
  'model/coupon',
  'model/player',
  'model/slip',
  'contract/port/frames',
  'contract/port/topics',
  'model/event',
  'model/app-config',
  'contract/errors',
  'contract/services/market-config',
];

/** Protocol number → hash of the shapes it stands for. Add a line with the new number; never edit an old one. */
const known: Record<number, string> = {
  1: 'c42bbafdb57cd241',
  2: '07565acb5bf1f596',
  3: 'e7c8a97c4774b280',
  4: '3f94850ad3e69755',
};

test('a changed contract has a new protocol number', () => {
  expect(contractHash()).toBe(known[PROTOCOL]);
});

function contractHash(): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const source = readFileSync(new URL(`../../../src/${file}.ts`, import.meta.url), 'utf8');
    hash.update(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/\s+/g, ''));
  }
  return hash.digest('hex').slice(0, 16);
}
