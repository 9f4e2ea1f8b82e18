/** Headers the product adds to service calls: a service on another host must allow each of them (CORS). */
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
