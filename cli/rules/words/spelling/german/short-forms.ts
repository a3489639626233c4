import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';

/** A participle with one of the prefixes that German verbs take: aufgesprochen, beside ausgesprochen. */
const PARTICIPLE =
  /^(?:ab|an|auf|aus|bei|durch|ein|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)(?<participle>ge\p{L}{4,}(?:en|t)(?:e[mnrs]?)?)$/u;

/** Superlatives drop an e after a diphthong or an h: neusten, beside neuesten. */
const SUPERLATIVE = /(?<=[ae]u|ei|oh)st(?=e[mnrs]?$)/u;

/** Possessives without one of their vowels: unserm, eurem. */
const SHORT_OWN = /^(?:unser[mns]|unsre[mnrs]?|euer[mns]|eure[mnrs]?)$/;

/** The number of something, and a street, as they are abbreviated: Kundennr., Hauptstr. */
const SHORT_END = /s?(?:nr|str)$/;

/** Verbs that are only listed with their prefix, which stands at the end of a sentence: "die Biene dickt den Honig ein". */
const SEPARATED = /^(\p{Ll}{3,}[^\p{Lu}aeiouäöüdt])t$/u;
const PREFIXES = 'ab an auf aus ein um vor zu'.split(' ');

/** What southern Germany and Austria ask several friends for, at the beginning of a sentence: `Schauts vorbei`. */
const TO_FRIENDS =
  /^(?:Schau|Komm|Geh|Nehm|Bring|Lass|Mach|Schreib|Ruf|Hör|Sag|Bleib|Probier|Setz)ts$/;

/** "Es" behind a verb, which is written without an apostrophe as well; of others, the letters may be swapped: "du schauts". */
const WITH_IT = new Set(
  'gehts gibts machts wirds hats läufts klappts passts stimmts liegts nervts hilfts nimmts siehts triffts reichts brauchts lohnts'.split(
    ' ',
  ),
);

/** What abbreviations leave out, before their full stop: weibl., schriftl. */
const SHORTENED = /^\p{Ll}{4,}l$/u;

/** Forms with a full ending, solemn or as reported: du gehest, ihr kommet; the lists have the short one. */
const SOLEMN = /^(?<stem>\p{Ll}{3,}[^aeiouäöü\P{Ll}])e(?<end>s?t)$/u;

function isSolemn(word: string, lexicon: Lexicon): boolean {
  const { stem = '', end = '' } = SOLEMN.exec(word)?.groups ?? {};
  return stem !== '' && ['en', end].every((each) => lexicon.has(hashOf(stem + each)));
}

/** Adjectives that drop an e of their stem or their ending: bittren, andern. */
const DROPPED = /(?<=^\p{Ll}{3,}[^aeiouäöü\P{Ll}])(?=re[mnrs]?$)|(?<=^\p{Ll}{2,}er)(?=[mn]$)/u;

function isDropped(word: string, lexicon: Lexicon): boolean {
  const full = word.replace(DROPPED, 'e');
  return full !== word && lexicon.has(hashOf(full));
}

/** Parts of Greek words that are written with an f as well as with ph: sonografisch, Telefon. */
const WITH_F = /f(?=o[nt])|(?<=gra)f/g;

function isWithF(small: string, lexicon: Lexicon): boolean {
  const other = small.replace(WITH_F, 'ph');
  return other !== small && lexicon.has(hashOf(other));
}

/** A game of the North, whose o is long in every form: boßeln, Boßeltour. */
const ROAD_BOWLING = /^boß(?:el|ler)/;

/** What no verb ends with before its e, and nouns do that double their s for it: Therapie, Erlebnisse. */
const NO_COMMAND = /(?:i|niss)$/;

/** German imperatives drop an e that the lists have, and verbs take more prefixes than these know: lern, komm. */
export function isGermanForm(word: string, lexicon: Lexicon): boolean {
  const small = word.toLowerCase();
  const stem = small.replace(SHORT_END, '');
  if (
    SHORT_OWN.test(small) ||
    ROAD_BOWLING.test(small) ||
    isSolemn(word, lexicon) ||
    isDropped(word, lexicon) ||
    isWithF(small, lexicon) ||
    TO_FRIENDS.test(word) ||
    WITH_IT.has(word) ||
    (SHORTENED.test(word) && lexicon.has(hashOf(`${word}ich`))) ||
    (stem !== small && lexicon.has(hashOf(stem)))
  )
    return true;
  const verb = SEPARATED.exec(word)?.[1];
  if (verb && PREFIXES.some((prefix) => lexicon.has(hashOf(`${prefix}${verb}en`)))) return true;
  const { participle } = PARTICIPLE.exec(small)?.groups ?? {};
  if (participle !== undefined && lexicon.has(hashOf(participle))) return true;
  const full = small.replace(SUPERLATIVE, 'est');
  if (full !== small && lexicon.has(hashOf(full))) return true;
  return !NO_COMMAND.test(small) && ['e', 'en'].every((end) => lexicon.has(hashOf(small + end)));
}

/** What German calls whom it is fond of: Wolfi, Mausi. Nobody types that letter behind a word by mistake. */
export function isPetName(word: string, lexicon: Lexicon): boolean {
  return /^\p{Lu}\p{Ll}{3,}i$/u.test(word) && lexicon.has(hashOf(word.slice(0, -1).toLowerCase()));
}
