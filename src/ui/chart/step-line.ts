/** Corners of a step line: a value is valid until the next one. */

export interface SharePoint {
  /** Epoch ms. */
  at: number;
  /** 0 to 1, from the bottom to the top. */
  share: number;
}

interface StepLineBox {
  width: number;
  height: number;
  /** Epoch ms at the left (`from`) and the right (`to`) edge. */
  from: number;
  to: number;
}

/** Corners of the step line: a share is valid until the next one. The scale is the same for all: 0 below, 1 at the top. */
export function stepLine(
  points: readonly SharePoint[],
  { width, height, from, to }: StepLineBox,
): [x: number, y: number][] {
  const span = Math.max(1, to - from);
  const x = (at: number): number => (Math.min(Math.max(at - from, 0), span) / span) * width;
  const y = (share: number): number => (1 - share) * height;
  const corners: [number, number][] = [];
  for (const [place, { at, share }] of points.entries()) {
    const before = points[place - 1];
    // The first share is drawn from the left edge, because no earlier one is known.
    const left = before === undefined ? 0 : x(at);
    if (before !== undefined) corners.push([left, y(before.share)]);
    corners.push([left, y(share)]);
  }
  const last = points.at(-1);
  if (last !== undefined) corners.push([width, y(last.share)]);
  return corners;
}
