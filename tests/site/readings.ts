import { timeBandSpanish } from '../../renderer/text/formats.ts';
import { siteFacts } from '../content/site-facts.ts';
import type { PageLines } from './page-lines.ts';

const { facts } = siteFacts();

/**
 * How pages tell a fact that shares its value with another fact, or whose value alone says nothing. `¤`
 * stands for the value as pages write it, in English or Spanish.
 */
const WORDINGS: Readonly<Record<string, readonly RegExp[]>> = {
  'fees.minimum': [
    /(?:from|starts? at|starting at|comes to|make|empieza en|desde|le cuesta|(?<!viaje )cuesta|single affidavit is|one costs) ¤/i,
    /^¤(?: for one signature| total|$)|Minimum service \| ¤|Least that a visit costs \| ¤/,
    /One signature(?:, by day)? \| ¤|Una firma(?:, de día)? \| ¤|^for a visit with one signature[^|]* \| ¤/,
    /One notary, ¤|at Your Door, ¤|¤ (?:covers|in all near)|Seller’s signature alone \| ¤/,
    /\| ¤ \| \$70 \| \$150|By day \| 6 AM to 6 PM \| ¤|\$10 \| ¤|\| 1 \| ¤|One signature in Midland or Odessa \| ¤/,
    /¤ for a visit with one signature|= ?¤/,
  ],
  'fees.flatTravel': [
    /¤ (?:flat|to come|for the drive|de viaje|\+ \$5|plus \$5|y \$5)|flat (?:fee of )?¤|flat travel fee of ¤|. ¤ travel charged|with ¤ travel/,
    /(?:flat fee a visit|tarifa fija por visita|flat|Travel) \| ¤|(?:drive is|Travel is|viaje cuesta|viaje sigue en) ¤/,
  ],
  'fees.areaCity': [/^(?:Midland|Odessa) ¤|City of Midland or Odessa \| ¤|^¤ travel$/],
  'fees.stanton': [
    /Stanton:? (?:\| )?¤|and Stanton \| ¤|^¤ (?:travel|brings)|\. ¤ travel|¤ for the drive/,
  ],
  'fees.areaCounty': [/Elsewhere in their counties[^|]*\| ¤/],
  'fees.eveningSurcharge': [
    /(?:6 PM to 10 PM|Evening|de 6 PM a 10 PM) \| \+? ?¤|6 PM to 10 PM (?:adds )?¤|¤ (?:added|en la tarde-noche)|suman ¤/,
    /6 PM to 10 PM \(?\+ ?¤/,
  ],
  'fees.areaAfterHours': [/After hours, [^|]*\| \+ ¤/],
  'fees.lateNightSurcharge': [
    /(?:10 PM to 6 AM|de 10 PM a 6 AM) \| \+? ?¤|10 PM to 6 AM (?:adds )?\(?\+?¤|en la noche ¤|¤ en la noche/,
  ],
  'fees.emergencyTravel': [
    /12 AM to 7 AM \| ¤|de 12 AM a 7 AM \| ¤|to ¤ in the small hours|instead of ¤/,
  ],
  'fees.oilFieldLow': [/(?:Oil-field sites \||Travel to a site is) ¤ to/],
  'fees.oilFieldHigh': [/(?:Oil-field sites \||Travel to a site is) \$\d+ to ¤/],
  'fees.areaNeighborLow': [/Neighboring counties \| ¤ to|(?:Crane)[^$]{0,20}¤/],
  'fees.areaNeighborHigh': [/Neighboring counties \| \$\d+ to ¤|McCamey[^$]{0,20}¤/],
  'timeBands.calculator.evening': [/(?<!Weekdays, )¤/],
  'timeBands.home.evening': [/(?<!Weekdays, )¤/],
  'timeBands.calculator.lateNight': [/(?<!After hours, )¤/],
  'timeBands.serviceAreas.afterHours': [/After hours, ¤/],
  'area.freeMiles': [
    /(?:within|beyond|past|inside|first|after|more than|rings are|dentro de|después de|pasando de) ¤(?! minut)/i,
    /¤-mile/,
  ],
  'area.odessaMiles': [/¤ (?:miles )?(?:of|around) (?:central )?Odessa/],
  'area.extendedHours': [
    /(?<!1 to |or )¤[- ]hours?(?! kept| saved)/,
    /two hours (?:of road )?around/,
  ],
  'area.faqMiles': [/about ¤ miles/],
  'business.hours.early.opens': [/\bfrom ¤/],
  'business.hours.regular.opens': [/^¤ to \d+ PM|¤ to 8 PM|De ¤ a|¤–8 PM/],
  'figures.experienceYears': [/(?<!\d)¤ years|años? ¤/],
  'figures.experienceYearsLong': [/(?<!\d)¤(?: years|: the mission)/],
  'figures.reviews': [/(?<!\d)¤ reviews|reviews[^|]* \| ¤/],
};

/** Amounts and hours that equal a reading and are something else, by their surroundings. */
const SOMETHING_ELSE: readonly RegExp[] = [
  // Sums of the certificate and of worked examples.
  /One signature(?:, all told)? \| (?:¤)|Una firma \| ¤|¤ in all|waiver of service, one signature \| ¤|start at ¤/,
  // The second meeting over one title, and the towns' own fees.
  /\$80 \+ ¤|\$80 (?:plus|más) ¤|¤ (?:\+|plus|más) \$20|(?:Garden City|Big Spring|Andrews)[^$]{0,25}¤/,
  /Buyer and seller met separately \| ¤/,
  // Totals of the quick reference and of a bedside visit.
  /\$50 \| ¤ \||\$70 \| ¤|(?:Evening|Night) \| [^|]*\| ¤/,
  // Slots on offer, not hours that cost more.
  /Weekdays, ¤/,
];

export interface Telling {
  fact: string;
  line: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Wordings with their values, each made once: every line is held against all of them. */
const made = new Map<RegExp, Map<string, RegExp>>();

function filled(wording: RegExp, value: string): RegExp {
  const ofWording = made.get(wording) ?? new Map<string, RegExp>();
  made.set(wording, ofWording);
  const whole = () => `(?<![\\d$.])${escaped(value)}(?!\\d|\\+|[.,]\\d)`;
  const pattern =
    ofWording.get(value) ?? new RegExp(wording.source.replaceAll('¤', whole), `g${wording.flags}`);
  ofWording.set(value, pattern);
  return pattern;
}

/** A value that no other number contains: `$5` is not in `$50`, nor `0 PM to 6 AM` in `10 PM to 6 AM`. */
const alone = (value: string) =>
  new RegExp(`(?<![\\d$.,])${escaped(value)}(?![\\d%]|[.,]\\d)`, 'g');

function spellings(fact: string): string[] {
  const value = facts.get(fact) ?? '';
  return [...new Set([value, timeBandSpanish(value), timeBandSpanish(value).replace(/^de /, '')])];
}

/** Says of itself what it is wherever it stands: an amount of money, hours of the clock, a number with a dash. */
const speaksForItself = (value: string) => /^\$|[AP]M.*[AP]M$|^\d{6}-\d$/.test(value);

function positions(line: string, wording: RegExp, value: string): number[] {
  return [...line.matchAll(filled(wording, value))].map(
    ({ 0: words, index }) => index + words.indexOf(value),
  );
}

/**
 * The readings that the lines of a page tell, and every amount or band of hours that equals one of
 * the readings and of which nothing says what it is.
 */
export function readingsOf(
  lines: readonly string[],
  readings: readonly string[],
): { told: Telling[]; unexplained: string[] } {
  const told: Telling[] = [];
  const unexplained = new Set<string>();
  const byValue = new Map<string, string[]>();
  for (const fact of readings)
    for (const value of spellings(fact)) byValue.set(value, [...(byValue.get(value) ?? []), fact]);
  for (const line of lines) {
    for (const [value, names] of byValue) {
      const explained = new Set<number>();
      for (const fact of names) {
        const wordings =
          WORDINGS[fact] ?? (names.length === 1 && speaksForItself(value) ? [/¤/] : []);
        const at = wordings.flatMap((wording) => positions(line, wording, value));
        if (at.length > 0) told.push({ fact, line });
        for (const position of at) explained.add(position);
      }
      if (!speaksForItself(value)) continue;
      for (const wording of SOMETHING_ELSE)
        for (const position of positions(line, wording, value)) explained.add(position);
      for (const { index } of line.matchAll(alone(value)))
        if (!explained.has(index)) unexplained.add(`${value} in: ${line}`);
    }
  }
  return { told, unexplained: [...unexplained] };
}

/** Readings of a page's structured data, which no visitor sees and search engines do. */
export function structuredReadings(
  { structured }: PageLines,
  readings: readonly string[],
): Telling[] {
  return readings
    .filter((fact) => fact === 'figures.reviewsStructured')
    .filter((fact) => structured.includes(`"reviewCount":${facts.get(fact)}`))
    .map((fact) => ({ fact, line: structured }));
}
