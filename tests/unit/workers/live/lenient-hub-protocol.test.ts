/** Messages that SignalR would drop silently are counted (rule updates-12). */
import { NullLogger } from '@microsoft/signalr';
import { expect, test } from 'vitest';
import { LenientHubProtocol } from '../../../../workers/engine/live/hub-transport.ts';

const END = '\u001e';
const invocation = (target: string): string => `${JSON.stringify({ type: 1, target, arguments: [{}] })}${END}`;

/**
 * A protocol that expects odds; returns a function that parses a frame and returns the numbers of read and dropped
 * messages.
 */
function listening(): (frame: unknown) => [read: number, dropped: number] {
  const protocol = new LenientHubProtocol();
  let dropped = 0;
  protocol.registerTarget('currentOdds');
  protocol.onDropped = () => {
    dropped += 1;
  };
  return (frame) => [protocol.parseMessages(frame as string, NullLogger.instance).length, dropped];
}

test('a message for an unknown target is counted, and others are not', () => {
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
])('a record %s is counted, and the records next to it are read', (_what, record) => {
  const frame = `${invocation('currentOdds')}${record}${END}${invocation('currentOdds')}`;
  expect(listening()(frame)).toEqual([2, 1]);
});

test('a truncated frame is counted, and its complete records are read', () => {
  expect(listening()(`${invocation('currentOdds')}{"type":1,"target":"curr`)).toEqual([1, 1]);
});

test('a frame that is not text is counted', () => {
  expect(listening()(new ArrayBuffer(8))).toEqual([0, 1]);
});
