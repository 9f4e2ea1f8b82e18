/**
 * Whether the player can see something of this tab while its document is hidden: its floating window, or notifications
 * of followed matches. The parts that need it are loaded on demand and set it; everything else reads it.
 */
export const attention = {
  /** Number of reasons to treat a hidden tab as visible. */
  holders: 0,
  /** Reports a change of the holders to the engine. */
  report: (): unknown => undefined,
  /** Runs a task with the next frame of the window that is seen. A hidden document has no frames. */
  onFrame: (task: () => void): unknown => requestAnimationFrame(task),
};
