/** Lifetime of the address, ms: some browsers read it only after the player chose a folder. */
const ADDRESS_MS = 60_000;

/** Saves a file on the device through the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers ignore a click on a link outside the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_MS);
}
