/** How a change of address is shown. The way itself comes late, with the overlays; until then there is none. */
export const move = { show: (change: () => void, _to: string): void => change() };
