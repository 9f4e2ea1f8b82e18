interface HeldKeys {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Pressed with one of these held, a key means something of the browser's or the system's (back, zoom), nothing of ours. */
export function isChord({ altKey, ctrlKey, metaKey }: HeldKeys): boolean {
  return altKey || ctrlKey || metaKey;
}
