/** Hooks of navigation. The overlays replace the plain defaults when they load. */
export const navigationHooks = {
  show: (change: () => void, _to: string): void => change(),
  /** Returns the target of a link with the parameters added that the visit carries. */
  to: (to: string): string => to,
};
