import type { CST } from 'yaml';
import { type CollectionToken, entriesOf, isCollection } from './entries.ts';
import { columnOf } from './lines.ts';
import { widthOf } from './wrapped-lines.ts';
import type { YamlTree } from './yaml-tree.ts';

/** The formatting of a file, which new parts of it follow. */
export interface HouseStyle {
  /** Indentation of a map relative to its key. */
  indent: number;
  /** Indentation of a list relative to its key. */
  listIndent: number;
  quote: '"' | "'";
  /** Whether long texts are folded, and at which column. */
  folds: boolean;
  width: number;
  /** Whether flow maps are padded: `{ a: b }`. */
  padded: boolean;
}

/** Column at which text is wrapped if the file does not show one. */
const WIDTH = 100;

/** The most frequent style; the first of equals. */
function mostFrequent<T>(counts: ReadonlyMap<T, number>, otherwise: T): T {
  let best = otherwise;
  for (const [style, count] of counts) if (count > (counts.get(best) ?? 0)) best = style;
  return best;
}

function count<T>(counts: Map<T, number>, style: T): void {
  counts.set(style, (counts.get(style) ?? 0) + 1);
}

class StyleSurvey {
  readonly #text: string;
  readonly #maps = new Map<number, number>();
  readonly #lists = new Map<number, number>();
  readonly #quotes = new Map<'"' | "'", number>();
  readonly #padding = new Map<boolean, number>();
  readonly #widths: number[] = [];
  #folds = false;

  constructor(text: string) {
    this.#text = text;
  }

  visit(token: CST.Token | null | undefined): void {
    if (isCollection(token)) this.#collection(token);
    else if (token?.type === 'double-quoted-scalar') count(this.#quotes, '"');
    else if (token?.type === 'single-quoted-scalar') count(this.#quotes, "'");
    else if (token?.type === 'block-scalar') this.#block(token);
  }

  #collection(token: CollectionToken): void {
    if (token.type === 'flow-collection' && token.start.type === 'flow-map-start')
      count(this.#padding, /\s/.test(this.#text[token.offset + 1] ?? ' '));
    for (const { start, value } of entriesOf(token)) {
      if (value?.type === 'block-map' && token.type === 'block-map')
        count(this.#maps, columnOf(this.#text, value.offset) - columnOf(this.#text, start));
      if (value?.type === 'block-seq' && token.type === 'block-map')
        count(this.#lists, columnOf(this.#text, value.offset) - columnOf(this.#text, start));
      this.visit(value);
    }
  }

  #block({ props, source }: CST.BlockScalar): void {
    const header = props.find(({ type }) => type === 'block-scalar-header');
    if (!header || !('source' in header) || !header.source.startsWith('>')) return;
    this.#folds = true;
    const lines = source.trimEnd().split(/\r?\n/);
    const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
    const width = widthOf(
      lines.map((line) => line.slice(indent)),
      indent,
    );
    if (width !== undefined) this.#widths.push(width);
  }

  result(): HouseStyle {
    const indent = mostFrequent(this.#maps, 2);
    return {
      indent,
      listIndent: mostFrequent(this.#lists, this.#maps.size > 0 ? indent : 2),
      quote: mostFrequent(this.#quotes, '"'),
      folds: this.#folds,
      width: this.#widths.length === 0 ? WIDTH : Math.max(...this.#widths),
      padded: mostFrequent(this.#padding, true),
    };
  }
}

/** Detects the formatting of a file. */
export function houseStyle({ text, document }: YamlTree): HouseStyle {
  const survey = new StyleSurvey(text);
  survey.visit((document.contents as { srcToken?: CST.Token } | null)?.srcToken);
  return survey.result();
}
