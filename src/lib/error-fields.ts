/** An error as plain fields that can be sent to another realm, whatever was thrown. */
export interface ErrorFields {
  name: string;
  message: string;
  /** '' when there is no stack. */
  stack: string;
}

export function toErrorFields(thrown: unknown): ErrorFields {
  if (thrown instanceof Error) return { name: thrown.name, message: thrown.message, stack: thrown.stack ?? '' };
  return { name: 'Error', message: typeof thrown === 'string' ? thrown : `thrown: ${typeof thrown}`, stack: '' };
}
