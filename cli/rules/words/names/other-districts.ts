import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { districtsIn } from './town-districts.ts';

const NAME = "\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2}";

/** A district, with the word for it. */
const DISTRICT = `(?:(?<en>${NAME}) County|(?:des |im )?(?:Land)?[Kk]reis(?:es)? (?<de>${NAME})|(?:del? )?(?:condado|provincia|comarca) de (?<es>${NAME}))(?!\\p{L})`;

const SEAT =
  '(?:(?:[Tt]he |[Ll]a |[Dd]ie )?(?:(?:[Cc]ounty )?[Ss]eat of|[Kk]reisstadt|[Cc]abecera|[Cc]apital)) ';

/** Says of a town in which district it is. */
const SAID = new RegExp(
  `(?<!\\p{L})(?<town>${NAME})(?:, | is | ist | es )(?:${SEAT}|(?:in |im |en el |en la ))${DISTRICT}`,
  'gu',
);

/** The same at the beginning of a text about a town. */
const OF_ENTRY = new RegExp(`^${SEAT}${DISTRICT}`, 'gu');

/** Said of the other of two districts that a town is in, or of what once was. */
const BOTH =
  /(?<!\p{L})(?:partly|part of|half|both|border|line|once|until|was|former(?:ly)?|teils?|teilweise|grenze|früher|einst|bis|parte|mitad|ambos|límite|antes|hasta)(?!\p{L})/iu;

/** A town that a text has in another district than the configuration. */
export interface OtherDistrict {
  span: Span;
  town: string;
  district: string;
}

/** The name of the entry that a text is part of. */
function entryOf({ path }: LocatedText, raw: object): string | undefined {
  const { name, title, heading } = Object(valueAt(raw, path.slice(0, -1))) as Record<
    string,
    unknown
  >;
  const known = [name, title, heading].find((one) => typeof one === 'string');
  return typeof known === 'string' ? known.replace(/,.*$/, '') : undefined;
}

/** Towns that a text has in another district than the configuration, which knows both: “Halbeck, the seat of Tarnow County”. */
export function* otherDistricts(
  located: LocatedText,
  file: CopyFile,
  { site }: Facts,
): Generator<OtherDistrict> {
  const { text } = located;
  if (!site || BOTH.test(text)) return;
  const { byTown, all } = districtsIn(site);
  if (byTown.size === 0) return;
  const said = [...matchesIn(text, SAID), ...matchesIn(text, OF_ENTRY)];
  for (const { 0: words, index, groups = {} } of said) {
    const { en, de, es } = groups;
    const named = en ?? de ?? es ?? '';
    if (groups.town === undefined) file.dependsOnOthers(located);
    const town = groups.town ?? entryOf(located, file.whole.raw);
    const own = town === undefined ? undefined : byTown.get(town.toLowerCase());
    if (!own || town === undefined || own.has(named) || !all.has(named)) continue;
    const [district = ''] = own;
    if ([...own].some((one) => text.includes(`${one} County`))) continue;
    const start = index + words.lastIndexOf(named);
    yield { span: [start, start + named.length], town, district };
  }
}
