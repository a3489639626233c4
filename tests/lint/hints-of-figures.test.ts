import { describe, expect, it } from 'vitest';
import { factsIn } from '../../cli/content/facts/facts.ts';
import { factsTypedFigure } from '../../cli/rules/copy/facts-typed-figure.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';
import { factsWith } from './copy-findings.ts';

const FACTS = factsWith({
  business: {
    ...{ name: 'Halm', type: 'Electrician' },
    address: { locality: 'Wahoo', region: 'NE', country: 'US' },
  },
  board: { meetingPercent: 20 },
  petition: { signatures: 300 },
  account: { iban: 'DE02120300000000202051' },
  outdoorService: { opens: '09:15' },
  dropOff: { opens: '09:15' },
});

const TIME = factsIn('en', FACTS).get('dropOff.opens') ?? '';

const hints = (text: string, language = 'en') =>
  [
    ...applyCopyRule(
      factsTypedFigure,
      copyFile('page', language, { body: text }),
      factsIn(language, FACTS),
    ),
  ].map(({ hint }) => hint);

describe('the hint for a typed figure', () => {
  it.each([
    [
      'A meeting is called by at least twenty percent of the board.',
      'Write {board.meetingPercent} percent in its place.',
    ],
    ['Our petition has 300+ signatures.', 'Write {petition.signatures}+ in its place.'],
    [
      `The outdoor service begins at ${TIME} on the lawn.`,
      'Write {outdoorService.opens} in its place.',
    ],
    [`The drop-off opens at ${TIME} at the side door.`, 'Write {dropOff.opens} in its place.'],
  ])('keeps what the fact lacks, and names the one that is meant: %s', (text, hint) => {
    expect(hints(text)).toContain(hint);
  });

  it('does not read the country of an account as a Spanish word', () => {
    expect(hints('Unser Konto: DE02120300000000202051', 'de')).toEqual([
      'Write {account.iban} in its place.',
    ]);
  });
});
