import { limit, mostCharacters } from '../../../schemas/forms/form-limits.ts';
import {
  acceptList,
  DAY,
  EMAIL,
  endingsOf,
  MOST_FILE_BYTES,
  PHONE,
  USUAL_FILES,
  USUAL_MOST_FILES,
} from '../../../schemas/forms/form-values.ts';
import type { Words } from '../../../schemas/words/words.ts';
import { fillWord } from '../../text/fill-word.ts';
import { type FieldValue, isEmpty } from './field-values.ts';
import type { LocalField } from './local-form.ts';

type FaultWords = Words['forms']['faults'];

/** What validation needs in addition to the form. */
export interface FaultContext {
  words: FaultWords;
  /** Today in the business's time zone, `2027-03-28`. */
  today: string;
  /** Language for formatting dates. */
  language: string;
}

/** A date bound; `today` is resolved to the business's current date. */
export function dayLimit(bound: number | string | undefined, today: string): string | undefined {
  if (typeof bound !== 'string') return undefined;
  return bound === 'today' ? today : bound;
}

function textFault(field: LocalField, value: string, { words }: FaultContext): string | undefined {
  const { type, min, pattern, patternMessage } = field;
  const length = [...value].length;
  const least = type === 'text' ? (limit(min) ?? 0) : 0;
  const most = mostCharacters(field);
  if (length < least) return fillWord(words.tooShort, { count: least });
  if (length > most) return fillWord(words.tooLong, { count: most });
  if (type === 'email' && !new RegExp(EMAIL, 'u').test(value)) return words.email;
  if (type === 'phone' && !new RegExp(PHONE, 'u').test(value)) return words.phone;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value))
    return patternMessage ?? words.pattern;
  return undefined;
}

function numberFault(
  { min, max }: LocalField,
  value: string,
  { words }: FaultContext,
): string | undefined {
  const number = Number(value);
  if (!Number.isFinite(number)) return words.number;
  const [least, most] = [limit(min), limit(max)];
  if (least !== undefined && number < least) return fillWord(words.tooSmall, { least });
  if (most !== undefined && number > most) return fillWord(words.tooLarge, { most });
  return undefined;
}

/** Whether the date exists: `2027-02-30` does not. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return new RegExp(DAY, 'u').test(value) && date.toJSON()?.slice(0, 10) === value;
}

function dateFault(
  { min, max }: LocalField,
  value: string,
  { words, today, language }: FaultContext,
): string | undefined {
  if (!isDay(value)) return words.date;
  const written = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const [first, last] = [dayLimit(min, today), dayLimit(max, today)];
  if (first !== undefined && value < first)
    return fillWord(words.tooEarly, { day: written(first) });
  if (last !== undefined && value > last) return fillWord(words.tooLate, { day: written(last) });
  return undefined;
}

function choicesFault(
  { min, max, options = [] }: LocalField,
  values: readonly string[],
  { words }: FaultContext,
): string | undefined {
  const known = new Set(options.map(({ value }) => value));
  if (!values.every((value) => known.has(value))) return words.choose;
  const [fewest, most] = [limit(min), limit(max)];
  if (fewest !== undefined && values.length < fewest)
    return fillWord(words.tooFew, { count: fewest });
  if (most !== undefined && values.length > most) return fillWord(words.tooMany, { count: most });
  return undefined;
}

function fileFault(
  { accept = USUAL_FILES, max }: LocalField,
  files: readonly File[],
  { words }: FaultContext,
): string | undefined {
  const most = limit(max) ?? USUAL_MOST_FILES;
  if (files.length > most) return fillWord(words.tooManyFiles, { count: most });
  const taken = acceptList(accept);
  const isTaken = ({ name, type }: File) =>
    taken.includes(type) || taken.some((ending) => name.toLowerCase().endsWith(ending));
  if (!files.every(isTaken)) return fillWord(words.fileKind, { kinds: endingsOf(accept) });
  if (files.some(({ size }) => size === 0)) return words.fileEmpty;
  if (files.some(({ size }) => size > MOST_FILE_BYTES))
    return fillWord(words.fileSize, { megabytes: MOST_FILE_BYTES / 1_048_576 });
  return undefined;
}

function missing({ type }: LocalField, { words }: FaultContext): string {
  if (type === 'consent') return words.consent;
  if (type === 'choice' || type === 'choices') return words.choose;
  return type === 'file' ? words.fileMissing : words.required;
}

/**
 * The validation error of a field's value. The JSON Schema of the form (`schemas/forms/form-body-schema.ts`) accepts exactly
 * the valid values, except for dates that depend on today.
 *
 * @returns a sentence for the visitor; undefined if the value is valid.
 */
export function faultOf(
  field: LocalField,
  value: FieldValue,
  context: FaultContext,
): string | undefined {
  if (isEmpty(value)) return field.required ? missing(field, context) : undefined;
  if (Array.isArray(value))
    return field.type === 'file'
      ? fileFault(field, value as File[], context)
      : choicesFault(field, value as string[], context);
  if (typeof value === 'boolean') return undefined;
  switch (field.type) {
    case 'number':
      return numberFault(field, value, context);
    case 'date':
      return dateFault(field, value, context);
    case 'choice':
      return choicesFault({ ...field, max: 1, min: 0 }, [value], context);
    case 'hidden':
      return undefined;
    default:
      return textFault(field, value, context);
  }
}
