/** An error as another realm can be told it: plain fields, whatever was thrown. */
export interface ToldError {
  name: string;
  message: string;
  /** '' where there is none. */
  stack: string;
}

export function toldError(thrown: unknown): ToldError {
  if (thrown instanceof Error) return { name: thrown.name, message: thrown.message, stack: thrown.stack ?? '' };
  return { name: 'Error', message: typeof thrown === 'string' ? thrown : `thrown: ${typeof thrown}`, stack: '' };
}
