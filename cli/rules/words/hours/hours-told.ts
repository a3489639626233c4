import { WEEKDAYS } from '../../../../schemas/config/site-business.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { WEEK_HOURS } from '../../../content/facts/hour-texts.ts';
import type { RuleFinding } from '../../../content/rule.ts';
import type { WeekNames } from './known-ranges.ts';

/** What is said of hours in a text, and what to do about it. */
export interface Told extends Pick<RuleFinding, 'message' | 'hint'> {
  /** The text of the fact that takes their place, where they are those of one. */
  value?: string | undefined;
}

/** Where times are the same as in the configuration by themselves. */
export const LISTED = 'Leave the times to a section hours';

/**
 * What to write in the place of the hours of some days.
 *
 * @param saidDay the day of the week directly before them, from Monday as 0.
 * @param saysDays true if days of the week stand before them in the same line, which a list of all days has as well.
 */
export function hintOfDays(
  { day, opens, closes }: WeekNames,
  { saidDay, saysDays = false }: { saidDay?: number | undefined; saysDays?: boolean } = {},
): string {
  const ofWeek = `{${WEEK_HOURS}}, which is all days with their hours`;
  const instead = saysDays ? `${ofWeek}, in the place of the days as well` : ofWeek;
  const ofDay = day !== undefined && saidDay !== undefined ? nameOfDay(saidDay) : day;
  if (ofDay !== undefined)
    return `Write {${ofDay}} in their place, or ${instead}, or leave them to a section hours.`;
  // A fact has all hours of a day with a break, and none has a part of them.
  const part =
    saidDay === undefined ? (opens ?? closes)?.replace(/\.\w+$/, '') : nameOfDay(saidDay);
  return saysDays && part !== undefined
    ? `Write {${part}}, which is all hours of that day, in the place of all of its times, or leave them to a section hours.`
    : `Write ${instead}, or leave them to a section hours.`;
}

function nameOfDay(day: number): string {
  return `${WEEK_HOURS}.${WEEKDAYS[day] ?? ''}`;
}

export const OTHER_HOURS: Told = {
  message: 'These are not the hours that site.config.yaml says the business is open.',
  hint: `Correct them here or there. ${LISTED}, and they cannot differ.`,
};

/** @param day `on this day`, or `on such a day` for one of several. */
export function otherState(state: 'open' | 'closed', day = 'on this day'): Told {
  return {
    message: `The hours in site.config.yaml say that the business is ${state} ${day}.`,
    hint: 'Correct them here or there.',
  };
}

/** What is said of the hours of one day beside the name of another. @param day from Monday as 0. */
export function hoursOfOtherDay(day: number, facts: Facts): Told {
  const name = WEEKDAYS[day] ?? '';
  const hours = facts.get(`${WEEK_HOURS}.${name}`);
  if (hours === undefined) return otherState('closed');
  return {
    message: `These are the hours of another day: those of ${name} in site.config.yaml are ${hours}.`,
    hint: `Write {${WEEK_HOURS}.${name}} in their place, or correct them there.`,
  };
}
