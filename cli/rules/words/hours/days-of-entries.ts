import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { DAY_NAME } from '../dates/weekdays.ts';
import { daysIn } from './days-around.ts';
import { isOurPlace } from './hours-of-others.ts';
import { saysOpening } from './whose-times.ts';

/** Says when or how people find the business: what stands below is about its own days. */
const ABOUT_US =
  /(?<!\p{L})(?:when|visit\p{L}*|find us|come|call\p{L}*|reach\p{L}*|us|our|we|times?|week\p{L}*|wann|besuch\p{L}*|anruf\p{L}*|anrufen|erreich\p{L}*|uns|wir|unser\p{L}*|wochen\p{L}*|cuándo|vis[ií]t\p{L}*|llam\p{L}*|nuestr\p{L}+|semana)(?!\p{L})/iu;

/** Keys of the name of an entry. */
const NAMES = ['title', 'name', 'label'] as const;

function nameOf(entry: unknown): string | undefined {
  const block = Object(entry) as Record<string, unknown>;
  return NAMES.map((key) => block[key]).find((name): name is string => typeof name === 'string');
}

/** True for a name that is neither the business nor its town, nor when it is open. */
function isOfElse(name: string, { site }: Facts): boolean {
  const { name: own, address } = site?.business ?? {};
  if ([own, address?.locality].some((one) => one !== undefined && name.includes(one))) return false;
  const isOurs = saysOpening(name) || ABOUT_US.test(name) || isOurPlace(name);
  return !isOurs && daysIn(name).length === 0;
}

/** The list that a text is in an entry of, and the others of its entries. */
function othersIn({ path }: LocatedText, raw: object): unknown[] {
  const at = path.at(-2);
  const list = typeof at === 'number' ? valueAt(raw, path.slice(0, -2)) : undefined;
  return Array.isArray(list) ? list.filter((_, index) => index !== at) : [];
}

/**
 * True for days that a text says of what its entry is called, in a list whose other entries say their own: the towns that a
 * business drives to, what it does, or who works there.
 */
export function areOfEntry(located: LocatedText, raw: object, facts: Facts): boolean {
  const key = located.path.at(-1);
  if (NAMES.some((name) => name === key)) return false;
  const own = nameOf(valueAt(raw, located.path.slice(0, -1)));
  if (own === undefined || !isOfElse(own, facts)) return false;
  return othersIn(located, raw).some((other) => {
    const name = nameOf(other);
    const said: unknown = Object(other)[key as string];
    const hasDays = typeof said === 'string' && daysIn(said).length > 0;
    return hasDays && name !== undefined && name !== own && isOfElse(name, facts);
  });
}

/** A label that is nothing but a day and the time at which something begins on it. */
const BEGINNING = new RegExp(
  `^(?:on |am |el )?(?:${DAY_NAME}),? (?:at |from |um |ab |a (?:partir de )?)?(?:las? )?(?:\\d{1,2}(?:[.:]\\d\\d)?(?:\\s?[ap]\\.?m\\.?|\\s?uhr|\\s?h)?|noon|mediodía)$`,
  'iu',
);

/** True for the label of an entry of a programme, in which other labels say when something begins: "Saturday 10am". */
export function isLabelInProgramme(located: LocatedText, raw: object): boolean {
  const key = located.path.at(-1);
  if (key === undefined || (key !== 'date' && !NAMES.some((name) => name === key))) return false;
  const entry = Object(valueAt(raw, located.path.slice(0, -1))) as Record<string, unknown>;
  const beside = Object.entries(entry).flatMap(([name, value]) =>
    name !== key && name !== 'icon' && typeof value === 'string' ? [value] : [],
  );
  if (beside.length === 0 || beside.some((words) => saysOpening(words))) return false;
  return othersIn(located, raw).some((other) => {
    const label: unknown = Object(other)[key];
    return typeof label === 'string' && BEGINNING.test(label.trim());
  });
}
