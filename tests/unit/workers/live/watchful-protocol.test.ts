/** What SignalR would drop without a word is counted (rule updates-12). */
import { NullLogger } from '@microsoft/signalr';
import { expect, test } from 'vitest';
import { WatchfulProtocol } from '../../../../workers/engine/live/watchful-protocol.ts';

const END = '\u001e';
const invocation = (target: string): string => `${JSON.stringify({ type: 1, target, arguments: [{}] })}${END}`;

/** One that listens to the odds; `read` answers how many messages came out of a frame, and how many were dropped. */
function listening(): (frame: unknown) => [read: number, dropped: number] {
  const protocol = new WatchfulProtocol();
  let dropped = 0;
  protocol.know('currentOdds');
  protocol.onDropped = () => {
    dropped += 1;
  };
  return (frame) => [protocol.parseMessages(frame as string, NullLogger.instance).length, dropped];
}

test('messages for targets nobody listens to, and no others', () => {
  const frame = `${invocation('currentodds')}${invocation('currentWeather')}${JSON.stringify({ type: 6 })}${END}`;
  expect(listening()(frame)).toEqual([3, 1]);
});

test.each([
  ['without a target', '{"type":1}'],
  ['with a target that is no text', '{"type":1,"target":5,"arguments":[]}'],
  ['without a type', '{"target":"currentOdds"}'],
  ['that is no JSON', '{"type":1,"tar'],
  ['that is null', 'null'],
  ['that is empty', ''],
])('a record %s, which costs its neighbours nothing', (_what, record) => {
  const frame = `${invocation('currentOdds')}${record}${END}${invocation('currentOdds')}`;
  expect(listening()(frame)).toEqual([2, 1]);
});

test('a frame that was cut off, but for what came of it', () => {
  expect(listening()(`${invocation('currentOdds')}{"type":1,"target":"curr`)).toEqual([1, 1]);
});

test('a frame that is no text', () => {
  expect(listening()(new ArrayBuffer(8))).toEqual([0, 1]);
});
