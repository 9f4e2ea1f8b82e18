/** What the product itself puts on a call of a service: a service on another name must allow each of them (CORS). */
export const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Platform',
  'Client-Transaction-Id',
  'TimeStamp',
  'Device-Id',
  'Existing-auth',
  'Activation-Code',
  'Bot-Token',
] as const;
export type RequestHeader = (typeof requestHeaders)[number];
