/** An IBAN to read: groups of four, "TR33 0006 …". */
export function ibanText(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** Its beginning and its end, where it only says which one: "TR33 … 1326". */
export function ibanMark(iban: string): string {
  const plain = iban.replace(/\s/g, '');
  return plain.length < 12 ? plain : `${plain.slice(0, 4)} … ${plain.slice(-4)}`;
}
