// @vitest-environment happy-dom
/** An undo of the pool's marks that the engine refuses, or that does not reach it. */
import { useEffect } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultAppConfig } from '../../../../src/domain/default-app-config.ts';
import { setEngine } from '../../../../src/state/engine/call-engine.ts';
import { type PoolMarking, usePoolMarking } from '../../../../src/state/pool/use-pool-marking.ts';
import { silentEngine } from '../../../support/silent-engine.ts';

let root: Root;
let marking: PoolMarking;

function Board() {
  const latest = usePoolMarking(defaultAppConfig.soccerPool);
  useEffect(() => {
    marking = latest;
  }, [latest]);
  return null;
}

beforeEach(async () => {
  setEngine(silentEngine);
  root = createRoot(document.createElement('div'));
  root.render(<Board />);
  await expect.poll(() => marking).toMatchObject({ note: '' });
});
afterEach(() => root.unmount());

test('a failed undo shows a message', async () => {
  marking.undo();
  await expect.poll(() => marking.note).not.toBe('');
});
