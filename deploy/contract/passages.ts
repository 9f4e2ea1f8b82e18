/** Passages of the project's documents that a call or a shape rests on: of the wire, of the assumptions, of refusals. */
import { readFileSync, readdirSync } from 'node:fs';

export interface Passage {
  /** "wire-account-3", "assumption-12". */
  id: string;
  text: string;
  /** Words of its file above all passages. */
  introduction: string;
}

interface NamedCall {
  name: string;
  path: string;
  /** Source file, from the root. */
  file: string;
}

const docs = new URL('../../docs/', import.meta.url);

export class Passages {
  readonly #all: readonly Passage[];
  readonly #calls: readonly NamedCall[];
  /** Rules of the product by number: passages cite them, and no call or shape rests on them. */
  readonly #rules: ReadonlyMap<string, string>;

  constructor(calls: readonly NamedCall[]) {
    const wire = readdirSync(new URL('wire/', docs)).toSorted();
    this.#all = ['assumptions.md', ...wire.map((file) => `wire/${file}`), 'rules/failures.md'].flatMap((file) =>
      passagesOf(file),
    );
    this.#calls = calls;
    const rules = readdirSync(new URL('rules/', docs)).flatMap((file) => passagesOf(`rules/${file}`));
    this.#rules = new Map(rules.map(({ id, text }) => [id, text.replace(/^\[[^\]]*\] /, '')]));
  }

  /** Numbers of the passages that the text cites ("wire-market-1 to wire-market-4" cites four), and that exist. */
  cited(text: string): string[] {
    const ids = [
      ...text.matchAll(/\b((?:wire-[a-z]+|assumption|failure)-)(\d+)(?:`? (?:to|–) `?\1?-?(\d+))?/g),
    ].flatMap(([, subject = '', first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${subject}${Number(first) + at}`),
    );
    return this.#ordered(ids);
  }

  /**
   * The text of each passage that a document cites, of passages that these cite, and of the rules that any of them
   * cites: who has the document alone can look up every number in it.
   */
  lookUp(text: string): Record<string, string> {
    const found = new Map<string, string>();
    for (let ids = this.cited(text); ids.length > 0;) {
      for (const id of ids) found.set(id, this.text(id));
      ids = this.cited([...found.values()].join(' ')).filter((id) => !found.has(id));
    }
    const all = [text, ...found.values()].join(' ');
    const rules = new Set([...all.matchAll(/\b[a-z]+(?:-[a-z]+)*-\d+\b/g)].map(([id]) => id));
    const cited = [...this.#rules].filter(([id]) => rules.has(id) && !found.has(id));
    return Object.fromEntries([...this.#ordered([...found.keys()]).map((id) => [id, this.text(id)]), ...cited]);
  }

  /** Numbers of the passages that name the call: its path, its name, or the file of all its calls. */
  naming(call: NamedCall): string[] {
    const isNamed = ({ text, introduction }: Passage): boolean =>
      names(text, call) || names(introduction, call) || (isAboutFile(text, call) && !this.#isAboutCalls(text));
    const named = this.#all.filter(isNamed).map(({ id }) => id);
    // An assumption that begins with passages is about their calls.
    const above = this.#all.filter(
      ({ id, text }) =>
        id.startsWith('assumption-') && this.cited(text.slice(0, HEAD)).some((cited) => named.includes(cited)),
    );
    return this.#ordered([...named, ...above.map(({ id }) => id)]);
  }

  /** Codes of refusals of this call in a passage: those after its name, up to the name of another call. */
  refusals(id: string, call: NamedCall): Record<string, string> {
    const parts = this.text(id).split(/(`[^`]+`)/);
    let isOwn = !this.#calls.some((each) => names(this.text(id), each));
    const own = parts.filter((part) => {
      const named = this.#calls.filter((each) => names(part, each));
      if (named.length > 0) isOwn = named.some(({ name }) => name === call.name);
      return isOwn;
    });
    return refusalCodes(own.join(''));
  }

  text(id: string): string {
    return this.#all.find((passage) => passage.id === id)?.text ?? '';
  }

  /** A passage that names several calls is about these alone. */
  #isAboutCalls(text: string): boolean {
    return this.#calls.filter((call) => names(text, call)).length > 2;
  }

  #ordered(ids: readonly string[]): string[] {
    return this.#all.map(({ id }) => id).filter((id) => ids.includes(id));
  }
}

/** Words in backticks, split where they list several. */
export const quotedNames = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/`([^`]+)`/g)].flatMap(([, quoted = '']) => quoted.split(/[^\w]+/)).filter((name) => name !== ''),
  );

/** A code, or a range of them, with the words that follow it. */
const CODE = /(?<![\w.-])(\d{3,4})(?: to (\d{3,4}))?(?![\w%.-]\d|[\w%])\s*('[^']*'|[^,.;:)0-9'*`(]*)/g;

/** Codes of refusals in a sentence of a comment, or in the part of a passage that is about one call. */
export function refusalCodes(text: string): Record<string, string> {
  const rows = [...text.matchAll(/^\| (\d{3,4}) +\| ([^|]+?) +\|/gm)].map(([, code = '', words = '']) => [code, words]);
  if (rows.length > 0) return Object.fromEntries(rows) as Record<string, string>;
  const codes = [...text.matchAll(CODE)].flatMap(([, first = '', last = first, words = '']) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => ({
      code: Number(first) + at,
      words:
        first === last
          ? words
              .replaceAll("'", '')
              .replace(/^(and|to)\b|\band$/g, '')
              .trim()
          : '',
    })),
  );
  const isRefusing = /[Rr]efus/.test(text);
  const told = codes.filter(({ code }) => isOwnCode(code) || (isRefusing && code < 1_000));
  return Object.fromEntries(told.map(({ code, words }) => [String(code), words]));
}

/** Numbers of this size are codes wherever they are; smaller ones may count something. */
const isOwnCode = (code: number): boolean => (code >= 3_000 && code < 8_000) || code === 2_001 || code === 2_002;

function passagesOf(file: string): Passage[] {
  const text = readFileSync(new URL(file, docs), 'utf8');
  const introduction = file.startsWith('wire/') ? (text.split(/^(?:\*\*|#)/m)[1] ?? '') : '';
  return text.split(/^(?=\*\*[a-z]+(?:-[a-z]+)*-\d+\*\*|#)/m).flatMap((part) => {
    const [, id = '', told = ''] = /^\*\*([a-z]+(?:-[a-z]+)*-\d+)\*\*\s+([^]*)$/.exec(part) ?? [];
    return id === '' ? [] : [{ id, text: unwrapped(told.trim()), introduction }];
  });
}

/** Lines of a paragraph as one; tables and lists keep theirs. */
const unwrapped = (text: string): string => text.replace(/(?<!\n)\n(?![\n|-])/g, ' ');

/** An address without method, query and names of parameters. */
const plain = (address: string): string =>
  address
    .replace(/^(?:GET|POST|DELETE) /, '')
    .replace(/[?( ].*$/s, '')
    .replace(/\{(\w+)\}|:\w+/g, ':')
    .replace(/^(?:\/|…\/)/, '');

const quotedParts = new Map<string, { quoted: string; told: string }[]>();

function partsOf(text: string): { quoted: string; told: string }[] {
  const known = quotedParts.get(text);
  if (known !== undefined) return known;
  const parts = [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => ({ quoted, told: plain(quoted) }));
  quotedParts.set(text, parts);
  return parts;
}

function names(text: string, { name, path }: NamedCall): boolean {
  const own = plain(path);
  return partsOf(text).some(({ quoted, told }) => {
    if (quoted === name || told === own) return true;
    if (own.length >= LONG_ENOUGH && told.endsWith(`/${own}`)) return true;
    if (told.includes('/') || quoted.startsWith('/')) return told.length > 2 && own.endsWith(`/${told}`);
    return told.length >= LONG_ENOUGH && own.split('/').includes(told);
  });
}

/** Letters at the beginning of a passage that say what it is about. */
const HEAD = 120;

/** A shorter word may be the name of a field. */
const LONG_ENOUGH = 8;

/** The passage begins with the file. */
const isAboutFile = (text: string, { file }: NamedCall): boolean => text.slice(0, HEAD).includes(file);
