/** How a change of address is made and shown. What is more than the plain way comes late, with the overlays. */
export const move = {
  show: (change: () => void, _to: string): void => change(),
  /** Where a link leads, with what goes along. */
  to: (to: string): string => to,
};
