import type { Operation } from '../../../../cli/edit/operation.ts';
import type { FactRow } from '../../../fact-row.ts';
import { fieldName, fieldPath } from '../../../field-path.ts';
import type { Conflict, FileState, StudioPath } from '../../../protocol.ts';
import type { StudioStore } from '../../store.ts';
import { FindingIndex } from './finding-index.ts';
import type { Shapes } from './shapes.ts';
import { sharedData } from './shared-data.ts';

/** State of a file's form: field values, open groups, and edits. */
export class FormModel {
  readonly store: StudioStore;
  readonly file: string;
  readonly shapes: Shapes;
  #state: FileState | undefined;
  #value: unknown;
  #findings = new FindingIndex([]);
  #conflicts: readonly Conflict[] = [];
  #facts: readonly FactRow[] = [];
  #wanted: string | undefined;
  readonly #open = new Map<string, boolean>();
  readonly #listeners = new Set<() => void>();

  constructor(store: StudioStore, file: string, shapes: Shapes) {
    this.store = store;
    this.file = file;
    this.shapes = shapes;
  }

  /** The file as last read; unchanged parts keep their identity. */
  get value(): unknown {
    this.#follow();
    return this.#value;
  }

  /** Whether this is the configuration, whose own groups are facts. */
  get isConfig(): boolean {
    return this.store.view.files[this.file]?.kind === 'config';
  }

  get findings(): FindingIndex {
    this.#follow();
    return this.#findings;
  }

  get conflicts(): readonly Conflict[] {
    this.#follow();
    return this.#conflicts;
  }

  edit(...operations: Operation[]): void {
    this.store.edit(operations, this.file);
  }

  set(path: StudioPath, value: unknown): void {
    this.edit({ op: 'set', path, value });
  }

  /** Removes a key, and closes its field if it was opened without a value. */
  unset(path: StudioPath, isThere: boolean): void {
    this.setOpen(fieldName(path), undefined);
    if (isThere) this.edit({ op: 'unset', path });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const end = this.store.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      end();
    };
  };

  /** Whether a group was opened or closed; undefined if untouched. */
  isOpen(name: string): boolean | undefined {
    return this.#open.get(name);
  }

  setOpen(name: string, isOpen: boolean | undefined): void {
    if (isOpen === undefined) this.#open.delete(name);
    else this.#open.set(name, isOpen);
    this.#tell();
  }

  /**
   * Follows moved list entries, so that open groups stay open.
   *
   * @param placeOf the new index of an entry; undefined if it was removed.
   */
  followEntries(list: string, placeOf: (index: number) => number | undefined): void {
    const known = [...this.#open].map(([name, isOpen]) => {
      const [, index, rest = ''] = name.startsWith(`${list}[`)
        ? (/^\[(\d+)\](.*)$/s.exec(name.slice(list.length)) ?? [])
        : [];
      if (index === undefined) return [name, isOpen] as const;
      const place = placeOf(Number(index));
      return place === undefined ? undefined : ([`${list}[${place}]${rest}`, isOpen] as const);
    });
    this.#open.clear();
    for (const entry of known) if (entry) this.#open.set(...entry);
  }

  /** Opens all groups that contain a field. */
  reveal(name: string): void {
    const path = fieldPath(this.value, name) ?? [];
    for (const depth of path.keys()) this.#open.set(fieldName(path.slice(0, depth + 1)), true);
    this.#tell();
  }

  /** Sets the field to focus once it is rendered; undefined clears it. */
  focusOn(name: string | undefined): void {
    this.#wanted = name;
    this.#tell();
  }

  get wanted(): string | undefined {
    return this.#wanted;
  }

  takeFacts(facts: readonly FactRow[]): void {
    this.#facts = facts;
    this.#tell();
  }

  /** Facts that texts of this file may refer to; empty for files without copy. */
  get facts(): readonly FactRow[] {
    return this.#facts;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #follow(): void {
    const state = this.store.view.files[this.file];
    if (!state || state === this.#state) return;
    this.#state = state;
    // A text that is temporarily invalid YAML has no value: the form stays as it was.
    if (state.value !== undefined) this.#value = sharedData(this.#value, state.value);
    this.#conflicts = sharedData(this.#conflicts, state.conflicts) as readonly Conflict[];
    this.#findings = new FindingIndex(state.findings, this.#findings);
  }
}
