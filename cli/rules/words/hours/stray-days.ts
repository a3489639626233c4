import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText, RuleFinding } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { mayIncludeWeekends, withoutIncluded } from './apart/weekends-included.ts';
import { closedWhenOpen, mayBeClosed } from './closed-days.ts';
import { mayCloseOnDay, otherDayClosing } from './day-closing.ts';
import { areDaysOfCustomers } from './days-of-customers.ts';
import { daysOfOthers, mayBeOfOtherDay } from './days-of-references.ts';
import { daysOfShownHours, mayShowHours } from './days-of-shown-hours.ts';
import { isDenied } from './denied-rows.ts';
import { OTHER_HOURS, otherState, type Told } from './hours-told.ts';
import { invitedWhenClosed, mayInvite } from './invited-days.ts';
import { otherLabelledHours } from './labelled-hours.ts';
import { isOfBusiness, mayBeOpen, openWhenClosed } from './open-days.ts';
import { mayBeOpenFor, openForDays } from './open-weeks.ts';
import { otherHours } from './other-hours.ts';
import { isOfDatedEntry } from './programmes.ts';
import { mayHaveRows, otherRowHours } from './row-hours.ts';
import { maySayHours } from './said-hours.ts';
import { isOfSeason } from './seasons.ts';
import { isOfShift } from './shifts.ts';
import { mayBeOfWeek, otherWeek } from './whole-weeks.ts';

const OTHER_DAYS: Told = {
  message: 'These are not the days that have these hours in site.config.yaml.',
  hint: 'Name the days that have them, or correct business.hours.',
};

type Check = (located: LocatedText, file: CopyFile, facts: Facts) => [Span, Told] | undefined;

/** What a copy may say of days on which the business is open, each with a cheap test of the whole copy, in turn. */
const CHECKS: readonly (readonly [may: (copy: string, facts: Facts) => boolean, check: Check])[] = [
  [
    mayShowHours,
    (located, file, facts) => {
      const shown = daysOfShownHours(located, file, facts);
      const told = shown?.isClosed ? otherState('closed', 'on one of these days') : OTHER_DAYS;
      return shown && [shown.span, told];
    },
  ],
  [
    mayBeOfOtherDay,
    ({ text }, _, facts) => {
      const span = daysOfOthers(text, facts);
      return span && [span, OTHER_DAYS];
    },
  ],
  [
    mayBeOpen,
    (located, file, facts) => {
      const span = openWhenClosed(located.text, facts, isOfBusiness(located, file));
      return span && [span, otherState('closed')];
    },
  ],
  [
    mayBeOfWeek,
    ({ text }, _, facts) => {
      const week = otherWeek(text, facts);
      return week && [week.span, otherState(week.state, 'on such a day')];
    },
  ],
  [
    (copy, facts) => facts.hours === true && maySayHours(copy),
    (located, file, facts) => {
      const hours = otherHours(located, file, facts);
      return hours && [hours.span, hours.state === 'closed' ? otherState('closed') : OTHER_HOURS];
    },
  ],
  [
    mayBeOpenFor,
    ({ text }, _, facts) => {
      const span = openForDays(text, facts);
      return span && [span, otherState('closed')];
    },
  ],
  [
    mayInvite,
    (located, file, facts) => {
      const span = invitedWhenClosed(located, file, facts);
      if (span) file.dependsOnOthers(located);
      return span && [span, otherState('closed')];
    },
  ],
  [
    mayCloseOnDay,
    (located, file, facts) => {
      const until = otherDayClosing(located, file, facts);
      return until && [until.span, until.isClosed ? otherState('closed') : OTHER_HOURS];
    },
  ],
];

/** What is said of the days in a text. */
interface SaidOfDays {
  findings: RuleFinding[];
  /** True if times in the text are part of the same mistake. */
  coversTimes: boolean;
}

/**
 * Compares what the texts of a copy say of days with the hours of the business.
 *
 * @returns undefined if no text says anything of days.
 */
export function strayDays(
  file: CopyFile,
  facts: Facts,
): ((located: LocatedText) => SaidOfDays) | undefined {
  const closed = mayBeClosed(file.copy);
  const rows = facts.hours === true && mayHaveRows(file.whole.copy);
  const checks = CHECKS.filter(([may]) => may(file.copy, facts)).map(([, check]) => check);
  const weekends = mayIncludeWeekends(file.whole.copy);
  if (!closed && !rows && !weekends && checks.length === 0) return undefined;
  return (located) => {
    const { path, text } = located;
    const findings: RuleFinding[] = [];
    if (path.includes('rows')) {
      file.dependsOnOthers(located);
      if (isDenied(located, file.raw, facts)) return { findings, coversTimes: true };
    }
    const day = closed ? closedWhenOpen(text, facts) : undefined;
    if (day) file.dependsOnOthers(located);
    if (day && !isOfSeason(text, day) && !areDaysOfCustomers(located, file.raw))
      findings.push({ path, span: day, ...otherState('open') });
    const [days, included] = (weekends && withoutIncluded(located, file)) || [];
    if (days && included)
      return { findings: [{ path, span: days, ...included }], coversTimes: true };
    const row = rows
      ? (otherRowHours(located, file, facts) ?? otherLabelledHours(located, file, facts))
      : undefined;
    if (row) return { findings: [{ path, span: row, ...OTHER_HOURS }], coversTimes: true };
    for (const check of checks) {
      const [span, told] = check(located, file, facts) ?? [];
      if (!span || !told || isOfSeason(text, span)) continue;
      if (isOfShift(text, span, file.whole.raw)) continue;
      // What begins on a day of the calendar has hours of its own.
      const isDated = told === OTHER_HOURS && isOfDatedEntry(located, file.raw);
      if (isDated) file.dependsOnOthers(located);
      if (isDated) continue;
      findings.push({ path, span, ...told });
      return { findings, coversTimes: true };
    }
    return { findings, coversTimes: false };
  };
}
