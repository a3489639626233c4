import { MONEY_GROUP } from '../../../schemas/config/units.ts';
import type { CopyRule } from '../../content/rule.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';

/** What no amount of money counts, after a reference to one: `{fees.minimumHours} hours`. */
const COUNTED = new RegExp(
  [
    `\\{(?<name>${MONEY_GROUP}\\.[A-Za-z0-9.]+)\\}`,
    `\\s?(?<unit>%|(?:percent|per cent|hours|minutes|days|weeks|months|years|miles|km|kilomet(?:er|re)s|people|persons|prozent|stunden|minuten|tagen?|werktagen?|wochen|monaten?|jahren?|kilometern?|personen|por ciento|horas|minutos|días|semanas|meses|años|kilómetros|personas)(?!\\p{L}))`,
  ].join(''),
  'giu',
);

/** A cheap test of a whole copy. */
const SUSPECTS = new RegExp(`\\{${MONEY_GROUP}\\.[A-Za-z0-9.]+\\}\\s?[%\\p{L}]`, 'u');

/** An amount as it is shown. */
const MONEY = /\p{Sc}|(?<!\p{L})\p{Lu}{3}(?!\p{L})/u;

/** A number among the prices that is none, so that visitors read `$3 hours`. */
export const factsNotMoney: CopyRule = {
  name: 'facts/not-money',
  severity: 'warning',
  perText: true,
  suspects: SUSPECTS,
  *check({ texts }, facts) {
    for (const { path, text } of texts)
      for (const { 0: written, index, groups = {} } of matchesIn(text, COUNTED)) {
        const { name = '' } = groups;
        const shown = facts.get(name) ?? '';
        if (!MONEY.test(shown)) continue;
        yield {
          path,
          span: [index, index + written.length],
          message: `Visitors would read "${written.replace(`{${name}}`, shown)}": numbers in the group ${name.split('.')[0]} are amounts of money.`,
          hint: `Move ${name} to another group of site.config.yaml, such as figures.`,
        };
      }
  },
};
