/** "ışık", "Öz" → "IÖ": the two letters that stand for a member, by Turkish rules. */
export function initials({ name, surname }: { name: string; surname: string }): string {
  return [name, surname].map((word) => (/^./u.exec(word.trim())?.[0] ?? '').toLocaleUpperCase('tr')).join('');
}
