/** A run of vowels is a syllable. */
const VOWELS = new Set(
  [...'aeiouyáéíóúüäöàèìòùâêîôû'].flatMap((letter) => [
    letter.charCodeAt(0),
    letter.toUpperCase().charCodeAt(0),
  ]),
);

/** Minimum number of words for a meaningful result. */
const LEAST_WORDS = 35;

/** Coefficients of a language for sentence and word length. */
interface Formula {
  base: number;
  sentence: number;
  syllable: number;
}

/** Flesch (1948) for English, Amstad (1978) for German, Fernández Huerta (1959) for Spanish. */
const FORMULAS: Readonly<Record<string, Formula>> = {
  en: { base: 206.835, sentence: 1.015, syllable: 84.6 },
  de: { base: 180, sentence: 1, syllable: 58.5 },
  es: { base: 206.84, sentence: 1.02, syllable: 60 },
};

function syllablesOf(word: string, isEnglish: boolean): number {
  let rows = 0;
  let isInRow = false;
  for (let at = 0; at < word.length; at += 1) {
    const isVowel = VOWELS.has(word.charCodeAt(at));
    if (isVowel && !isInRow) rows += 1;
    isInRow = isVowel;
  }
  const groups = Math.max(1, rows);
  // A final e is silent.
  const isSilent = isEnglish && groups > 1 && /[^aeiouyl]e$|[^aeiouydt]ed$/i.test(word);
  return isSilent ? groups - 1 : groups;
}

/**
 * Readability of a text: about 100 is easy, 0 very hard.
 *
 * @returns undefined for a short text, or a language without a formula here.
 */
export function readingEase(text: string, language: string): number | undefined {
  const formula = FORMULAS[language.slice(0, 2)];
  const words = text.match(/\p{L}[\p{L}’']*/gu) ?? [];
  if (!formula || words.length < LEAST_WORDS) return undefined;
  const sentences = text.split(/[.!?:;](?:\s|$)|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  const isEnglish = language.startsWith('en');
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, isEnglish), 0);
  return (
    formula.base -
    (formula.sentence * words.length) / sentences.length -
    (formula.syllable * syllables) / words.length
  );
}
