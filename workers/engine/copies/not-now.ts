/** Answered for by a copy, not at all, or kept by nobody: later it may be. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
}
