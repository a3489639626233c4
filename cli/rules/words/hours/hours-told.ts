import type { RuleFinding } from '../../../content/rule.ts';

/** What is said of hours in a text, and what to do about it. */
export type Told = Pick<RuleFinding, 'message' | 'hint'>;

/** Where times are the same as in the configuration by themselves. */
export const LISTED = 'Leave the times to a section hours';

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
