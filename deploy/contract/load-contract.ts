/**
 * Loads `src/contract` with a description of every struct. The sources are the product's own; while they are loaded, superstruct is
 * replaced by a module that describes what it builds, and comments, names of constants and the lenient functions are written
 * into calls of `described/annotate.ts`. The product ships none of this.
 */
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { type Plugin, runnerImport } from 'vite';
import type * as contractModule from './described/contract.ts';
import { commentAbove, fileComment } from './source-comments.ts';
import { lenient } from './described/lenient.ts';

export type DescribedContract = typeof contractModule;

const here = fileURLToPath(new URL('.', import.meta.url));
const contract = fileURLToPath(new URL('../../src/contract/', import.meta.url));

let loaded: Promise<DescribedContract> | undefined;

/** Loads it once, because its named schemas are collected as they are described. */
export function loadContract(): Promise<DescribedContract> {
  loaded ??= runnerImport<DescribedContract>(`${here}described/contract.ts`, {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    plugins: [describing()],
  }).then(({ module }) => module);
  return loaded;
}

function describing(): Plugin {
  return {
    name: 'tribun:described-contract',
    enforce: 'pre',
    transform: (code, id) => (id.startsWith(contract) ? annotated(code, id.slice(contract.length)) : undefined),
  };
}

interface Edit {
  at: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Values that get the comment above them; functions and literals have none to keep. */
const annotatedValues: ReadonlySet<string> = new Set(['CallExpression', 'Identifier', 'ObjectExpression']);

/** @param file path below `src/contract` */
function annotated(code: string, file: string): string {
  const { program, comments } = parseSync(file, code);
  const edits: Edit[] = [];
  const source = { code, comments };
  const wrap = ({ start, end }: Node, open: string, close: string): void => {
    edits.push({ at: start, text: open }, { at: end, text: close });
  };

  const visitImport = (node: Node): void => {
    const { start, value } = node['source'] as Node & { value: string };
    // Replaced here, because the runner resolves packages before it asks its plugins.
    if (value === 'superstruct') edits.push({ at: start + 1, text: `${here}described/superstruct.ts?` });
  };

  const visitProperty = (node: Node): void => {
    const value = node['value'] as Node | undefined;
    if (value === undefined || node['method'] === true || !annotatedValues.has(value.type)) return;
    const note = commentAbove(source, node.start);
    const isCall = value.type === 'CallExpression' && /^\w*[cC]all\(/.test(code.slice(value.start, value.end));
    if (note === '' && !isCall) return;
    const key = node['shorthand'] === true ? `${code.slice(node.start, node.end)}: ` : '';
    wrap(value, `${key}__contract.noted(`, `, ${JSON.stringify(note)}, ${JSON.stringify(file)})`);
  };

  const visitConstant = (statement: Node, node: Node): void => {
    const init = node['init'] as Node | null;
    const { name } = node['id'] as { name?: string };
    if (init?.type !== 'CallExpression' || name === undefined) return;
    const note = commentAbove(source, statement.start);
    wrap(init, '__contract.named(', `, ${[name, file, note].map((text) => JSON.stringify(text)).join(', ')})`);
  };

  const visitFunction = (node: Node): void => {
    const { name, end } = (node['id'] as Node & { name: string }) ?? {};
    if (!Object.hasOwn(lenient, name)) return;
    // `function numeric(` → `function numeric(...args) { return … } function numeric_own(`
    edits.push({
      at: end,
      text: `(...args) { return __contract.read(${JSON.stringify(name)}, args, ${name}_own(...args)); }\nfunction ${name}_own`,
    });
  };

  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const each = node as Node;
    if (each.type === 'ImportDeclaration') visitImport(each);
    if (each.type === 'ObjectExpression') for (const property of each['properties'] as Node[]) visitProperty(property);
    if (each.type === 'FunctionDeclaration') visitFunction(each);
    for (const inner of Object.values(each)) walk(inner);
  };
  for (const statement of program.body as unknown as Node[]) {
    const declared = (statement['declaration'] ?? statement) as Node;
    for (const constant of (declared['declarations'] ?? []) as Node[]) visitConstant(statement, constant);
    walk(statement);
  }
  edits.push({
    at: code.length,
    text: `\n__contract.fileNotes.set(${JSON.stringify(file)}, ${JSON.stringify(fileComment(source))});\n`,
  });
  return `import * as __contract from ${JSON.stringify(`${here}described/annotate.ts`)};\n${applied(code, edits)}`;
}

function applied(code: string, edits: readonly Edit[]): string {
  let text = code;
  // From the end, so that earlier places stay where they are; of one place the later edit is inside.
  const ordered = edits.map((edit, order) => ({ ...edit, order })).toSorted((a, b) => b.at - a.at || b.order - a.order);
  for (const { at, text: added } of ordered) text = text.slice(0, at) + added + text.slice(at);
  return text;
}
