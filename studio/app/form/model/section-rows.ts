import type { Operation } from '../../../../cli/edit/operation.ts';
import type { SectionChoices, StudioPath } from '../../../protocol.ts';
import { isDataMap, isSameData } from './shared-data.ts';

/** A section of a page, as the form lists it. */
export interface SectionRow {
  /** Its kind. */
  name: string;
  /** Where its block stands. */
  path: StudioPath;
  block: unknown;
  /** Its number in the order; missing for those that have a fixed place. */
  at?: number;
}

/** Which sections a page has, and how a change of them is written. */
export interface PageSections {
  rows: readonly SectionRow[];
  /** Entries of the order: as the file has them, or as the look has them. */
  order: readonly unknown[];
  /** Blocks of the file that the page does not show. */
  hidden: readonly SectionRow[];
  move(from: number, to: number): Operation[];
  /** @param at number that it gets in the order. */
  add(name: string, sample: unknown, at: number): Operation[];
  duplicate(at: number): Operation[];
  remove(at: number): Operation[];
  /** Shows a hidden one, last. */
  show(name: string): Operation[];
}

type Blocks = Readonly<Record<string, unknown>>;

/** The one kind and block of an entry that holds its block; undefined if it holds none, or several. */
export function inlineBlock(entry: unknown): [name: string, block: unknown] | undefined {
  const [only, ...others] = isDataMap(entry) ? Object.entries(entry) : [];
  return others.length === 0 ? only : undefined;
}

/** Sections of a page of data: each entry of `sections` holds its block. */
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

/** The order of a landing's sections: its own, or that of its look. */
function orderOf(value: Blocks, { orders, defaultTheme }: SectionChoices): readonly unknown[] {
  if (Array.isArray(value.sections)) return value.sections;
  const order = orders[String(value.theme)] ?? orders[defaultTheme] ?? [];
  return order.filter((name) => value[name] !== undefined);
}

/** Kinds of sections whose blocks stand at the top of a landing, apart from those with a place of their own. */
function kinds({ sections }: SectionChoices): string[] {
  return sections.flatMap(({ name, place }) => (place === 'pages' ? [] : name));
}

/**
 * Sections of a landing: hero and closing call with their places, the middle in its order. The order is written into the
 * file when it becomes another than that of the look.
 *
 * @param required keys that a landing cannot be without: their blocks are hidden instead of removed.
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
