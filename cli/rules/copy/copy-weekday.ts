import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { valueAt } from '../../content/value-path.ts';
import { mayHave } from '../words/copy-signs.ts';
import { mayDateHoliday, otherHolidays } from '../words/dates/dated-holidays.ts';
import { impossibleDays, mayBeNoDay } from '../words/dates/days-of-months.ts';
import { mayOrderDays, misorderedDays } from '../words/dates/ordinal-weekdays.ts';
import { isPast } from '../words/dates/today.ts';
import { dayBelow, saidDays, shownDays } from '../words/dates/weekdays.ts';
import { mayReckonDays, type ReckonedDay, reckonedDays } from '../words/dates/working-days.ts';
import { mayNameDay, otherDays, otherListedDays } from '../words/dates/yearless-weekdays.ts';
import { DAYS } from '../words/hours/weekdays.ts';
import { isIn, quotationsIn } from '../words/quotations.ts';
import { SIGN } from '../words/telling-words.ts';
import { isQuoted, isSearched } from '../words/text-kinds.ts';
import { languageAt } from '../words/text-place.ts';

/** Keys of a figure or a date with a text below it. */
const ABOVE = ['stat', 'value', 'date'] as const;

/** Letters between a date and its day of the week. */
const BESIDE = 30;

/** Said of a day that a period of working days does not lead to. */
function saidOfPeriod({ period, from, meant }: ReckonedDay, language: string) {
  const column = ['en', 'es', 'de'].indexOf(language.slice(0, 2));
  const day = DAYS[meant]?.[Math.max(0, column)] ?? '';
  const name = column === 1 ? day : `${day[0]?.toUpperCase()}${day.slice(1)}`;
  return {
    message: `${period} after ${from} end on ${name}.`,
    hint: 'Correct the day, or the number of days.',
  };
}

/** A date to come that is another day of the week, or that no calendar has: visitors come a day late, or stay away. */
export const copyWeekday: CopyRule = {
  name: 'copy/weekday',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    const known = facts === ANY_FACT ? [] : shownDays(file, facts);
    const isTyped = mayHave(file, SIGN.year);
    const isNoDay = mayBeNoDay(file.copy);
    const isNamed = mayNameDay(file.copy);
    const isOrdered = mayOrderDays(file.copy);
    const isHoliday = mayDateHoliday(file.copy);
    const isReckoned = mayReckonDays(file.copy);
    const mayBe = [isTyped, isNoDay, isNamed, isOrdered, isHoliday, isReckoned, known.length > 0];
    if (!mayBe.includes(true)) return;
    for (const located of file.texts) {
      const { path, text } = located;
      if (isQuoted(located) || isSearched(located)) continue;
      const missing = isNoDay ? [...impossibleDays(text)] : [];
      for (const { span } of missing)
        yield {
          path,
          span,
          message: `No calendar has ${text.slice(...span)}.`,
          hint: 'Write the day that is meant.',
        };
      // The day of the week of a date that no calendar has is told with it.
      const isBesideMissing = ([at]: Span) =>
        missing.some(({ span: [start, end] }) => {
          const between = text.slice(Math.min(at, end), Math.max(at, start));
          return between.length < BESIDE && !/[.!?\n]/.test(between);
        });
      const others = isNamed
        ? [...otherDays(located, file, facts), ...otherListedDays(located, file, facts)]
        : [];
      for (const { span, date, year, other } of others)
        if (!isBesideMissing(span))
          yield {
            path,
            span,
            message: `${date} is a ${other} in ${year}.`,
            hint: 'Correct the day of the week, or the date.',
          };
      for (const { span, said, meant, ends } of isOrdered ? misorderedDays(text) : [])
        if (!isPast(ends, facts.now ?? Date.now()))
          yield {
            path,
            span,
            message: `${text.slice(...span)} is not the ${said} of its month: that is day ${meant}.`,
            hint: 'Correct the date.',
          };
      for (const { span, name, meant } of isHoliday
        ? otherHolidays(text, facts.now ?? Date.now())
        : [])
        if (!isBesideMissing(span))
          yield {
            path,
            span,
            message: `${name} is ${meant}, not ${text.slice(...span)}.`,
            hint: 'Correct the date, or the name of the holiday.',
          };
      const onBeside = () => file.dependsOnOthers(located);
      for (const told of isReckoned ? reckonedDays(located, file.raw, onBeside) : [])
        yield { path, span: told.span, ...saidOfPeriod(told, languageAt(located, file, facts)) };
      // A date in quotation marks is one that is spoken of: “Saturday 14 March” does not exist.
      const quotations = quotationsIn(text);
      const found = [...saidDays(text, facts)].filter(({ span: [at] }) => !isIn(quotations, at));
      if (found.length === 0 && known.length > 0)
        for (const key of ABOVE) {
          const above = valueAt(file.raw, [...path.slice(0, -1), key]);
          const below = typeof above === 'string' ? dayBelow(text, above, facts) : undefined;
          if (below) {
            file.dependsOnOthers(located);
            found.push(below);
          }
        }
      for (const { span, date, ends, other } of found)
        if (other !== undefined && !isPast(ends, facts.now ?? Date.now()) && !isBesideMissing(span))
          yield {
            path,
            span,
            message: `${date} is a ${other}.`,
            hint: 'Correct the day of the week, or the date.',
          };
    }
  },
};
