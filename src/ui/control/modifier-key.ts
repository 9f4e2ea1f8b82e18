interface HeldKeys {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Returns true when a modifier is held: such a key belongs to the browser or the system (back, zoom). */
export function hasModifierKey({ altKey, ctrlKey, metaKey }: HeldKeys): boolean {
  return altKey || ctrlKey || metaKey;
}
