/** The named schemas: constants of the contract that are objects. A name in two files begins with its file's name. */
import { type Schema, pascalCase } from '../schema.ts';

interface Named {
  name: string;
  file: string;
  note: string;
}

class Components {
  /** Files by the name of a constant. */
  readonly #declared = new Map<string, Set<string>>();
  readonly #schemas = new Map<string, Schema>();
  readonly #modes = new Map<string, string>();

  declare({ name, file }: Named): void {
    const files = this.#declared.get(name) ?? new Set();
    this.#declared.set(name, files.add(file));
  }

  /** Adds the schema unless it is there already. Returns its name. */
  add(named: Named, mode: 'read' | 'written', make: () => Schema): string {
    const { name, file, note } = named;
    const isShared = (this.#declared.get(name)?.size ?? 0) > 1;
    const plain = isShared ? `${pascalCase(fileName(file))}${pascalCase(name)}` : pascalCase(name);
    const id = (this.#modes.get(plain) ?? mode) === mode ? plain : `${plain}${mode === 'read' ? 'Read' : 'Sent'}`;
    if (!this.#modes.has(id)) {
      this.#modes.set(id, mode);
      // Reserved before it is made, because a schema may contain itself.
      this.#schemas.set(id, {});
      this.#schemas.set(id, { ...make(), ...(note !== '' && { description: note }) });
    }
    return id;
  }

  /** Adds a schema that belongs to no constant. */
  set(id: string, schema: Schema): string {
    if (!this.#modes.has(id)) this.#schemas.set(id, schema);
    this.#modes.set(id, 'any');
    return id;
  }

  all(): Record<string, Schema> {
    return Object.fromEntries([...this.#schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** "coupon-wire.ts" → "coupon". */
const fileName = (file: string): string => file.replace(/^.*\//, '').replace(/(?:-wire|-calls)?\.ts$/, '');

export const components = new Components();
