import { ANY_FACT, type Facts } from '../../content/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { proseOf } from '../words/prose-of.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d\s?[-–]\s?)?((?:19|20)\d\d)/iu;

/** Since when something is so. */
const SINCE =
  /(?:\bsince|\best(?:ablished|\.)?(?: in)?|\bfounded in|\bdesde(?: el año)?|\bfundad[oa]s? en|\bseit(?: dem jahr)?|\bgegründet(?: im jahr)?)\s+((?:18|19|20)\d\d)(?!\d)/iu;

/** Says that it is the business that is so. */
const OF_BUSINESS =
  /\b(?:est(?:ablished|\.)?|founded|serving|family|in business|fundad[oa]s?|sirviendo|al servicio|familia|gegründet|familien)\b/iu;

/** Names of facts that hold the year in which the business began. */
const BEGINNING = /\.(?:founded|since|established|start|opened|gegruendet|seit|desde|fundad)\w*$/i;

function beginning(facts: Facts): { name: string; year: string } | undefined {
  const name = facts.names.find(
    (fact) => BEGINNING.test(fact) && /^\d{4}$/.test(facts.get(fact)?.replace(/\D/g, '') ?? ''),
  );
  return name === undefined ? undefined : { name, year: facts.get(name)?.replace(/\D/g, '') ?? '' };
}

/** A year of copyright, and the year in which the business began, where a fact holds it. */
export const factsTypedYear: CopyRule = {
  name: 'facts/typed-year',
  severity: 'warning',
  suspects: /(?:1[89]|20)\d\d(?!\d)/,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const known = beginning(facts);
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || !/\d{4}/.test(located.text)) continue;
      const text = proseOf(located.text);
      const { path } = located;
      const copyright = COPYRIGHT.exec(text);
      if (copyright)
        yield {
          path,
          span: [copyright.index, copyright.index + copyright[0].length],
          message: 'A year of copyright that is typed in is soon an old one.',
          hint: 'Leave it out: the foot of every page says whose site it is.',
        };
      const since = known && SINCE.exec(text);
      if (!since || !known) continue;
      const [, year = ''] = since;
      if (year !== known.year && !OF_BUSINESS.test(text)) continue;
      const start = since.index + since[0].length - year.length;
      yield {
        path,
        span: [start, start + year.length],
        message:
          year === known.year
            ? `${year} is typed in by hand, and site.config.yaml holds it.`
            : `${year} is not what site.config.yaml says: {${known.name}} is ${known.year}.`,
        hint: `Write {${known.name}} in its place.`,
      };
    }
  },
};
