/** Whom this tab has asked for a phone number: asked once, a player who says "later" is left in peace. */
let askedPlayer: number | null = null;

export function wasPhoneAsked(playerNo: number): boolean {
  return askedPlayer === playerNo;
}

export function markPhoneAsked(playerNo: number): void {
  askedPlayer = playerNo;
}
