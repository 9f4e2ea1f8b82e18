/** The stand-in's own providers, as `environment.json` names an operator's. */
import type { OperatorFile } from '../../src/contract/operator.ts';

export const OPERATOR_PREFIX = '/__operator';

export const operatorPaths = {
  container: `${OPERATOR_PREFIX}/container.js`,
  collect: `${OPERATOR_PREFIX}/collect`,
  chat: `${OPERATOR_PREFIX}/chat.html`,
  chatScript: `${OPERATOR_PREFIX}/chat.js`,
  chatMessages: `${OPERATOR_PREFIX}/chat/messages`,
  check: `${OPERATOR_PREFIX}/check.js`,
  checkToken: `${OPERATOR_PREFIX}/check/token`,
  errors: `${OPERATOR_PREFIX}/errors`,
  measures: `${OPERATOR_PREFIX}/measures`,
  push: `${OPERATOR_PREFIX}/push`,
};

/** @param origin of another stand-in, to be a stranger's; '' is this one */
export function standInOperator(origin = '') {
  return {
    container: { script: origin + operatorPaths.container },
    chat: { page: origin + operatorPaths.chat, key: 'tribun' },
    botCheck: { kind: 'turnstile', key: 'tribun', script: origin + operatorPaths.check },
    measures: { endpoint: origin + operatorPaths.measures, sample: 1 },
    errorReports: { dsn: 'https://public@errors.tribun.example/1', tunnel: origin + operatorPaths.errors },
  } satisfies OperatorFile;
}
