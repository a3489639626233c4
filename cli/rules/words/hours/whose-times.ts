import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove, namesOfEntry } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { languageAt } from '../text-place.ts';
import { clauseOfOthers } from './clauses-of-others.ts';

/** Says that something is open or closed, or names its hours. */
const OPENS =
  /(?<!\p{L})(?:open\p{L}*|clos(?:e[sd]?|ing)|(?:opening |office |(?<!(?:\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|few|several|many|more))[\s-]))hours|staffed|walk-?ins?|abiert\p{L}+|abr(?:e|en|imos)|cierr\p{L}+|cerr\p{L}+|horarios?|atend\p{L}+|atiend\p{L}+|\p{L}*offen|geöffnet|öffn\p{L}+|schließ\p{L}+|geschlossen|besetzt|sprech\p{L}+|\p{L}*zeiten)(?!\p{L})/iu;

/** True if words say that something is open or closed, or name its hours. */
export function saysOpening(words: string): boolean {
  return OPENS.test(words);
}

/** Says that people come to, call or find the business, or speaks as the business. */
const OF_BUSINESS =
  /(?<!\p{L})(?:office|shop|store|counter|desk|phones?|call\p{L}*|reach\p{L}*|answer\p{L}*|here|we|our|us|staff|somebody|someone|visit\p{L}*|come|ask|(?:stop|drop) (?:by|in)|showroom|customer service|appointments?|(?:emergency|night|duty|hot)[ -]?(?:line|number|service)|oficina|tienda|teléfonos?|llam\p{L}+|aquí|nosotr\p{L}+|nuestr\p{L}+|(?:est|qued|contest|trabaj|esper|entreg|despach)amos|(?:atend|respond|recog|ten|hac)emos|(?:abr|recib|serv)imos|citas?|visít\p{L}+|llám\p{L}+|venir|veng\p{L}+|línea de (?:urgencias|emergencias|guardia)|atención|pás[ae]\p{L}*|büro|laden|telefon\p{L}*|erreich\p{L}+|anruf\p{L}*|ruf\p{L}*|hier|wir|uns|unser\p{L}*|termine?|besuch\p{L}*|komm\p{L}*|vorbei|verkauf\p{L}*|kundendienst|not(?:ruf|dienst)?nummer|bereitschaft\p{L}*)(?!\p{L})/iu;

/** What takes place at times of its own, though the business holds it or is there. */
const OCCASION =
  /(?<!\p{L})(?:class(?:es)?|courses?|lessons?|camps?|tours?|tastings?|concerts?|story ?times?|playgroups?|(?:farmers[’']? |flea |street |christmas |weekly )?markets?(?: stalls?)?|fairs?|workshops? (?:on|runs?|for|takes?|starts?|begins?)|\p{L}*kurs(?:e[ns]?|es)?|\p{L}*unterricht|(?:kinder|kirchen|stadt|garten|haus|betriebs|schloss)?führung(?:en)?|verkostung(?:en)?|konzerte?|notdienst|\p{L}*camps?|\p{L}*programme?|\p{L}*freizeit(?:en)?|(?:spiel|krabbel|bastel|trauer|lauf)gruppen?|(?:wochen|floh|bauern|weihnachts|kram|jahr|trödel)m[aä]rkt\p{L}*|workshops?|clases?|cursos?|cursillos?|campamentos?|visitas? guiadas?|catas?|conciertos?|mercad(?:o|os|illo|illos)|ferias?)(?!\p{L})/iu;

/**
 * Words beside times that say nothing of what takes place then: days, times, and what connects them. Fewer than five days are
 * those of a course: “Two days, from nine to five”.
 */
const FILLERS = new RegExp(
  `^(?:${[
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|weekdays?|weekends?|days?|week|daily|every|each|all|and|or|to|through|thru|till?|until|from|after|before|between|on|at|in|the|a|p?m|am|noon|midday|midnight|o|clock|mornings?|afternoons?|evenings?|nights?|plus|also|only|except|year|round|five|six|seven',
    '(?:mon|diens|donners|frei|sams|sonn)tags?|sonnabends?|mittwochs?|mo|di|mi|do|fr|sa|so|werktags|werktagen|wochentags|täglich|wochenenden?|tage?|woche|jeden|jede|und|oder|bis|von|ab|nach|vor|zwischen|am|an|den|der|die|das|um|uhr|h|mittags?|vormittags?|nachmittags?|morgens|abends?|sowie|auch|nur|außer|jeweils|immer|ganzjährig|fünf|sechs|sieben',
    'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|laborables?|hábiles|días?|semana|fines|fin|entre|todos|cada|y|o|u|e|de|del|desde|hasta|partir|después|antes|a|las?|los|el|por|en|mañanas?|tardes?|noches?|mediodía|también|solo|sólo|salvo|excepto|cinco|seis|siete',
  ].join('|')})$`,
  'iu',
);

/** The words of a name and an address of the business. */
function ownWords({ site }: Facts): ReadonlySet<string> {
  const { name, address } = site?.business ?? {};
  const words = JSON.stringify([name, address]).match(/\p{L}+/gu) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}

/** True if a sentence says nothing beside its days and times, or only of the business. */
function isBare(rest: string, facts: Facts): boolean {
  const own = ownWords(facts);
  const words = rest.match(/\p{L}+/gu) ?? [];
  return words.every((word) => FILLERS.test(word) || own.has(word.toLowerCase()));
}

/** Whose times are: those of the business, of something else, or of what stands around them. */
type Owner = 'business' | 'else' | 'bare';

/**
 * Whose the times in a sentence are, by what it says: “Generators are fine until 8 PM” and “Holiday course: Monday, 9 to
 * 12” have another subject than the business.
 *
 * @param span of the times.
 */
function ownerOf(sentence: string, [start, end]: Span, facts: Facts): Owner {
  const rest = `${sentence.slice(0, start)} ${sentence.slice(end)}`;
  if (OPENS.test(rest)) return 'business';
  if (OCCASION.test(rest)) return 'else';
  if (OF_BUSINESS.test(rest)) return 'business';
  return isBare(rest, facts) ? 'bare' : 'else';
}

/** What stands around a sentence of days and times: its heading or the name of its entry, and what its paragraph says before. */
function around(located: LocatedText, text: string, at: number, raw: object): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return `${isBody(located) ? headingAbove(text, at) : namesOfEntry(located, raw)}\n${line}`;
}

/** A test of times in a text: false for those of a course, a tour or whatever else the text is about. */
export function mayBeOpening(
  located: LocatedText,
  text: string,
  file: CopyFile,
  facts: Facts,
): (span: Span) => boolean {
  const language = languageAt(located, file, facts);
  return ([start, end]) => {
    const clause = clauseOfOthers(text, [start, end], language);
    const sentence = clause ? { start: clause[0], end: clause[1] } : sentenceAt(text, start);
    const said = text.slice(sentence.start, sentence.end);
    const owner = ownerOf(said, [start - sentence.start, end - sentence.start], facts);
    if (owner !== 'bare') return owner === 'business';
    const above = around(located, text, sentence.start, file.raw);
    const isElse = OCCASION.test(above) && !OPENS.test(above);
    if (isElse) file.dependsOnOthers(located);
    return !isElse;
  };
}
