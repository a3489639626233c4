import { FACT_REFERENCE } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import type { CalculatedPlace } from './around.ts';
import type { Calculation } from './calculations.ts';
import { factorsIn } from './factors.ts';
import { groupsOf, membersSaid, rootsIn, termsOf } from './fee-groups.ts';
import type { Term } from './terms.ts';

/** All things of a kind at once. */
const ALL =
  /(?<!\p{L})(?:all(?:\s(?:of\s)?(?:the|our|these))?\s\p{L}{3,}|every\s\p{L}{3,}|the (?:whole|entire)\s\p{L}{3,}|both|alle[nr]?\s(?:unsere\p{L}?\s)?\p{L}{3,}|sämtliche|beide[nr]?|komplett|tod[oa]s (?:l[oa]s|nuestr[oa]s)|amb[oa]s|l[oa]s dos)(?!\p{L})/iu;

function totalOf(terms: readonly Term[]): Calculation {
  return {
    value: terms.reduce((whole, { value }) => whole + value, 0),
    said: terms.map(({ said }) => said).join(' + '),
  };
}

/**
 * What several fees of a kind come to, one of which the block refers to, by the things that the entry names, or all of them: "The barn with the
 * loft", beside the price of the cellar; "All the houses".
 */
export function groupTotals(
  { text, sum, neighbors, facts, language }: CalculatedPlace,
  sentence: string,
): Calculation[] {
  const words = `${sentence}\n${neighbors.entry}`.replace(FACT_REFERENCE, ' ');
  const block = `${text.slice(0, sum.span[0])}\n${neighbors.entry}\n${neighbors.block}`;
  const shown = new Set([...matchesIn(block, FACT_REFERENCE)].map(([, name = '']) => name));
  const said = rootsIn(words);
  const counts = () => factorsIn(words, facts, language).counts;
  return groupsOf(facts).flatMap((group) => {
    if (!group.members.some(({ name }) => shown.has(name))) return [];
    const named = membersSaid(group, said);
    const isAll = ALL.test(words) || counts().includes(group.members.length);
    return [
      ...(named.length > 1 ? [totalOf(termsOf(named, facts))] : []),
      ...(isAll ? [totalOf(termsOf(group.members, facts))] : []),
    ];
  });
}
