/**
 * Attention to a tab whose document is hidden: the player sees its floating window, or gets its notifications of
 * followed matches. The parts that need it are loaded on demand and set it (`state/following/hold-attention.ts`).
 */
export const attention: {
  /** Runs a task with the next frame of any window that is seen. While it is set, a hidden tab counts as visible. */
  onFrame?: ((task: () => void) => unknown) | undefined;
  /** Reports a change of it to the engine. */
  report?: () => void;
} = {};
