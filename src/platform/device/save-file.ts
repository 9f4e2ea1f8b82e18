/** Saves a text as a file through the browser's download. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers ignore a click on a link outside the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Lifetime of the address, ms: some browsers read it only after the player chose a folder. */
const KEPT_MS = 60_000;
