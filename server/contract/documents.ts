/** The documents of the contract as texts, with examples from the stand-in. */
import { Document, isCollection, isPair, isScalar, visit } from 'yaml';
import { asyncApiDocument } from '../../deploy/contract/asyncapi.ts';
import { type ContractModel, contractModel } from '../../deploy/contract/contract-model.ts';
import { openApiDocument } from '../../deploy/contract/openapi.ts';
import type { ServiceArea } from '../../src/contract/environment.ts';
import { hubPaths } from '../hubs/live-hubs.ts';
import { serviceBase } from '../http/stand-in-environment.ts';
import { type Tour, examplesOf, hubExamplesOf, recordTour, recordedDialects } from './examples.ts';

export interface ContractDocuments {
  model: ContractModel;
  /** By the name of its file. */
  documents: Record<string, object>;
  /** Every answer and message of the tour, by dialect. */
  tours: Record<string, Tour>;
}

export async function contractDocuments(): Promise<ContractDocuments> {
  const model = await contractModel();
  const tours: Record<string, Tour> = {};
  for (const [name, dialect] of Object.entries(recordedDialects)) tours[name] = await recordTour(dialect);
  const openapi = openApiDocument(model, examplesOf(tours), (area) => serviceBase(area as ServiceArea));
  const asyncapi = asyncApiDocument(model, hubExamplesOf(tours), hubPaths);
  // JSON has neither undefined values nor objects that two places share.
  const plain = JSON.parse(JSON.stringify({ 'openapi.yaml': openapi, 'asyncapi.yaml': asyncapi })) as Record<
    string,
    object
  >;
  return { model, documents: plain, tours };
}

const HEADER = ' Written by `npm run contract` from src/contract; not by hand.';

/** YAML with short lists, and each example, on one line. */
export function yamlOf(content: object): string {
  const document = new Document(content);
  document.commentBefore = HEADER;
  const examples: string[] = [];
  visit(document, {
    Pair: (_, pair, path) => {
      const isExample = path.some((above) => isPair(above) && isNamed(above.key, 'examples'));
      if (!isExample || !(isNamed(pair.key, 'value') || isNamed(pair.key, 'payload'))) return undefined;
      if (!isCollection(pair.value)) return undefined;
      // JSON is YAML too. It is put in afterwards, because the writer breaks every long line.
      examples.push(JSON.stringify(pair.value.toJS(document)));
      pair.value = document.createNode(exampleMark(examples.length - 1));
      return visit.SKIP;
    },
    Seq: (_, list) => {
      if (list.items.every((item) => isScalar(item)) && JSON.stringify(list).length < 90) list.flow = true;
    },
  });
  const text = document.toString({ lineWidth: 120 });
  return text.replaceAll(/<example (\d+)>/g, (_, at: string) => examples[Number(at)] ?? '');
}

const isNamed = (key: unknown, name: string): boolean => isScalar(key) && key.value === name;

const exampleMark = (at: number): string => `<example ${at}>`;
