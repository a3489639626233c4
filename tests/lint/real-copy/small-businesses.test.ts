import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const toldOf = (rule: string, language: string, text: string) =>
  findingsOf(text, { language, at: 'prose.body' }).filter((finding) =>
    finding.startsWith(`${rule}: `),
  );

/** A year that is past, whenever this runs. */
const THEN = new Date().getFullYear() - 1;

describe('what movers, hosts and photographers say, and nobody need mend', () => {
  it.each([
    ['law/unproven-claim', 'en', 'Below 80, stop the tablets and use liquid chlorine.'],
    ['copy/doubled-word', 'de', 'Man sieht es nicht, und wir sagen Ihnen, welcher welcher ist.'],
    ['law/unproven-claim', 'de', 'Perlenkette im Verlauf, die größte Perle in der Mitte'],
    ['copy/doubled-word', 'de', 'Wenn Sie zerbrechliches Gut gut abpolstern, kommt es heil an.'],
    [
      'law/unproven-claim',
      'de',
      'Was auf den ersten Blick unschlagbar günstig wirkt, entpuppt sich als Falle.',
    ],
    [
      'law/unproven-claim',
      'en',
      'A bid that sounds unbeatable at first turns out to lack the waste.',
    ],
    [
      'facts/typed-amount',
      'de',
      'Mit der Transportversicherung bis zu 1.000.000 Euro garantieren wir einen ruhigen Tag.',
    ],
    ['facts/typed-amount', 'en', 'We carry liability insurance up to $2,000,000 for every job.'],
    ['copy/spelling', 'de', 'Das reicht für eine Zimmer Räumung in der Stadt.'],
    ['copy/past-date', 'en', `After some patience, by summer ${THEN} we could really get to work.`],
  ])('%s in %s: %s', (rule, language, text) => {
    expect(toldOf(rule, language, text)).toEqual([]);
  });

  it.each([
    ['law/unproven-claim', 'en', 'Drink our tea, and stop taking your tablets.'],
    ['law/unproven-claim', 'en', 'Drink our tea, and stop your medication.'],
    ['copy/doubled-word', 'de', 'Das ist ein Ring, der welcher welcher lange hält.'],
    ['law/unproven-claim', 'de', 'Wir haben die größte Auswahl in Erfurt.'],
    ['copy/doubled-word', 'de', 'Das ist sehr gut gut verpackt.'],
    ['law/unproven-claim', 'de', 'Unsere Preise sind unschlagbar.'],
    ['facts/typed-amount', 'en', 'We take $260 for a climb up to the ridge.'],
    ['copy/spelling', 'de', 'Das reicht für eine Zimmer in der Stadt.'],
    ['copy/past-date', 'en', `Register by summer ${THEN}.`],
  ])('what has to be mended, %s in %s: %s', (rule, language, text) => {
    expect(toldOf(rule, language, text)).toHaveLength(1);
  });
});
