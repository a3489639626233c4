import type { Operation } from '../../../../cli/edit/operation.ts';
import type { SectionChoices, StudioPath } from '../../../protocol.ts';
import { isDataMap, isSameData } from './shared-data.ts';

/** A section of a page as listed in the form. */
export interface SectionRow {
  /** Section name. */
  name: string;
  /** Path of its block. */
  path: StudioPath;
  block: unknown;
  /** Its index in the order; missing for sections with a fixed position. */
  at?: number;
}

/** The sections of a page, and the operations that change them. */
export interface PageSections {
  rows: readonly SectionRow[];
  /** Entries of the order: from the file, or from the theme. */
  order: readonly unknown[];
  /** Blocks of the file that the page does not show. */
  hidden: readonly SectionRow[];
  move(from: number, to: number): Operation[];
  /** @param at its index in the order. */
  add(name: string, sample: unknown, at: number): Operation[];
  duplicate(at: number): Operation[];
  remove(at: number): Operation[];
  /** Shows a hidden section, at the end. */
  show(name: string): Operation[];
}

type Blocks = Readonly<Record<string, unknown>>;

/** Name and block of an inline entry; undefined if it has none, or several. */
export function inlineBlock(entry: unknown): [name: string, block: unknown] | undefined {
  const [only, ...others] = isDataMap(entry) ? Object.entries(entry) : [];
  return others.length === 0 ? only : undefined;
}

/** Sections of a page of data: each entry of `sections` contains its block. */
export function pageSections(value: Blocks): PageSections {
  const entries = Array.isArray(value.sections) ? value.sections : [];
  const insert = (at: number, added: unknown): Operation =>
    value.sections === undefined
      ? { op: 'set', path: ['sections'], value: [added] }
      : { op: 'insert', path: ['sections'], at: at >= entries.length ? 'end' : at, value: added };
  return {
    order: entries,
    rows: entries.map((entry, at) => {
      const [name, block] = inlineBlock(entry) ?? ['', entry];
      return { name, block, at, path: ['sections', at, ...(name === '' ? [] : [name])] };
    }),
    hidden: [],
    move: (from, to) => [{ op: 'move', path: ['sections', from], to }],
    add: (name, sample, at) => [insert(at, { [name]: sample })],
    duplicate: (at) => [insert(at + 1, entries[at])],
    remove: (at) => [{ op: 'remove', path: ['sections', at] }],
    show: () => [],
  };
}

/** The section order of a landing: its own, or that of its theme. */
function orderOf(value: Blocks, { orders, defaultTheme }: SectionChoices): readonly unknown[] {
  if (Array.isArray(value.sections)) return value.sections;
  const order = orders[String(value.theme)] ?? orders[defaultTheme] ?? [];
  return order.filter((name) => value[name] !== undefined);
}

/** Sections whose blocks are at the root of a landing, apart from those with a fixed position. */
function kinds({ sections }: SectionChoices): string[] {
  return sections.flatMap(({ name, place }) => (place === 'pages' ? [] : name));
}

/**
 * Sections of a landing: hero and closing call with fixed positions, the middle in order. The order is written to the
 * file once it differs from that of the theme.
 *
 * @param required keys of a landing that cannot be missing: their blocks are hidden instead of removed.
 */
export function landingSections(
  value: Blocks,
  choices: SectionChoices,
  required: readonly string[],
): PageSections {
  const hasOrder = Array.isArray(value.sections);
  const order = orderOf(value, choices);
  const middle = order.map((entry, at): SectionRow => {
    if (typeof entry === 'string') return { name: entry, block: value[entry], at, path: [entry] };
    const [name, block] = inlineBlock(entry) ?? ['', entry];
    return { name, block, at, path: ['sections', at, ...(name === '' ? [] : [name])] };
  });
  const fixed = (name: string): SectionRow => ({ name, block: value[name], path: [name] });
  const setOrder = (next: readonly unknown[]): Operation => ({
    op: 'set',
    path: ['sections'],
    value: next,
  });
  const insert = (at: number, entry: unknown): Operation =>
    hasOrder
      ? {
          op: 'insert',
          path: ['sections'],
          at: at >= order.length ? 'end' : at,
          value: entry,
        }
      : setOrder(order.toSpliced(at, 0, entry));
  const isLastOf = (name: string) => order.filter((entry) => entry === name).length === 1;
  const hidden = kinds(choices).filter(
    (name) => value[name] !== undefined && !order.includes(name),
  );
  return {
    order,
    rows: [fixed('hero'), ...middle, fixed('cta')],
    hidden: hidden.map(fixed),
    move: (from, to) =>
      hasOrder
        ? [{ op: 'move', path: ['sections', from], to }]
        : [setOrder(order.toSpliced(from, 1).toSpliced(to, 0, order[from]))],
    add: (name, sample, at) => {
      if (value[name] !== undefined) return [insert(at, { [name]: sample })];
      const set: Operation = { op: 'set', path: [name], value: sample };
      const usual = orderOf({ ...value, [name]: sample }, choices);
      const isUsual = !hasOrder && isSameData(usual, order.toSpliced(at, 0, name));
      return isUsual ? [set] : [set, insert(at, name)];
    },
    duplicate: (at) => {
      const row = middle[at];
      return row ? [insert(at + 1, { [row.name]: row.block })] : [];
    },
    remove: (at) => {
      const entry = order[at];
      const takesBlock = typeof entry === 'string' && !required.includes(entry) && isLastOf(entry);
      const place: Operation[] = hasOrder
        ? [{ op: 'remove', path: ['sections', at] }]
        : takesBlock
          ? []
          : [setOrder(order.toSpliced(at, 1))];
      return [...place, ...(takesBlock ? [{ op: 'unset', path: [entry] } as const] : [])];
    },
    show: (name) => [insert(order.length, name)],
  };
}
