import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { lexiconOf } from '../../lexicon/lexicon.ts';
import type { Confused } from '../confused-words.ts';

/** Two nouns side by side: “Winter Preis”. */
const NOUNS =
  /(?<![\p{L}-])(?<first>\p{Lu}\p{Ll}{2,})\s(?=(?<second>\p{Lu}\p{Ll}{3,})(?![\p{L}-]))/gu;

/** Numbers before a noun, with a capital at the beginning of a sentence. */
const NUMBER =
  /^(?:Eine?|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Hundert|Tausend)$/;

/** Prepositions, which have a capital at the beginning of a sentence alone: „Über Land geht es weiter“. */
const PREPOSITION =
  /^(?:Auf|Aus|Außer|Bei|Bis|Durch|Für|Gegen|Hinter|Mit|Nach|Neben|Ohne|Seit|Über|Unter|Vor|Zwischen)$/;
const BEGINS = /(?:^|[.!?:]\s|\n)["„»(]?$/;

/** Whom something is owed or given, before what is: "die ihren Eltern Unterhalt schulden". */
const GIVEN = /(?:Eltern|Kindern|Kunden|Gästen|Mitgliedern|Schülern|Patienten|Mitarbeitern)$/;
const WHOSE = /(?<!\p{L})(?:den|allen|ihren|seinen|unseren|deinen|meinen|Ihren) $/u;

/** Of a place before what is there, which is two words with an adjective and may be one as a name: "Salzburger Land". */
const OF_PLACE = /^\p{Lu}\p{Ll}{3,}er$/u;

/** A class with its letter or number, which names one of a kind, and is none of its compounds: "den Führerschein Klasse B". */
const CLASS = /^(?:Klasse|Typ|Größe|Stufe|Nummer|Teil|Gruppe|Zone|Tarif|Modell|Band|Raum|Haus)$/;
const DESIGNATION = /^ (?:[A-Z]{1,2}\d{0,3}|\d{1,4}[a-z]?|[IVX]{1,4})(?![\p{L}\d])/u;

/** Letters of the shortest word that the first of two may end with, as "Chorleiter" does. */
const NOUN = 5;

function endsInNoun(word: string): boolean {
  const lexicon = lexiconOf('de');
  for (let at = 0; at <= word.length - NOUN; at += 1)
    if (lexicon?.isCommon(word.slice(at)) === true) return true;
  return false;
}

/** The subject behind a verb that needs another one, and its object, which is feminine as the article before is not: "So kann der Körper Spannung abbauen". */
const SUBJECT =
  /(?:kann|könnte|soll|sollte|muss|darf|will|möchte|mag|wird|würde|hat|lässt) (?:der|das|ein) $/u;
const FEMININE = /(?:ung|heit|keit|schaft|ion|tät|ei|enz|anz)$/;

/** True if a word stands in a copy, with any ending. */
function isIn(copy: string, word: string): boolean {
  const at = copy.indexOf(word);
  if (at < 0 || /\p{L}/u.test(copy[at - 1] ?? ' ')) return false;
  return /^\p{L}{0,2}(?!\p{L})/u.test(copy.slice(at + word.length, at + word.length + 3));
}

/**
 * The parts of German compounds that are written as two words in one place and as one in another place of the file.
 *
 * @param copy all texts of the file.
 */
export function wordsApart(text: string, copy: string): Confused[] {
  return [...matchesIn(text, NOUNS)].flatMap(({ index, groups = {} }) => {
    const { first = '', second = '' } = groups;
    const meant = `${first}${second.toLowerCase()}`;
    if (NUMBER.test(first)) return [];
    const end = index + first.length + 1 + second.length;
    if (CLASS.test(second) && DESIGNATION.test(text.slice(end))) return [];
    if (PREPOSITION.test(first) && BEGINS.test(text.slice(0, index))) return [];
    if (GIVEN.test(first) && WHOSE.test(text.slice(0, index))) return [];
    if (OF_PLACE.test(first) && !endsInNoun(first.toLowerCase())) return [];
    if (FEMININE.test(second) && SUBJECT.test(text.slice(0, index))) return [];
    return isIn(copy, meant) ? [{ index, word: `${first} ${second}`, meant }] : [];
  });
}
