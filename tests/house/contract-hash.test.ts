/**
 * The contract between tab and engine is numbered. This fails when a type that crosses the port changed and the record
 * below did not. It reads the types as the compiler emits them, so comments, order and names of files do not count.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { afterAll, expect, test } from 'vitest';
import { PROTOCOL } from '../../src/contract/port/protocol.ts';

/**
 * The number of the last released contract, and the hash of its types. Before the first release only the hash changes; after
 * it, a changed hash needs the next number as well.
 */
const contract = { protocol: 1, hash: '5d10460fc8a97d22' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const emitted = mkdtempSync(join(tmpdir(), 'tribun-contract-'));
afterAll(() => rmSync(emitted, { recursive: true, force: true }));

test('a changed contract has a new protocol number', () => {
  emitDeclarations();
  const port = join(emitted, 'contract', 'port');
  const declarations = reachable(readdirSync(port).map((name) => join(port, name)));
  // The types that a reader of the contract would look for are among the hashed ones.
  expect(declarations).toEqual(
    expect.arrayContaining([expect.stringMatching(/interface MarketConfig\b|"MarketConfig"/)]),
  );
  const hash = createHash('sha256').update(declarations.join('\n')).digest('hex').slice(0, 16);
  expect({ protocol: PROTOCOL, hash }).toEqual(contract);
}, 60_000);

function emitDeclarations(): void {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--outDir', emitted, '--rootDir'];
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', join(root, 'src', 'domain'), ...options, join(root, 'src')],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe('');
  expect(status).toBe(0);
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Every declaration the files export, and all that these name, as text without order. */
function reachable(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string, name: string): void => {
    const module = moduleOf(file);
    const from = module.imports.get(name);
    if (from !== undefined) return visit(from.file, from.name);
    const declaration = module.declarations.get(name);
    // A global or a package's own.
    if (declaration === undefined || seen.has(`${file}#${name}`)) return;
    seen.add(`${file}#${name}`);
    found.add(JSON.stringify(canonical(declaration, file, visit)));
  };
  for (const file of files) for (const name of moduleOf(file).exported) visit(file, name);
  return [...found].toSorted();
}

type Visit = (file: string, name: string) => void;

/** A declaration without positions, comments and order of members; visits what it names. */
function canonical(value: unknown, file: string, visit: Visit): unknown {
  if (Array.isArray(value)) return value.map((each) => canonical(each, file, visit));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as Node;
  const named = nameIn(node, file);
  if (named !== undefined) visit(named.file, named.name);
  // The path to a declaration is no part of the type.
  if (node.type === 'TSImportType') return canonical(asReference(node), file, visit);
  const entries = Object.entries(node)
    .filter(([key, held]) => key !== 'start' && key !== 'end' && held !== null && held !== undefined)
    .map(([key, held]) => [key, canonical(withoutWire(node, key, held), file, visit)] as const)
    .map(([key, held]) => [key, isUnordered(node, key) ? sorted(held as unknown[]) : held] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const isUnordered = ({ type }: Node, key: string): boolean =>
  (key === 'members' && type === 'TSTypeLiteral') ||
  (key === 'body' && type === 'TSInterfaceBody') ||
  (key === 'types' && (type === 'TSUnionType' || type === 'TSIntersectionType'));

const sorted = (nodes: unknown[]): unknown[] => nodes.map((node) => JSON.stringify(node)).toSorted();

function nameIn(node: Node, file: string): { file: string; name: string } | undefined {
  if (node.type === 'TSImportType') {
    const source = (node['source'] as { value: string }).value;
    return source.startsWith('.')
      ? { file: declarationFile(file, source), name: nameOf(node['qualifier'] as Node) }
      : undefined;
  }
  const id = { TSTypeReference: 'typeName', TSTypeQuery: 'exprName', TSInterfaceHeritage: 'expression' }[node.type];
  const named = id === undefined ? undefined : (node[id] as Node);
  return named?.type === 'Identifier' ? { file, name: nameOf(named) } : undefined;
}

function asReference(node: Node): Node {
  const { qualifier, typeArguments } = node;
  return { type: 'TSTypeReference', typeName: qualifier, typeArguments };
}

/** Wire types stop at the engine: all parts of a call's `Types` but the fourth, its wire, cross the port. */
function withoutWire(node: Node, key: string, held: unknown): unknown {
  if (node.type !== 'TSTypeReference' || key !== 'typeArguments') return held;
  if (nameOf(node['typeName'] as Node) !== 'Types') return held;
  const { params } = held as { params: unknown[] };
  return { ...(held as Node), params: params.filter((_, index) => index !== 3) };
}

const nameOf = (node: Node): string => String(node['name']);

interface Module {
  exported: string[];
  imports: Map<string, { file: string; name: string }>;
  declarations: Map<string, Node>;
}

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const module: Module = { exported: [], imports: new Map(), declarations: new Map() };
  modules.set(file, module);
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') addImports(module, file, statement);
    else addDeclaration(module, statement);
  }
  return module;
}

function addImports(module: Module, file: string, statement: Node): void {
  const source = (statement['source'] as { value: string }).value;
  if (!source.startsWith('.')) return;
  for (const specifier of statement['specifiers'] as Node[]) {
    const name = nameOf(specifier['imported'] as Node);
    module.imports.set(nameOf(specifier['local'] as Node), { file: declarationFile(file, source), name });
  }
}

function addDeclaration(module: Module, statement: Node): void {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const declaration = (isExported ? statement['declaration'] : statement) as Node | null;
  if (declaration === null) return;
  const declared = declaration.type === 'VariableDeclaration' ? (declaration['declarations'] as Node[]) : [declaration];
  for (const each of declared) {
    const id = each['id'] as Node | null | undefined;
    if (id === null || id === undefined) continue;
    module.declarations.set(nameOf(id), each);
    if (isExported) module.exported.push(nameOf(id));
  }
}

const declarationFile = (from: string, source: string): string =>
  resolve(dirname(from), source.replace(/\.tsx?$/, '.d.ts'));
