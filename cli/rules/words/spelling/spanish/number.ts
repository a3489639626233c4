import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { type Lexicon, lexiconOf } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import type { Confused } from '../confused-words.ts';
import { isNamedColor } from './named-colors.ts';
import { isSpanishPresent } from './present.ts';

/** Words that are many without an s, or stand between an article and its noun: «unos veinte», «los bien pagados», «los naranja». */
const NO_NOUN = new Set(
  'cuatro cinco siete nueve ocho diez once doce trece catorce quince cien ciento medio media todo toda bien casi cada sobre entre para como contra ante donde cuando desde hasta según tarde nada nadie algo alguien siempre nunca también incluso todavía ahora mejor peor mayor menor mientras aunque porque pero cuyo cuya gran buen primer tercer tipo clase marca modelo color estilo talla serie base clave fuera dentro aparte tarde cerca gratis naranja rosa violeta malva lila turquesa beige crema café extra estándar gourmet premium online pase hace cuanto tanto bajo solo sólo recién super súper sport sénior júnior entonces allí aquí ayer otra otro cual quien contigo conmigo este esta ese esa menos demás'.split(
    ' ',
  ),
);

/** Letters around a color among which others of the same things are named. */
const NEAR = 150;

/** Larger numbers: veinticinco, cuarenta. */
const NUMBER = /^(?:dieci|veint|treint)|enta$/;

/** A plural word for whose or which, and a word after it that does not end as plurals do. */
const MANY =
  /(?<![A-Za-zÀ-ÿ-])(?<before>(?:(?:[Aa]|[Dd]e|[Ee]n|[Cc]on|[Pp]ara|[Pp]or|[Ss]in|[Ee]ntre|[Cc]ontra|[Tt]ras) )?)(?<which>(?:[Uu]n|[Ee]st|[Ee]s|[NnVv]uestr|[Mm]uch|[Vv]ari|[Aa]lgun|[Cc]iert|[Pp]oc|[Dd]ivers|[Ll])[oa]s|[TtSs]us|[Mm]is) (?<noun>[a-zß-ÿ]{3,}(?:[aeolrdz]|[óíá]n))(?![\wÀ-ÿ@-])(?! [A-ZÀ-Þ\d](?![A-Za-zÀ-ÿ])| (?:y|e|o|pero|aunque) [a-zß-ÿ]+mente(?![a-zß-ÿ]))/g;

/** Words of a singular, and a word after it that ends as plurals do. */
const ONE =
  /(?<![A-Za-zÀ-ÿ-])(?:[Uu]na?|[Ee]st[ea]|[Ee]s[ea]|[NnVv]uestr[oa]|[Aa]lg(?:ún|una)|[Nn]ing(?:ún|una)|[Ee]l|[Cc]ada|[Ss]u|[Mm]i) (?<noun>[a-zß-ÿ]{3,}[aeonrldc]e?s)(?=[.,;:!?]|$| (?:de|del|en|con|para|por|que|y|o|a|al|se|es|está|tiene)(?![A-Za-zÀ-ÿ]))/gm;

/** Words in -s that are one, or no noun: «un gracias», «un manos libres». */
const NO_PLURAL = new Set(
  'gracias antes manos pies buenas buenos muchas muchos dulces felices menos después además detrás lejos apenas quizás todos todas otros otras ambos cuantos tantos unos unas estos estas entonces mientras gafas ellos ellas nosotros veces tres seis demás dos jueves lunes martes miércoles viernes paraguas crisis caries tesis dosis síntesis análisis paréntesis énfasis oasis virus campus corpus tenis chasis bíceps tríceps fórceps brindis iris lejos cosas ojos altas bajas altos ultramarinos cuentas fotos caras patas puertas mentes microondas multiusos manitas botones bocazas'.split(
    ' ',
  ),
);

/** What does something to several things: «un guardabosques», «un portafolios». */
const WITH_VERB =
  /^(?:abre|aparca|busca|calienta|caza|cierra|corre|corta|cubre|cuelga|cuenta|cumple|espanta|friega|guarda|guía|lanza|lava|limpia|marca|mata|mira|monta|para|pasa|pinta|pisa|porta|posa|quita|rasca|recoge|reposa|rompe|saca|salva|seca|sujeta|tapa|tira|toca|traga)\p{L}{4,}s$/u;

/** What is against something, or for all of it: adjectives that are nouns as well, and the same of one and of many. */
const COMPOUND = /^(?:anti|todo)(?:r(?=r))?(?<thing>\p{L}{4,})$/u;

/** True for «antiniebla» in «las antiniebla», the lamps, and «todoterreno» in «los todoterreno», the cars. */
function isInvariable(noun: string, lexicon: Lexicon): boolean {
  const { thing = '' } = COMPOUND.exec(noun)?.groups ?? {};
  return thing !== '' && isWord(thing, lexicon);
}

/** Behind an English word that is also a Spanish one, as in «los data center», the next word. */
const NEXT = /^ (?<next>[a-z]{3,})(?![\p{L}-])/u;

function isOfEnglish(noun: string, after: string, lexicon: Lexicon): boolean {
  const { next } = NEXT.exec(after)?.groups ?? {};
  const english = lexiconOf('en');
  if (next === undefined || isWord(next, lexicon)) return false;
  return [noun, next].every((word) => english?.has(hashOf(word)) === true);
}

function isWord(word: string, lexicon: Lexicon): boolean {
  return lexicon.has(hashOf(word));
}

function pluralOf(noun: string): string {
  if (/[aeo]$/.test(noun)) return `${noun}s`;
  if (noun.endsWith('z')) return `${noun.slice(0, -1)}ces`;
  return `${noun
    .replace(/ó(?=n$)/, 'o')
    .replace(/á(?=n$)/, 'a')
    .replace(/í(?=n$)/, 'i')}es`;
}

const STRESSED: Readonly<Record<string, string>> = { on: 'ón', an: 'án', in: 'ín', es: 'és' };

/** The singulars that a plural may have. */
function* singularsOf(noun: string): Generator<string> {
  if (noun.endsWith('ces')) yield `${noun.slice(0, -3)}z`;
  if (/[aeo]s$/.test(noun)) yield noun.slice(0, -1);
  if (/[lnrds]es$/.test(noun)) {
    const stem = noun.slice(0, -2);
    yield stem;
    yield stem.slice(0, -2) + (STRESSED[stem.slice(-2)] ?? stem.slice(-2));
  }
}

/** Nouns that are like a rare form of a verb. */
const PLAINLY = /^(?:puerta|cosa|caja|cama|casa|copa|sala|torre|rueda|muela|cuerda|piedra)$/;

/** What precedes the noun is an article only if what follows is no verb: «unos cree que», «las limpia», «los hace». */
function isArticle(which: string, before: string, noun: string, lexicon: Lexicon): boolean {
  if (/^(?:[TtSs]u|[Mm]i)s$/.test(which) || PLAINLY.test(noun)) return true;
  const isPronoun = /^[Ll][oa]s$/.test(which);
  if (isPronoun && before !== '') return true;
  return !isSpanishPresent(noun, isPronoun, lexicon);
}

/** Before a pronoun, which is followed by a verb: «muestras para que las maltrate». */
const BEFORE_VERB =
  /(?<![a-zß-ÿ])(?:que|cuando|si|no|qui[eé]n|qui[eé]nes|d[oó]nde|c[oó]mo|se|ya|cuándo|usted|nadie|alguien|cualquiera|cualquier [a-zß-ÿ]+|cada (?:uno|una|cual|quien)|uno mismo|también|nunca|siempre|nos|me|te|(?:que|cuando|si) (?:nadie|alguien|usted|ella|él|uno|una)(?: (?:de (?:l[oa]s? )?|del )[a-zß-ÿ]+)?)\s$/i;

/** What is so written or ruled, that is «lo dispuesto». */
const RULED =
  /^(?:dispuesto|establecido|previsto|expuesto|indicado|señalado|estipulado|pactado|acordado|regulado|referido|descrito|mencionado)$/;

/** Feminine nouns that end like masculine ones. */
const FEMININE_IN_O = /^(?:mano|foto|moto|radio|dinamo|modelo)$/;

/** The word that was meant before a noun if it is no article: «estás agradecido», «lo dispuesto en la ley». */
function meantWhich(
  which: string,
  noun: string,
  after: string,
  lexicon: Lexicon,
): string | undefined {
  if (/^[Ll]os$/.test(which) && RULED.test(noun) && /^ (?:en|por|con) /.test(after))
    return which.slice(0, -1);
  const isSo =
    /^[Ee]stas$/.test(which) &&
    noun.endsWith('o') &&
    !FEMININE_IN_O.test(noun) &&
    isWord(noun.replace(/o$/, 'a'), lexicon);
  return isSo ? which.replace(/as$/, 'ás') : undefined;
}

/** Spanish nouns in another number than the word for whose or which they are. */
export function* otherNumber(text: string): Generator<Confused> {
  const lexicon = lexiconOf('es');
  if (!lexicon) return;
  for (const { index, 0: whole, groups = {} } of matchesIn(text, MANY)) {
    const { before = '', which = '', noun = '' } = groups;
    if (NO_NOUN.has(noun) || NUMBER.test(noun)) continue;
    const meant = pluralOf(noun);
    if (!isWord(noun, lexicon) || !isWord(meant, lexicon)) continue;
    const after = text.slice(index + whole.length);
    if (isInvariable(noun, lexicon) || isOfEnglish(noun, after, lexicon)) continue;
    if (isNamedColor(which, noun, text.slice(Math.max(0, index - NEAR), index + NEAR))) continue;
    const isPronoun = /^l[oa]s$/.test(which) && BEFORE_VERB.test(text.slice(0, index));
    if (isPronoun || !isArticle(which, before, noun, lexicon)) continue;
    const at = index + before.length;
    const other = meantWhich(which, noun, after, lexicon);
    if (other !== undefined) yield { index: at, word: which, meant: other };
    else yield { index: index + whole.length - noun.length, word: noun, meant };
  }
  for (const { index, 0: whole, groups = {} } of matchesIn(text, ONE)) {
    const { noun = '' } = groups;
    if (NO_PLURAL.has(noun) || WITH_VERB.test(noun) || !isWord(noun, lexicon)) continue;
    const meant = [...singularsOf(noun)].find((one) => isWord(one, lexicon));
    if (meant !== undefined) yield { index: index + whole.length - noun.length, word: noun, meant };
  }
}
