/** The interfaces of wire shapes that are read by hand, from their sources: names, types, and comments of their fields. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { type CommentedSource, commentAbove } from './source-comments.ts';

export type FieldType =
  | { kind: 'number' | 'string' | 'boolean' }
  | { kind: 'values'; values: readonly (string | number)[] }
  | { kind: 'list'; of: FieldType }
  | { kind: 'interface'; name: string }
  /** A number, or a text of a form of its own. */
  | { kind: 'numberOrText' };

export interface WireField {
  name: string;
  note: string;
  type: FieldType;
}

export interface WireInterface {
  name: string;
  note: string;
  fields: WireField[];
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const sources = ['hub/wire.ts', 'services/wire/event-wire.ts', 'services/wire/bets-wire.ts'];

export function wireInterfaces(): Map<string, WireInterface> {
  const all = sources.flatMap((file) => interfacesOf(new URL(`../../src/contract/${file}`, import.meta.url)));
  return new Map(all.map((each) => [each.name, each]));
}

function interfacesOf(file: URL): WireInterface[] {
  const code = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file.pathname, code);
  const source = { code, comments };
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const declared = statement['declaration'] as Node | undefined;
    if (declared?.type !== 'TSInterfaceDeclaration') return [];
    const { name } = declared['id'] as { name: string };
    const { body } = declared['body'] as { body: Node[] };
    return [{ name, note: commentAbove(source, statement.start), fields: fieldsOf(body, source) }];
  });
}

function fieldsOf(members: readonly Node[], source: CommentedSource): WireField[] {
  return members.flatMap((member) => {
    const type = typeOf((member['typeAnnotation'] as { typeAnnotation: Node }).typeAnnotation);
    const { name } = member['key'] as { name: string };
    // A map is read by the call it belongs to.
    return type === undefined ? [] : [{ name, note: commentAbove(source, member.start), type }];
  });
}

function typeOf(node: Node): FieldType | undefined {
  switch (node.type) {
    case 'TSNumberKeyword':
      return { kind: 'number' };
    case 'TSStringKeyword':
      return { kind: 'string' };
    case 'TSBooleanKeyword':
      return { kind: 'boolean' };
    case 'TSArrayType': {
      const of = typeOf(node['elementType'] as Node);
      return of && { kind: 'list', of };
    }
    case 'TSTypeReference': {
      const { name } = node['typeName'] as { name: string };
      return name === 'Record' ? undefined : { kind: 'interface', name };
    }
    case 'TSUnionType':
      return unionOf(node['types'] as Node[]);
    default:
      throw new Error(`A wire interface has a type that the contract's documents do not know: ${node.type}.`);
  }
}

function unionOf(types: readonly Node[]): FieldType | undefined {
  const literals = types.filter(({ type }) => type === 'TSLiteralType');
  if (literals.length === types.length) {
    return { kind: 'values', values: literals.map((each) => (each['literal'] as { value: string | number }).value) };
  }
  const told = types.filter(({ type }) => type !== 'TSNullKeyword');
  const [only, ...others] = told;
  return only !== undefined && others.length === 0 ? typeOf(only) : { kind: 'numberOrText' };
}
