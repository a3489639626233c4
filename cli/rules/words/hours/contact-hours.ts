import type { Facts } from '../../../content/facts/facts.ts';
import { sentenceAt } from '../sentence-at.ts';
import { SOME } from './open-days.ts';
import type { SaidHours } from './said-hours.ts';
import { areSetApart } from './set-apart.ts';
import { hoursOn } from './weekdays.ts';

/** Says that the business itself is called, visited or found at its place then. */
const REACHED =
  /\{business\.(?:phone|address)[\w.]*\}|(?<!\p{L})(?:(?:our|the) (?:office|shop|store|studio|workshop|showroom|clinic|practice|phones?|telephone|lines?) (?:is|are)|(?:reach|call|phone|ring|visit|find) us|we (?:answer|pick up|take (?:your )?calls)|during our office hours|customers? (?:of ours?|of our \p{L}+)|erreich\p{L}* (?:sie |du |ihr )?uns|finden sie uns|sind wir (?:[^.!?]|\.\d){0,40}erreichbar|ist (?:unser|das) (?:büro|telefon|team)|rufen sie uns|unser (?:büro|laden|telefon|team) ist|(?:das|unser) (?:büro|telefon) ist|we(?: are|['’]re) (?:reachable|available)|wir (?:sind )?(?:telefonisch|persönlich)|unter der nummer|por teléfono (?:contestamos|atendemos|estamos)|contestamos|llám[ae]nos|nos (?:encuentra|encontrará|localiza|localizará)[ns]?|(?:puedes?|pueden) (?:llamar|encontrar|localizar|visitar)nos|nos pued(?:e|es|en) (?:llamar|encontrar|localizar|visitar)|(?:le|les|te|os) atendemos|nuestr[oa] (?:oficina|tienda|taller|teléfono) (?:abre|está|atiende))(?!\p{L})/iu;

/** What has hours of its own, though it is ours: shifts, courses, emergencies, deliveries, and what has a number of its own. */
const OWN_HOURS =
  /(?<!\p{L})(?:emergenc\p{L}*|hotline|out[- ]of[- ]hours|after[- ]hours|on[- ]call|crews?|shifts?|works?|working|jobs?|rounds?|routes?|teams?|class(?:es)?|courses?|lessons?|tours?|tastings?|workshops (?:run|take)|deliver\p{L}*|drop[- ]?offs?|pick(?:ing)?[- ]?ups?|(?:hand|bring|return|giv)ing (?:it |them |\p{L}+ )?back|returns?|returning|park(?:ing)?|noise|breakfast|lunch|dinner|kitchen|notdienst|notruf|bereitschaft\p{L}*|schicht\p{L}*|arbeitszeit\p{L}*|arbeitest|arbeiten|stelle\p{L}*|touren?|kurs\p{L}*|unterricht|führung\p{L}*|liefer\p{L}*|abhol\p{L}*|rückgabe\p{L}*|rücknahme\p{L}*|zurück(?:bring|geb)\p{L}*|zurückzu(?:bringen|geben)|parken|parkplatz|küche|frühstück|urgencias?|guardia|turnos?|trabaj\p{L}*|jornada|rutas?|clases?|cursos?|visitas guiadas|repart\p{L}*|entregas?|recogidas?|recoger|devoluci\p{L}+|devolver|aparc\p{L}*|cocina)(?!\p{L})/iu;

/** True for words about something that has hours of its own. */
export function haveOwnHours(words: string): boolean {
  return OWN_HOURS.test(words);
}

/** Full stops of "a.m." and "p.m.", which end no sentence. */
const HALF_OF_DAY = /(?<=\d\s?[ap])\.(\s?m)\./giu;

/**
 * True for days and times at which a sentence says that people call or visit the business, if they go beyond its hours: whoever
 * answers the phone for a part of the day only keeps other hours than the office.
 */
export function areBeyondOurs(text: string, said: SaidHours, facts: Facts): boolean {
  const plain = text.replace(HALF_OF_DAY, '\u2060$1\u2060');
  const { start, end } = sentenceAt(plain, said.span[0]);
  const sentence = text.slice(start, end);
  if (!REACHED.test(sentence) || haveOwnHours(sentence) || SOME.test(sentence)) return false;
  if (areSetApart(plain, said.span[0])) return false;
  return goBeyondOurs(said, facts);
}

/** True for days and times of which a part is before or after the hours of the business, or on a day on which it is closed. */
export function goBeyondOurs({ opens, closes, days, isLoose }: SaidHours, facts: Facts): boolean {
  if (!opens || !closes) return false;
  // "9 to 5" ends in the afternoon.
  const until = !closes.isExact && closes.at <= opens.at ? closes.at + 12 * 60 : closes.at;
  return days.some((day) => {
    const lines = hoursOn(day, facts);
    const [first, last] = [lines[0]?.from, lines.at(-1)?.to];
    if (first === undefined || last === undefined) return !isLoose;
    // Hours after midnight are those of the next day.
    return last > first && (opens.at < first || until > last);
  });
}
