/** What the operator configured beside the product, as `/environment.json` says it now. */
import { ENVIRONMENT_PATH } from '../../contract/names.ts';
import { type Operator, operatorOf } from '../../contract/operator.ts';

export interface OperatorSettings extends Operator {
  /** The whole file, as it came. */
  file: unknown;
}

/** @throws without a network, or for an answer that is none */
export async function fetchOperator(): Promise<OperatorSettings> {
  const response = await fetch(new URL(ENVIRONMENT_PATH, location.origin).href);
  if (!response.ok) throw new Error(`${ENVIRONMENT_PATH}: ${response.status}`);
  const file: unknown = await response.json();
  return { ...operatorOf(file), file };
}
