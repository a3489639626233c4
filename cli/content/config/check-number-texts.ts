import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import { MONEY_GROUPS } from '../../../schemas/config/units.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { amountInDigits, isAmountText, isSignedAmount } from './amount-texts.ts';

/** Names of what is counted among fees, quoted so that it is not shown as money: `minimumHours: "2"`. */
const COUNT =
  /(?:hours?|minutes?|days?|weeks?|months?|years?|year|miles?|km|kilomet(?:er|re)s?|guests?|people|persons?|nights?|count|number|percent(?:age)?|stunden?|minuten|tagen?|wochen?|monaten?|jahre?|personen|prozent|horas?|minutos|d[ií]as?|semanas?|meses|a[nñ]os?|personas|porcentaje|code|tarif|from|since|stand)$/i;

/** Digits that may be a year or a code. */
const YEAR_OR_CODE = /^(?:(?:19|20)\d\d|0\d+)$/;

/** Numbers beside it from which on a text is a slip; where all numbers are money, one is enough. */
const FEWEST = 2;

/** A value of a group that has to be a number, and what it is instead. */
interface Mistyped {
  path: Path;
  what: string;
  digits: string;
}

/** True of digits that count something other than money. */
function isCount(key: string, text: string): boolean {
  return /^\d+$/.test(text) && (COUNT.test(key) || YEAR_OR_CODE.test(text));
}

/** What a value among numbers is instead of one; undefined if it may stand there. */
function mistyped(
  key: string,
  value: unknown,
  isMoney: boolean,
): Omit<Mistyped, 'path'> | undefined {
  const isAmount = isMoney ? isAmountText : isSignedAmount;
  if (typeof value === 'string' && isAmount(value) && !isCount(key, value))
    return { what: `("${value}") is a text`, digits: amountInDigits(value) };
  // Pages join a list into a sentence; a list of one amount is a pair of brackets too many.
  const [only] = Array.isArray(value) && value.length === 1 ? (value as unknown[]) : [];
  if (!isMoney || only === undefined || isCount(key, String(only))) return undefined;
  if (typeof only === 'number') return { what: `([${only}]) is a list`, digits: String(only) };
  if (typeof only !== 'string' || !isAmountText(only)) return undefined;
  return { what: `(["${only}"]) is a list`, digits: amountInDigits(only) };
}

/** The amounts below a value that are no numbers, though those beside them are. */
function* mistypedIn(value: unknown, path: Path): Generator<Mistyped> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const isMoney = MONEY_GROUPS.includes(String(path[0]));
  const entries = Object.entries(value);
  const numbers = entries.filter(([, entry]) => typeof entry === 'number').length;
  const isOfNumbers = numbers >= (isMoney ? 1 : FEWEST);
  for (const [key, entry] of entries) {
    const found = isOfNumbers ? mistyped(key, entry, isMoney) : undefined;
    if (found) yield { path: [...path, key], ...found };
    else if (isMoney) yield* mistypedIn(entry, [...path, key]);
  }
}

/** Reports an amount that is a text or a list among numbers: pages can neither format nor compare it, nor calculate with it. */
export function checkNumberTexts(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return Object.entries(config)
    .filter(([group]) => !CORE_KEYS.has(group))
    .flatMap(([group, value]) => [...mistypedIn(value, [group])])
    .map(({ path, what, digits }) =>
      report(source, {
        range: locate(path, 'value'),
        rule: 'shape/wrong-type',
        message: `${pathName(path)} ${what}, while the other values of ${pathName(path.slice(0, -1))} are numbers.`,
        hint: `Write ${digits}: digits with a point, and no currency.`,
      }),
    );
}
