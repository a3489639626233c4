import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** Small words of dialects of German, none of which is a word of the standard, nor often mistyped for one. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'aach awwer babbele beinand bim bisch cha chasch chind chli chlii chunnt chöi chömed chönd',
    'dahoam dat datt dea dees dehoim dei dene derf desweng dien doi dött eam eana ebber ebbes',
    'eich emol eus eusi fiere gahn gaht gebbe gehds gemma gewwe gfreit ghabt gnua goht goi',
    'gschriem gsei gseng gsi gsii guad guade guads gwen gwesn gwest gwä gärn gönd hamma hammer',
    'hamse hasch hawwe hebbt heid hesch hett hod hoid hoit hom homma hosch hän händ hänn hät ick',
    'icke ik isch isset janz jeht jemacht ji jibt jut jute kannsch keen keene kemma kimm kimmt',
    'koa koan koana koane koi koin kumme kummt kölsche kümmt levve liewe liewer lüt lütt lütte',
    'lüttje lüüt mached machid mei mia miassn mien mitanand moi moing mol muas mängisch nacha',
    'nachat naus ned nedd nei nemme nich nid nimma nit noi nuff nunner nöd nüt oam oan oana oane',
    'oans oba oi oimol oin oine ois oisi oiwai oiwei ooch ook ou owa samma schee scheene scheeni',
    'scho schä selle sien sinn soi sünd tosamen uf uff unn unsa vo vui vum vun vör wat wea weern',
    'weesch wia woisch wos wäg wänn wüki würkli zosamme zruck zäme zämä öpper öppis över üs üses',
    'üsi',
  ]
    .join(' ')
    .split(' '),
);

/** Fewest different words of a dialect around a place that is in it, and how far they may be. */
const FEWEST = 3;
const REACH = 240;

/** True for a place among sentences in a dialect of German, which no list is of. */
export function isInDialect(text: string, at: number, language: string): boolean {
  if (!language.startsWith('de')) return false;
  const around = text.slice(Math.max(0, at - REACH), at + REACH).toLowerCase();
  const found = new Set<string>();
  for (const { 0: word } of matchesIn(around, /(?<![\p{L}’'-])\p{L}{2,}(?![\p{L}-])/gu))
    if (SMALL_WORDS.has(word)) found.add(word);
  return found.size >= FEWEST;
}
