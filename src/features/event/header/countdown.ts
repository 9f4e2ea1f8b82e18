/** The time to the start of a match, as text: `null` more than a day ahead, where the date says it better. */
export function countdownText(secondsLeft: number): string | null {
  if (secondsLeft > DAY) return null;
  if (secondsLeft <= 0) return 'Başlamak üzere';
  const whole = Math.floor(secondsLeft);
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / 60);
  if (hours > 0) return `Başlamasına ${hours} sa ${minutes} dk`;
  return `Başlamasına ${two(minutes)}:${two(whole % 60)}`;
}

const HOUR = 3_600;
const DAY = 86_400;

function two(value: number): string {
  return String(value).padStart(2, '0');
}
