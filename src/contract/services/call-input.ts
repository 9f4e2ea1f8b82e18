/** What a call is asked with. */
export interface CallInput {
  parameters?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}
