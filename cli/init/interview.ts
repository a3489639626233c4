import input from '@inquirer/input';
import select from '@inquirer/select';
import { languageName } from '../../renderer/text/languages.ts';
import type { Io } from '../system/io.ts';
import { CHECKS, textLanguages } from './check-wishes.ts';
import { type InitWishes, tidy } from './wishes.ts';

/** Questions in order; an empty answer leaves the value to be filled with a sample. */
const QUESTIONS: readonly [keyof InitWishes, string][] = [
  ['name', 'Name of the business:'],
  ['type', 'Kind of business, such as Electrician (schema.org/LocalBusiness):'],
  ['country', 'Country in two letters (Enter: US):'],
  ['locality', 'Town:'],
  ['region', 'State or province, such as TX, where addresses name it:'],
  ['phone', 'Phone, such as (512) 555-0142 or +49 30 1234567:'],
  ['email', 'E-mail:'],
  ['color', 'Colour of the brand, such as #0b6e4f (Enter: one that suits the trade):'],
];

/** Prompts for values missing on the command line. Only called on a terminal. */
export async function interview(given: InitWishes, io: Io): Promise<InitWishes> {
  const context = { input: io.stdin as NodeJS.ReadStream, output: io.stdout, signal: io.signal };
  const wishes: InitWishes = { ...given };
  for (const [key, message] of QUESTIONS) {
    if (wishes[key] !== undefined) continue;
    const validate = (answer: string) => {
      const fault =
        answer.trim() === '' ? undefined : CHECKS[key](tidy(key, answer, wishes.country));
      return fault === undefined ? true : `It ${fault}`;
    };
    const answer = await input({ message, validate }, context);
    if (answer.trim() !== '') wishes[key] = tidy(key, answer, wishes.country);
  }
  if (wishes.language === undefined) {
    const choices = textLanguages().map((value) => ({ value, name: languageName(value, 'en') }));
    const spoken = new Intl.Locale(`und-${wishes.country ?? 'US'}`).maximize().language;
    const usual = textLanguages().includes(spoken) ? spoken : 'en';
    wishes.language = await select({ message: 'Language:', default: usual, choices }, context);
  }
  return wishes;
}
