/** The twenty calls of `calls.json`, compared with the OpenAPI document. */
import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { SecondBackend } from './service.ts';

interface Document {
  paths: Record<string, { get?: { operationId: string } }>;
}

/** Describes the answers that do not fit the document, and the refusals: every example is one that the service has. */
export async function misfits({ origin, calls }: SecondBackend): Promise<string[]> {
  const document = parse(await readFile('docs/contract/openapi.yaml', 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'contract');
  const lines = calls.map(async ({ operation, path, example }) => {
    const documented = Object.entries(document.paths).find(([, { get }]) => get?.operationId === operation)?.[0];
    if (documented === undefined || !path.endsWith(documented)) return `${operation}: the document has no GET ${path}`;
    const response = await fetch(`${origin}${example}`);
    const answer = (await response.json()) as { isSuccess?: unknown };
    if (!response.ok || answer.isSuccess !== true) return `${operation}: refused with ${response.status}`;
    const step = encodeURIComponent(documented.replaceAll('/', '~1'));
    const fits = ajv.getSchema(`contract#/paths/${step}/get/responses/200/content/application~1json/schema`);
    return fits?.(answer) === true ? [] : `${operation}: ${ajv.errorsText(fits?.errors)}`;
  });
  return (await Promise.all(lines)).flat();
}
