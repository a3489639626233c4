import type { Words } from '../../../schemas/words/words.ts';
import { EXPIRES_AFTER } from '../../browser/retry-pauses.ts';
import { fillWord } from '../../text/fill-word.ts';
import type { OutboxEntry } from './entry.ts';

/** Languages that write a noun with a capital letter wherever it stands in a sentence. */
const CAPITAL_NOUNS = ['de', 'lb'];

/** Texts of the list. */
export type WaitingWords = Words['waiting'];

/** Formats the entries of the list, in the language of the page and the visitor's time zone. */
export class WaitingTexts {
  readonly words: WaitingWords;
  readonly #language: string;
  readonly #moment: Intl.DateTimeFormat;
  readonly #time: Intl.DateTimeFormat;
  readonly #day: Intl.DateTimeFormat;

  constructor(words: WaitingWords, language: string) {
    // English pages use American English.
    const locale = language === 'en' ? 'en-US' : language;
    this.words = words;
    this.#language = language;
    this.#moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    this.#time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    this.#day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  }

  /** The type of a submission. */
  kind({ kind }: OutboxEntry): string {
    return kind === 'booking' ? this.words.booking : this.words.message;
  }

  /** Date and time of an entry. */
  moment({ createdAt }: OutboxEntry): string {
    return this.#moment.format(createdAt);
  }

  /** What happens next with an entry. */
  next({ nextAttempt }: OutboxEntry, isOnline: boolean): string {
    if (!isOnline) return this.words.offline;
    const isToday = this.#day.format(nextAttempt) === this.#day.format(Date.now());
    const time = (isToday ? this.#time : this.#moment).format(nextAttempt);
    return fillWord(this.words.nextTry, { time });
  }

  /** When an entry expires. */
  expiry({ createdAt }: OutboxEntry): string {
    return fillWord(this.words.keptUntil, { day: this.#day.format(createdAt + EXPIRES_AFTER) });
  }

  /** A sentence about an entry, with placeholders for its type and time. */
  about(entry: OutboxEntry, sentence: string): string {
    const isCapital = CAPITAL_NOUNS.includes(new Intl.Locale(this.#language).language);
    const kind = this.kind(entry);
    const what = isCapital ? kind : kind.toLocaleLowerCase(this.#language);
    return fillWord(sentence, { what, when: this.moment(entry) });
  }
}
