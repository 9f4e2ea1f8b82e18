/** What SignalR would drop without a word is counted (rule updates-12). */
import { NullLogger } from '@microsoft/signalr';
import { expect, test } from 'vitest';
import { WatchfulProtocol } from '../../../../workers/engine/live/watchful-protocol.ts';

const END = '\u001e';
const invocation = (target: string): string => `${JSON.stringify({ type: 1, target, arguments: [{}] })}${END}`;

test('messages for targets nobody listens to, and no others', () => {
  const protocol = new WatchfulProtocol();
  let unknown = 0;
  protocol.know('currentOdds');
  protocol.onUnknown = () => {
    unknown += 1;
  };
  const frame = `${invocation('currentodds')}${invocation('currentWeather')}${JSON.stringify({ type: 6 })}${END}`;
  expect(protocol.parseMessages(frame, NullLogger.instance)).toHaveLength(3);
  expect(unknown).toBe(1);
});
