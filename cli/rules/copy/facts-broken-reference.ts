import { isCalculation } from '../../../renderer/text/fact-calculation.ts';
import { ANY_FACT, FACT_REFERENCE, type Facts } from '../../content/facts/facts.ts';
import type { CopyRule, RuleFinding } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { suggest } from '../../content/suggest.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { BROKEN_REFERENCE } from '../words/marks/broken-reference.ts';
import { SIGN } from '../words/telling-words.ts';

const WHOLE_REFERENCE = new RegExp(`^${FACT_REFERENCE.source}$`);

/** Braces that are not a reference, and words with a dot between them. */
const SUSPECTS =
  /[$#{]\{|\{(?![a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+\})|(?<!\{[a-z][A-Za-z0-9.]*)\}|<%|\[\[|%[A-Za-z_]+%|[A-Za-z0-9]\.[a-z][A-Za-z0-9]*(?![A-Za-z0-9.}])|\*\||@@|<<|\[%|__[A-ZÄÖÜÑ]|#[A-Z][A-Z\d_]{2,30}#|\$[A-Z][A-Z\d_]{2,30}\$|\(\(|\[[A-Z][A-Z\d]*_|%(?:\d\$)?[sd](?!\p{L})/u;

/** Word files have placeholders for values from the engine. */
const PLACE = /^\{[a-z][A-Za-z]*\}$/;

/** The fact that a malformed reference was meant to be. */
function factMeant(written: string, facts: Facts): string | undefined {
  const name = written
    .replace(/[^\p{L}\d.]/gu, '')
    .replace(/^\.+|\.+$/g, '')
    .toLowerCase();
  if (name === '') return undefined;
  const exact = facts.names.find((fact) => fact.toLowerCase() === name);
  if (exact !== undefined) return exact;
  const ending = facts.names.filter((fact) => fact.toLowerCase().endsWith(`.${name}`));
  return ending.length > 0 ? ending[0] : suggest(name, facts.names);
}

/** Signs that only calculations have. */
const CALCULATES = /[-+*/=−–×÷%]|[\p{L}\d] \p{L}+ /u;

const HOW_TO_CALCULATE =
  'A calculation has names of facts, numbers, brackets and the signs + - * / between them: {2 * (fees.visit + fees.copy)}.';

/** What stands in braces of any kind: `fees.visit` in `{{ fees.visit }}`, `2*fees.visit` in `{=2*fees.visit}`. */
function insideOf(written: string): string | undefined {
  const inside = /^[$#]?\{+[\s=]*([^{}]*?)\s*\}+$/.exec(written)?.[1];
  return inside?.replace(/\s+/g, ' ');
}

/** What to do about braces with signs of a calculation; undefined if they have none. */
function calculationHint(written: string): string | undefined {
  if (!/^\{[^{].*\}$/.test(written) || !CALCULATES.test(written)) return undefined;
  const tidy = `{${insideOf(written)}}`;
  return WHOLE_REFERENCE.test(tidy) ? `Did you mean ${tidy}?` : HOW_TO_CALCULATE;
}

/** The calculation in wrong brackets: `{{fees.visit + fees.travel}}`, `{fees.visit + fees.travel`. */
function calculationIn(written: string): string | undefined {
  const inside = insideOf(written) ?? written.replace(/^\W+/, '');
  return isCalculation(inside) ? inside : undefined;
}

/** The right reference, where what is in the braces is one. */
function repairOf(written: string, span: Span, facts: Facts): RuleFinding['repair'] {
  const inside = insideOf(written);
  const isFact = inside !== undefined && facts !== ANY_FACT && facts.get(inside) !== undefined;
  return isFact ? { span, becomes: `{${inside}}` } : undefined;
}

/** A reference to an unknown fact, or a placeholder of another tool, which visitors would see literally. */
export const factsBrokenReference: CopyRule = {
  name: 'facts/broken-reference',
  severity: 'warning',
  perText: true,
  signs: SIGN.reference | SIGN.marks | SIGN.money,
  suspects: SUSPECTS,
  *check({ kind, texts }, facts) {
    for (const { path, text } of texts) {
      if (!SUSPECTS.test(text)) continue;
      for (const { 0: written, index } of matchesIn(text, BROKEN_REFERENCE)) {
        if (WHOLE_REFERENCE.test(written) || (kind === 'words' && PLACE.test(written))) continue;
        const span: Span = [index, index + written.length];
        const repair = repairOf(written, span, facts);
        const calculation = calculationHint(written);
        if (calculation !== undefined) {
          yield {
            path,
            ...{ span, repair },
            message: `Visitors would read "${written}" as it stands here: these braces cannot be calculated.`,
            hint: calculation,
          };
          continue;
        }
        const meant =
          facts === ANY_FACT ? undefined : (calculationIn(written) ?? factMeant(written, facts));
        // Words with a dot between them may be anything else.
        const isBare = /^[([<@]?[a-z][A-Za-z0-9]+\./.test(written);
        if (isBare && (meant === undefined || !written.includes(meant))) continue;
        yield {
          path,
          ...{ span, repair },
          message: `Visitors would read "${written}" as it stands here: a fact is its name in single braces.`,
          hint:
            meant === undefined
              ? 'Write the text itself, or the name of a fact such as {business.phone}.'
              : `Did you mean {${meant}}?`,
        };
      }
    }
  },
};
