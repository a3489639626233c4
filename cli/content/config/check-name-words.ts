import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { matchesIn } from '../text-rules/matches-in.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Words of the names of businesses of every trade, of which nobody has another order of letters. */
const TRADE_WORDS = [
  'company services service studio studios garden gardens gardening cleaning plumbing heating cooling electric electrical roofing bakery repair repairs rental rentals salon dental clinic school academy kitchen restaurant catering photography landscaping construction carpentry painting moving movers brothers daughters partners solutions consulting insurance realty properties design designs workshop market coffee orchard brewery nursery furniture jewelry jewellery flooring fencing masonry accounting therapy fitness massage tutoring lessons travel tours transport towing tailoring upholstery veterinary hospital pharmacy bookshop bookstore',
  'bäckerei werkstatt gärtnerei tischlerei schreinerei reinigung dienstleistungen gesellschaft zimmerei metzgerei fleischerei konditorei buchhandlung fahrschule musikschule praxis apotheke sanitär heizung elektrotechnik gartenbau umzüge transporte steuerberatung goldschmiede segelschule fotografie',
  'servicios mudanzas limpieza jardinería panadería taller talleres academia hermanos compañía construcciones construcción clínica peluquería librería fontanería heladería carpintería electricidad reformas fotografía transportes pintura restaurante ferretería floristería',
].flatMap((words) => words.split(' '));

/** Letters of a word whose order is no matter of taste: "Art" and "Tar" are names. */
const LONG = 6;

/** The same letters for any order of them. */
const sorted = (word: string) => [...word].sort().join('');

const BY_LETTERS = new Map(
  TRADE_WORDS.filter((word) => word.length >= LONG).map((word) => [sorted(word), word]),
);

/** True of two words of which one has two neighbours of the other exchanged, and nothing else. */
function isExchanged(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== meant[index]);
  return (
    at >= 0 &&
    typed[at] === meant[at + 1] &&
    typed[at + 1] === meant[at] &&
    typed.slice(at + 2) === meant.slice(at + 2)
  );
}

/** The texts of a configuration other than the name, its addresses and its own words among them. */
function otherTexts(config: SiteConfig): string {
  const { business, ...rest } = config;
  const { name: _, ...facts } = business;
  return JSON.stringify([rest, facts]).toLowerCase();
}

/**
 * Reports a word in the name of the business with two letters exchanged. Names are spelled as their owners like, so it
 * has to be a word of every trade that nothing else in the configuration writes so, not even an address.
 */
export function checkNameWords(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const { name } = config.business;
  for (const [word] of matchesIn(name, /\p{L}{6,}/gu)) {
    const typed = word.toLowerCase();
    const meant = BY_LETTERS.get(sorted(typed));
    if (meant === undefined || !isExchanged(typed, meant)) continue;
    if (otherTexts(config).includes(typed)) continue;
    const written = /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
    return [
      report(source, {
        range: locate(['business', 'name'], 'value'),
        rule: 'copy/spelling',
        severity: 'warning',
        message: `"${word}" in the name of the business looks like a slip for "${written}".`,
        hint: 'Correct it. If the business is called so, add the word to spelling.',
      }),
    ];
  }
  return [];
}
