/** The operator's configuration, as currently served at `/environment.json`. */
import { ENVIRONMENT_PATH } from '../../contract/names.ts';
import { type Operator, readOperator } from '../../contract/operator.ts';

export interface OperatorSettings extends Operator {
  /** The complete file, parsed but not checked. */
  file: unknown;
}

/**
 * Fetches the configuration.
 * @throws without a network, or for a response that is not ok or not JSON
 */
export async function fetchOperatorSettings(): Promise<OperatorSettings> {
  const response = await fetch(new URL(ENVIRONMENT_PATH, location.origin).href);
  if (!response.ok) throw new Error(`${ENVIRONMENT_PATH}: ${response.status}`);
  const file: unknown = await response.json();
  return { ...readOperator(file), file };
}
