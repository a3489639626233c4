import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const BODY = 'prose.body';

describe('what somebody else said, or a page speaks of', () => {
  it.each([
    ['en', 'We open today! They shouted “Goal!” all night.'],
    ['en', 'He painted *Goal!!* on the wall.', BODY],
    ['en', 'Many write *you’re welcome* where they mean *your welcome*.', BODY],
    ['en', 'The sign says “you’re car”, and nobody has ever mended it.'],
    ['es', 'Ready? Aprende inglés desde el primer día.'],
    ['es', 'Let’s talk! Inglés para todos.'],
    ['es', 'Bereit? Alemán para todos.'],
    ['es', 'Aprende la diferencia entre *since* y *for* en dos clases.', BODY],
  ])('is no fault of the page (%s): %s', (language, text, at = 'note.text') => {
    expect(findingsOf(text, { language, at })).toEqual([]);
  });

  it.each([
    ['en', 'Come! They shouted “Goal!” all night! Now!', 'copy/shouting'],
    ['en', 'Leave you’re car at the gate.', 'copy/spelling'],
    ['es', 'Hablamos? Llame hoy.', 'copy/unpaired'],
    ['es', 'Hotel?', 'copy/unpaired'],
  ])('but it is where the page itself says it (%s): %s', (language, text, rule) => {
    expect(findingsOf(text, { language }).map((found) => found.split(':')[0])).toEqual([rule]);
  });
});

describe('words that are said in two ways, or twice', () => {
  it.each([
    ['en', 'We fit a LED in each lamp.'],
    ['en', 'We fit an LED in each lamp.'],
    ['en', 'Is it coffee coffee, or tea?'],
    ['en', 'He had had enough, and said bye bye.'],
    ['es', 'Pedimos un café café, sin leche.'],
    ['es', 'Lo hacemos ya ya, poco a poco.'],
  ])('are no slip (%s): %s', (language, text) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });
});
