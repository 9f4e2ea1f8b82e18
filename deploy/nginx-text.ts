/** How nginx writes what every server has. */
export const location = (path: string, lines: readonly string[]): string[] => [
  `location ${path} {`,
  ...indented(lines),
  '}',
];
export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));

export const listen = (ipv6: boolean | undefined, port: number, how = ''): string[] => [
  `listen ${port}${how};`,
  ...(ipv6 === true ? [`listen [::]:${port}${how};`] : []),
];

/** Header values of ours hold single quotes, and nothing nginx would read as a variable. */
export function quoted(text: string): string {
  if (/["$\n\\]/.test(text)) throw new Error(`nginx cannot take this as a text: ${text}`);
  return `"${text}"`;
}
