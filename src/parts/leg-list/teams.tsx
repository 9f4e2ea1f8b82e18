export interface TeamsProps {
  eventName: string;
  /** Tells how the sides are drawn: clubs, or persons. */
  sportId: number;
}

/** The two sides of a match; one that has no sides by its name. Each side stands by itself, so that its mark can go before it. */
export function Teams({ eventName }: TeamsProps) {
  const sides = eventName.split(' - ');
  if (sides.length !== 2) return <span>{eventName}</span>;
  const [home = '', away = ''] = sides;
  return (
    <>
      <span data-side="home">{home}</span> - <span data-side="away">{away}</span>
    </>
  );
}
