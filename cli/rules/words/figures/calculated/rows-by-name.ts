import { FACT_REFERENCE } from '../../../../content/facts/facts.ts';
import { nounRoot } from '../../counts/nouns.ts';
import type { CalculatedPlace } from './around.ts';
import type { Calculation } from './calculations.ts';
import { countIn } from './counted-things.ts';
import { termsNamed } from './terms.ts';

/** A cell that is one fee. */
const ONE_FEE = new RegExp(`^\\s*${FACT_REFERENCE.source}\\s*$`);

const rootsOf = (title: string) =>
  (title.match(/[\p{L}\d]+/gu) ?? []).map((word) => nounRoot(word.toLowerCase()));

/** Letters that the forms of a word share: `sector` and `sectores`. */
const STEM = 4;

function areForms(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= STEM && long.startsWith(short));
}

/** What a row is about: the first word of its title that counts nothing. */
function nameOfRow(title: string, language: string): string | undefined {
  const [name] = (title.match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => countIn(word, language) === undefined,
  );
  return name === undefined ? undefined : nounRoot(name.toLowerCase());
}

/**
 * What the rows of a comparison come to that the title of another row names: “Three circuits and a timer” below “One circuit” and “Timer with
 * sensor”, each by what its cell in the same column costs.
 */
export function namedRows({ neighbors, facts, language }: CalculatedPlace): Calculation[] {
  const { title = '', rows = [] } = neighbors.cell ?? {};
  const said = rootsOf(title);
  const words = title.match(/[\p{L}\d]+/gu) ?? [];
  const terms = rows.flatMap((row) => {
    const [, fee] = ONE_FEE.exec(row.cell) ?? [];
    const name = nameOfRow(row.title, language);
    const at = name === undefined ? -1 : said.findIndex((word) => areForms(word, name));
    if (fee === undefined || at < 0) return [];
    const count = at === 0 ? 1 : (countIn(words[at - 1] ?? '', language) ?? 1);
    return termsNamed([fee], facts).map((term) => ({
      value: count * term.value,
      said: count === 1 ? term.said : `${count} × ${term.said}`,
    }));
  });
  if (terms.length < 2) return [];
  return [
    {
      value: terms.reduce((whole, { value }) => whole + value, 0),
      said: terms.map((term) => term.said).join(' + '),
    },
  ];
}
