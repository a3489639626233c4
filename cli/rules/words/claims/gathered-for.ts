import { OPT_IN_REGIONS } from '../../../../renderer/features/measurement/consent-mode.ts';
import { sendsRegularly } from './regular-letters.ts';
import { offersByText } from './text-offers.ts';

/** Words of a form that collects addresses for marketing. */
const ADVERTISES =
  /\bnewsletters?\b|\bmailing list\b|\bsubscribe\b|\bbolet(?:[ií]n|ines)\b|\bsuscr[ií]b|\babonnier|\brundbrief/i;

/**
 * Countries whose law wants a consent to each letter that advertises, whatever its name: those of Europe, and by the Spam Act 2003,
 * s 16, Canada’s Anti-Spam Legislation, s 6, and the Unsolicited Electronic Messages Act 2007, s 9.
 */
const OPT_IN = [...OPT_IN_REGIONS, 'AU', 'CA', 'NZ'];

/** What a form gathers addresses or numbers for, to write to people later. */
export interface Purpose {
  /** Whether letters are all that the form is for. */
  isOfLetters: boolean;
  /** What it gathers, if nobody is asked to agree. */
  gathers: string;
  /** What a consent is to. */
  consentTo: string;
}

const NEWSLETTER: Purpose = {
  isOfLetters: true,
  gathers: 'addresses for a newsletter, and nobody is asked to agree to it',
  consentTo: 'the newsletter',
};

const LETTERS: Purpose = {
  isOfLetters: true,
  gathers: 'addresses to which mail is sent again and again, and nobody is asked to agree to it',
  consentTo: 'this mail',
};

const MESSAGES: Purpose = {
  isOfLetters: false,
  gathers: 'numbers for offers by text message, and nobody is asked to agree to them',
  consentTo: 'the messages',
};

interface Field {
  type?: unknown;
  name?: unknown;
  label?: unknown;
}

/** True if words are those of a newsletter. */
export function advertises(words: string): boolean {
  return ADVERTISES.test(words);
}

/** The texts above a form and on its button, in quotation marks each. */
export function wordsOf(form: object): string {
  const { heading, kicker, intro, submit } = form as Record<string, unknown>;
  return JSON.stringify([heading, kicker, intro, submit]);
}

/**
 * What a form gathers addresses or numbers for; undefined if it is for nothing that takes a consent.
 *
 * @param country of the business: where the law wants a consent to each letter that advertises, it has any name.
 */
export function gatheredFor(
  form: object,
  fields: readonly Field[],
  country: string,
): Purpose | undefined {
  const words = wordsOf(form);
  const { after, name } = form as { after?: unknown; name?: unknown };
  // Its messages go to whoever sends the letters, under this name.
  if (ADVERTISES.test(words) || (typeof name === 'string' && ADVERTISES.test(name)))
    return NEWSLETTER;
  const phones = fields.filter(({ type }) => type === 'phone');
  const labels = JSON.stringify(phones.map(({ label }) => label));
  if (phones.length > 0 && offersByText(`${words}${labels}`)) return MESSAGES;
  const said = words + JSON.stringify([Object(after).heading, Object(after).message]);
  return OPT_IN.includes(country) && sendsRegularly(said, fields) ? LETTERS : undefined;
}
