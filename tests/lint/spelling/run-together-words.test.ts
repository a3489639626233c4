import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../../cli/rules/words/lexicon/lexicon.ts';
import { hashOf } from '../../../cli/rules/words/lexicon/word-hash.ts';
import { RUN_TOGETHER } from '../../../cli/rules/words/spelling/run-together.ts';
import { findingsOf } from '../copy-findings.ts';

describe('words that run together', () => {
  it.each([
    ['en', 'The ladder stands infront of the barn.', 'infront'],
    ['en', 'Bring boots incase it rains.', 'incase'],
    ['en', 'The top ofthe wall is dry.', 'ofthe'],
    ['en', 'It takes abit longer in winter.', 'abit'],
    ['es', 'Lo barnizamos y sinembargo se seca rápido.', 'sinembargo'],
    ['es', 'Las sillas están enla terraza.', 'enla'],
    ['es', 'La puerta se abre apartir de las nueve.', 'apartir'],
    ['de', 'Die Leiter war aufeinmal zu kurz.', 'aufeinmal'],
    ['de', 'Das Holz ist immernoch feucht.', 'immernoch'],
    ['de', 'Der Hof liegt bei Kassel, mitder Scheune daneben.', 'mitder'],
  ])('are told (%s): %s', (language, text, word) => {
    expect(findingsOf(text, { language })).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    ['en', 'The posters were printed by Infront Sports.'],
    ['en', 'Come anytime, nowadays or sometime in May, and stay indoors.'],
    ['es', 'El barco para en Delos y la luz es de Enel.'],
    ['es', 'Enfrente hay un banco, y aparte una fuente.'],
    ['de', 'Wir sind zuhause, zurzeit sowieso und nachher auch.'],
    ['de', 'Mit beiden Händen und dank beider Meister hält es.'],
    ['de', 'Der Vorort liegt am Wald, und die Inder tanzen im Saal.'],
  ])('are others that are one word (%s): %s', (language, text) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });
});

describe('a slip in what somebody says', () => {
  it.each([
    ['testimonial.quote', 'They came becuase I called, and I recieve the bill today.'],
    ['note.text', 'Ann writes: “They came becuase I asked, and the yard is clean.”'],
    ['note.body', 'Ann writes:\n\n“They came becuase I asked, and the yard is clean.”'],
  ])('is told at %s', (at, text) => {
    expect(findingsOf(text, { at })[0]).toBe('copy/spelling: becuase');
  });

  it.each([
    ['testimonial.quote', 'It wuz reet gradely, lads, and the tatties were summat else.'],
    ['note.text', 'People search for “becuase” as well.'],
    ['note.text', 'The sign says “Nuthin fancee here, jus good old pie” in red.'],
  ])('is not told of a dialect or a word that is spoken of: %s, %s', (at, text) => {
    expect(findingsOf(text, { at })).toEqual([]);
  });
});

it.each(Object.entries(RUN_TOGETHER))('none is a word as one (%s)', (language, all) => {
  const words = all
    .map(([typed]) => typed)
    .filter((typed) => lexiconOf(language)?.has(hashOf(typed)));
  // A rare verb for framing something, which nobody uses in place of “encase” by choice.
  expect(words.filter((word) => word !== 'incase')).toEqual([]);
});
