/** Bytes → "0 KB", "840 KB", "3,2 MB", with a non-breaking space before the unit. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes}\u00a0KB`;
  return `${(bytes / 1024 / 1024).toLocaleString('tr-TR', { maximumFractionDigits: 1 })}\u00a0MB`;
}
