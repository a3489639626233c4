import { describe, expect, it } from 'vitest';
import type { Facts } from '../../cli/content/facts/facts.ts';
import { mayNotify, otherNotices } from '../../cli/rules/words/figures/notice-periods.ts';

const SHOWN: Readonly<Record<string, string>> = {
  'rules.cancellationHours': '48',
  'kurs.stornoTage': '14',
  'citas.cancelacionHoras': '48',
};
const FACTS = {
  names: Object.keys(SHOWN),
  get: (name: string) => SHOWN[name],
} as unknown as Facts;

function told(text: string): string[] {
  if (!mayNotify(text, FACTS)) return [];
  return [...otherNotices(text, FACTS)].map(({ span }) => text.slice(...span));
}

describe('until when something can be called off for nothing', () => {
  it.each([
    ['Cancel at least 24 hours before the lesson and you pay nothing.', '24'],
    ['Moving a lesson is free with 24 hours’ notice.', '24'],
    ['With 24 hours’ notice you pay nothing.', '24'],
    ['Sie können mindestens 7 Tage vorher kostenlos stornieren.', '7'],
    ['Puede anular sin coste hasta 24 horas antes.', '24'],
    ['## Cancelling\n\nTell us at least 24 hours before, and it costs nothing.', '24'],
  ])('is another time than the fact: %s', (text, number) => {
    expect(told(text)).toEqual([number]);
  });

  it.each([
    'Cancel at least 48 hours before the lesson and you pay nothing.',
    'Later than 24 hours before we charge half of it.',
    'Arrive at least 2 hours before the flight; the tea is free.',
    'Courses: cancel up to 14 days before, free of charge.',
    'You can move your practical test with 3 days’ notice, for a fee.',
  ])('is right: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
