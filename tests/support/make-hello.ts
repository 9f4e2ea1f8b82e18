/** Builds the hello message with which a tab introduces itself to its engine. */
import type { Hello } from '../../src/contract/port/engine-contract.ts';
import { PROTOCOL } from '../../src/contract/port/protocol.ts';

export function makeHello(fields: Partial<Hello> = {}): Hello {
  return {
    ...{ protocol: PROTOCOL, build: 'test', tabId: 'tab', visible: true, platform: 'web' },
    ...{ tokens: null, deviceId: 'device' },
    ...fields,
  };
}
