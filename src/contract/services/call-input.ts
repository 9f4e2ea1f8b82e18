/** What a call is asked with. */
export interface CallInput {
  parameters?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  /** Of a bot check, for the calls one stands before. */
  botToken?: string;
}
