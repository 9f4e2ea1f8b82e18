/** Small faults that a test should notice, found in the syntax tree of a file. */
import { parseSync } from 'oxc-parser';

export interface Mutant {
  /** Range of the replaced text. */
  start: number;
  end: number;
  replacement: string;
}

/** A mutant in its file. */
export interface Site {
  file: string;
  source: string;
  mutant: Mutant;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Each operator's opposite or neighbour; a boundary (`<` and `<=`) is a mutant of its own. */
const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
};

/** Returns the mutants of a TypeScript source in the order of the text; types have none. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  visit(parseSync(file, source).program as unknown as Node, source, found);
  return found.toSorted((one, other) => one.start - other.start);
}

export const withMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

export const lineOf = ({ source, mutant: { start } }: Site): number => source.slice(0, start).split('\n').length;

function visit(node: Node, source: string, found: Mutant[]): void {
  if (node.type.startsWith('TS') && !valueWrappers.has(node.type)) return;
  if (node.type === 'ImportDeclaration') return;
  found.push(...mutantsAt(node, source));
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, source, found);
  }
}

/** Types around a value, which is code. */
const valueWrappers: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function mutantsAt(node: Node, source: string): Mutant[] {
  const { type, start, end } = node;
  if (type === 'BinaryExpression' || type === 'LogicalExpression') return operatorMutants(node, source);
  if (type === 'Literal' && typeof node['value'] === 'boolean')
    return [{ start, end, replacement: String(!node['value']) }];
  if (type === 'IfStatement' || type === 'ConditionalExpression') {
    const test = node['test'] as Node;
    return ['true', 'false'].map((replacement) => ({ start: test.start, end: test.end, replacement }));
  }
  // A call for its effect alone is left out.
  if (type === 'ExpressionStatement' && isCall(node['expression'] as Node)) return [{ start, end, replacement: ';' }];
  return [];
}

function operatorMutants(node: Node, source: string): Mutant[] {
  const operator = String(node['operator']);
  const { end: from } = node['left'] as Node;
  const { start: to } = node['right'] as Node;
  const start = source.indexOf(operator, from);
  if (start < 0 || start >= to) return [];
  return (operators[operator] ?? []).map((replacement) => ({ start, end: start + operator.length, replacement }));
}

function isCall(node: Node): boolean {
  if (node.type === 'AwaitExpression' || node.type === 'UnaryExpression') return isCall(node['argument'] as Node);
  return node.type === 'CallExpression';
}
