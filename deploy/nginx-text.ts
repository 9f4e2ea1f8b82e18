/** Helpers for the text of an nginx configuration. */
export const locationBlock = (path: string, lines: readonly string[]): string[] => [
  `location ${path} {`,
  ...indented(lines),
  '}',
];
export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));

export const listenDirectives = (ipv6: boolean | undefined, port: number, how = ''): string[] => [
  `listen ${port}${how};`,
  ...(ipv6 === true ? [`listen [::]:${port}${how};`] : []),
];

/** @throws Error for a text with a double quote, "$", "\" or a line break, which nginx would interpret */
export function quoted(text: string): string {
  if (/["$\n\\]/.test(text)) throw new Error(`nginx cannot take this as a text: ${text}`);
  return `"${text}"`;
}

/** The files of TLS, and its versions: nginx before 1.23.4 offers 1.0 and 1.1, and no 1.3, without this line. */
export const tlsDirectives = ({ certificate, key }: { certificate: string; key: string }): string[] => [
  `ssl_certificate ${quoted(certificate)};`,
  `ssl_certificate_key ${quoted(key)};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
];
