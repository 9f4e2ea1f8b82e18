/** The documents of the contract as texts, with examples from the stand-in. */
import { Document, isCollection, isScalar, visit } from 'yaml';
import { contractModel } from '../../deploy/contract/contract-model.ts';
import { openApiDocument } from '../../deploy/contract/openapi.ts';
import type { ServiceArea } from '../../src/contract/environment.ts';
import { serviceBase } from '../http/stand-in-environment.ts';
import { examplesOf, recordTour, recordedDialects } from './examples.ts';
import type { Recorded } from './recording.ts';

export interface ContractDocuments {
  /** By the name of its file. */
  documents: Record<string, object>;
  /** Every answer of the tour, by dialect. */
  recorded: Record<string, Recorded[]>;
}

export async function contractDocuments(): Promise<ContractDocuments> {
  const model = await contractModel();
  const recorded: Record<string, Recorded[]> = {};
  for (const [name, dialect] of Object.entries(recordedDialects)) recorded[name] = await recordTour(dialect);
  const openapi = openApiDocument(model, examplesOf(recorded), (area) => serviceBase(area as ServiceArea));
  // JSON has neither undefined values nor objects that two places share.
  const plain = JSON.parse(JSON.stringify({ 'openapi.yaml': openapi })) as Record<string, object>;
  return { documents: plain, recorded };
}

const HEADER = ' Written by `npm run contract` from src/contract; not by hand.';

/** YAML with short lists, and each example, on one line. */
export function yamlOf(content: object): string {
  const document = new Document(content);
  document.commentBefore = HEADER;
  const examples: string[] = [];
  visit(document, {
    Pair: (_, pair) => {
      if (!isScalar(pair.key) || pair.key.value !== 'value' || !isCollection(pair.value)) return undefined;
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

const exampleMark = (at: number): string => `<example ${at}>`;
