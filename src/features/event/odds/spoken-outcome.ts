/** An outcome's label as it should be heard: "1" alone does not say which team. */
export function spokenOutcome(label: string, home: string, away: string): string {
  if (home === '' || away === '') return label;
  if (label === '1') return `1 ${home}`;
  if (label === '2') return `2 ${away}`;
  return label;
}
