import { WEEKDAYS } from '../../../../schemas/config/site-business.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { WEEK_HOURS } from '../../../content/facts/hour-texts.ts';
import type { RuleFinding } from '../../../content/rule.ts';
import type { WeekNames } from './known-ranges.ts';

/** What is said of hours in a text, and what to do about it. */
export type Told = Pick<RuleFinding, 'message' | 'hint'>;

/** Where times are the same as in the configuration by themselves. */
export const LISTED = 'Leave the times to a section hours';

/** What to write in the place of the hours of some days. */
export function hintOfDays({ day }: WeekNames): string {
  const ofWeek = `{${WEEK_HOURS}}, which is all days with their hours`;
  const written = day === undefined ? ofWeek : `{${day}} in their place, or ${ofWeek}`;
  return `Write ${written}, or leave them to a section hours.`;
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
