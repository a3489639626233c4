import type { ProseBlock, ProseInline, ProseList, ProseSteps } from '../../../schemas/prose.ts';
import { suggest } from '../suggest.ts';
import type { Directive } from './directives.ts';

/** The accepted content and the syntax of a directive. */
interface DirectiveKind {
  /** Whether it has a label in brackets. */
  label: 'needed' | 'possible' | 'none';
  hint: string;
  /** The resulting block; undefined if its content is not accepted. */
  make(blocks: ProseBlock[], label: string): ProseBlock | undefined;
  /** The kinds of blocks that it holds, and whether it is a single one. */
  holds: readonly ProseBlock['kind'][];
  isSingle: boolean;
  /** The first entry of its list that is not accepted, if a single one can be named. */
  wrongEntry?(blocks: ProseBlock[]): number;
}

/** The single list in a directive. */
function onlyList(blocks: ProseBlock[], kind: 'ul' | 'ol'): ProseList | undefined {
  const [list, ...others] = blocks;
  return list && 'items' in list && list.kind === kind && others.length === 0 ? list : undefined;
}

function holdsOnly(blocks: ProseBlock[], ...kinds: ProseBlock['kind'][]): boolean {
  return blocks.length > 0 && blocks.every(({ kind }) => kinds.includes(kind));
}

function trimmedStart([first, ...rest]: ProseInline[]): ProseInline[] {
  return typeof first === 'string' ? [first.trimStart(), ...rest] : first ? [first, ...rest] : [];
}

/** A step from a list entry: `**What happens** and how`. */
function stepOf(item: ProseBlock[]): ProseSteps['steps'][number] | undefined {
  const [line, ...others] = item;
  if (others.length > 0 || (line?.kind !== 'line' && line?.kind !== 'p')) return undefined;
  const [first, ...rest] = line.content;
  if (typeof first !== 'object' || first.kind !== 'strong') return undefined;
  const [title] = first.content;
  const text = trimmedStart(rest);
  return typeof title === 'string' && first.content.length === 1 ? { title, text } : undefined;
}

function markedList(kind: 'ticks' | 'crosses'): DirectiveKind {
  return {
    label: 'none',
    ...{ holds: ['ul'], isSingle: true },
    hint: `Write :::${kind}, a list with -, and :::, each on lines of its own.`,
    make: (blocks) => {
      const list = onlyList(blocks, 'ul');
      return list && { kind, items: list.items };
    },
  };
}

/** The directives of a body by name. */
export const DIRECTIVES: Readonly<Record<string, DirectiveKind>> = {
  note: {
    label: 'needed',
    ...{ holds: ['p', 'ul', 'ol'], isSingle: false },
    hint: 'Write :::note[Its heading], paragraphs or a list, and :::, each on lines of its own.',
    make: (blocks, label) =>
      holdsOnly(blocks, 'p', 'ul', 'ol') ? { kind: 'note', label, blocks } : undefined,
  },
  ticks: markedList('ticks'),
  crosses: markedList('crosses'),
  steps: {
    label: 'none',
    ...{ holds: ['ol'], isSingle: true },
    hint: 'Write :::steps, entries such as "1. **What happens** and how", and :::, each on lines of its own.',
    make: (blocks) => {
      const steps = onlyList(blocks, 'ol')?.items.map(stepOf) ?? [];
      const known = steps.filter((step) => step !== undefined);
      return known.length > 0 && known.length === steps.length
        ? { kind: 'steps', steps: known }
        : undefined;
    },
    wrongEntry: (blocks) => onlyList(blocks, 'ol')?.items.findIndex((item) => !stepOf(item)) ?? -1,
  },
  table: {
    label: 'needed',
    ...{ holds: ['table'], isSingle: true },
    hint: 'Write :::table[What it shows], a table with | between its columns, and :::, each on lines of its own.',
    make: (blocks, caption) => {
      const [table, ...others] = blocks;
      return table?.kind === 'table' && others.length === 0 ? { ...table, caption } : undefined;
    },
  },
  quote: {
    label: 'possible',
    ...{ holds: ['p'], isSingle: false },
    hint: 'Write :::quote or :::quote[Where it is from], paragraphs, and :::, each on lines of its own.',
    make: (blocks, label) =>
      holdsOnly(blocks, 'p')
        ? { kind: 'quote', ...(label === '' ? {} : { label }), blocks }
        : undefined,
  },
  small: {
    label: 'none',
    ...{ holds: ['p'], isSingle: false },
    hint: 'Write :::small, paragraphs, and :::, each on lines of its own.',
    make: (blocks) => (holdsOnly(blocks, 'p') ? { kind: 'small', blocks } : undefined),
  },
};

/** What other tools call a note and a quotation (Docusaurus, MkDocs, VitePress, GitHub). */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  note: ['warning', 'tip', 'info', 'hint', 'caution', 'danger', 'important', 'alert', 'callout'],
  ticks: ['check', 'checklist', 'success'],
  quote: ['blockquote', 'testimonial'],
};

/** What to write in place of a directive that there is not. */
function knownInstead(name: string): string {
  const known = Object.keys(DIRECTIVES);
  const small = name.toLowerCase();
  const meant = known.find((other) => ELSEWHERE[other]?.includes(small)) ?? suggest(small, known);
  return meant === undefined ? `There are ${known.join(', ')}.` : `Did you mean ":::${meant}"?`;
}

/** True of the name of a directive. */
export function isDirective(name: string): boolean {
  return Object.hasOwn(DIRECTIVES, name);
}

/** A syntax error in a directive, and the block, or the entry of its list, that it is in. */
interface DirectiveFault {
  message: string;
  hint: string;
  block?: number;
  entry?: number;
}

/** The first block that a directive does not hold; -1 if there is none. */
function strayBlock({ holds, isSingle }: DirectiveKind, blocks: readonly ProseBlock[]): number {
  return blocks.findIndex(({ kind }, at) => !holds.includes(kind) || (isSingle && at > 0));
}

/** The block of a directive, or its syntax error. */
export function blockOf(
  { name, label = '', isClosed }: Directive,
  blocks: ProseBlock[],
): { block?: ProseBlock; fault?: DirectiveFault } {
  const kind = isDirective(name) ? DIRECTIVES[name] : undefined;
  if (!kind) {
    return {
      fault: { message: `There is no directive ":::${name}".`, hint: knownInstead(name) },
    };
  }
  if (!isClosed)
    return { fault: { message: `The directive ":::${name}" does not end.`, hint: kind.hint } };
  if (kind.label === 'needed' && label.trim() === '')
    return {
      fault: { message: `The directive ":::${name}" has no words in brackets.`, hint: kind.hint },
    };
  if (kind.label === 'none' && label !== '')
    return {
      fault: { message: `The directive ":::${name}" shows no words in brackets.`, hint: kind.hint },
    };
  const block = kind.make(blocks, label.trim());
  if (block) return { block };
  const message = `The directive ":::${name}" holds something else than it shows.`;
  const [stray, entry] = [strayBlock(kind, blocks), kind.wrongEntry?.(blocks) ?? -1];
  return {
    fault: {
      ...{ message, hint: kind.hint },
      ...(stray < 0 ? {} : { block: stray }),
      ...(entry < 0 ? {} : { entry }),
    },
  };
}
