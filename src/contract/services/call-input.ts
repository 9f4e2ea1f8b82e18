/** Input of a service call. */
export interface CallInput {
  parameters?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  /** Token of the bot check, for calls that require one. */
  botToken?: string;
}
