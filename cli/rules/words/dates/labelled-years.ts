import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { blockOf } from '../surroundings.ts';
import type { Beginning } from './beginnings.ts';
import { isTradeSince, yearSinceAlone } from './business-starts.ts';
import { isOpeningYear, isSwapped } from './near-years.ts';

/** A text that is only a year. */
const YEAR_ALONE = /^\s*(?:1[5-9]|20)\d\d\s*$/;

/** Says beside a large year that it is that of the beginning, and of nothing else. */
const LABEL =
  /^\s*(?:(?:is )?(?:the )?year (?:(?:in )?(?:which|that) )?(?:we|it all|our \p{L}+|the (?:business|company|firm|shop|school|studio)) (?:began|started|opened)|(?:the )?year (?:of (?:opening|foundation)|founded)|(?:year )?(?:founded|established)|(?:gegründet|gründung(?:sjahr)?|eröffnungsjahr|jahr der (?:gründung|eröffnung))|(?:es )?(?:el )?año (?:en (?:el )?que (?:abrimos|empezamos|fundamos|nacimos|comenzamos)(?: \p{L}+ \p{L}+)?|de (?:apertura|fundación|la fundación|la apertura)))[.!]?\s*$/imu;

/** What the first entry of a timeline says of a beginning; an apprenticeship begins at somebody else’s. */
const BEGINS =
  /(?<!\p{L})(?:(?:starts?|begins?|sets? up)(?: out)? (?:on (?:his|her|their|my|our) own|alone|with|in an?|the (?:business|company|firm|school|shop))|opens? (?:the|its|our)|(?:is|was) (?:founded|opened|established)|fängt[^.!?]{0,40} an|fangen[^.!?]{0,40} an|(?:beginnt|beginnen|begann)(?! (?:\p{L}+ ){0,2}(?:als|bei|die lehre))|eröffnet|eröffnen|gründet|gründen|macht sich[^.!?]{0,40} selbst(?:st)?ändig|abre (?:la|el|en)|abren|abrimos|empieza en un|funda(?:n|mos)?|se funda|nace (?:la|el))(?!\p{L})/iu;

/** What an entry of a timeline says of the opening itself; of what opens later, such as a second hall, it says what that is. */
const OPENS =
  /^(?:we (?:first )?open(?:ed)? (?:with|our doors|the doors|at last|for the first time)|(?:endlich )?(?:er)?öffnen wir (?:mit|die türe?n?|unsere türen)|wir (?:er)?öffnen (?:mit|die türe?n?|unsere türen)|abrimos (?:con|las puertas|nuestras puertas|por fin|por primera vez))(?!\p{L})/imu;

/** True for an entry of a timeline that is about the opening of which a fact is the year, though none shows the fact. */
function isOpeningEntry({ path }: LocatedText, raw: object, beside: string, began: Beginning) {
  if (path.at(-1) !== 'date' || !isOpeningYear(began) || !OPENS.test(beside)) return false;
  return !JSON.stringify(valueAt(raw, path.slice(0, -2))).includes(`{${began.name}}`);
}

/** True for the first entry of a timeline without the year of the beginning, if it has the digits of that year: 1978 for 1987. */
function hasSwappedDigits({ path, text }: LocatedText, raw: object, { year }: Beginning): boolean {
  const entries = JSON.stringify(valueAt(raw, path.slice(0, -2)));
  return isSwapped(text.trim(), year) && !entries.includes(year);
}

function isFirstEntry({ path }: LocatedText, raw: object, { name }: Beginning): boolean {
  if (path.at(-1) !== 'date' || path.at(-2) !== 0) return false;
  const entries: unknown = valueAt(raw, path.slice(0, -2));
  // A timeline that shows the fact tells there when it all began.
  return Array.isArray(entries) && !JSON.stringify(entries).includes(`{${name}}`);
}

/** True for a year that its label, or its entry at the beginning of a timeline, says to be that of the beginning. */
export function isLabelledBeginning(located: LocatedText, raw: object, began: Beginning): boolean {
  if (!YEAR_ALONE.test(located.text)) return false;
  const [, ...beside] = blockOf(located, raw).split('\n');
  if (isOpeningEntry(located, raw, beside.join('\n'), began)) return true;
  if (isFirstEntry(located, raw, began))
    return BEGINS.test(beside.join('\n')) || hasSwappedDigits(located, raw, began);
  return located.path.at(-1) !== 'date' && LABEL.test(beside.join('\n'));
}

/** True for the kicker, the headline or the title at the top of a page. */
export function isTopOfPage({ path }: LocatedText): boolean {
  return (
    path[0] === 'hero' ||
    path[0] === 'seo' ||
    path[1] === 'tagline' ||
    (path[0] === 'sections' && path[1] === 0 && path.at(-1) === 'kicker')
  );
}

/** True for the top of a page that is nothing but since when the business has been there; of a large year, what stands below it says that. */
export function isSinceAtTop(located: LocatedText): boolean {
  if (!isTopOfPage(located) || located.path.at(-1) === 'stat') return false;
  return yearSinceAlone(located.text) !== undefined || isTradeSince(located.text);
}
