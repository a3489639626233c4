import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({
  campaign: { hours: 72 },
  service: { hours: 24 },
  figures: { members: 300 },
  board: { meetingPercent: 20 },
  course: { weekendDays: 2 },
  dropOff: { opens: '09:15' },
  outdoorService: { opens: '09:15' },
});

const told = (text: string, language: string) =>
  findingsOf(text, { language, facts: FACTS, at: 'body', only: 'facts/typed-figure' });

describe('a number in the name of a campaign', () => {
  it.each([
    ['de', 'Unsere Aktion dauert lange. Die 72-Stunden-Aktion ist die größte des Verbands.'],
    ['de', 'Für die Aktion trainieren wir wie beim 72-Stunden-Lauf von Ulm.'],
    ['en', 'Our campaign is like the 72-Hour Film Challenge of the county.'],
    ['de', 'Der Dienst der 24-Stunden-Rennen am Ring ist hart.'],
  ])('is not told (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('a service round the clock', () => {
  it.each([
    [
      'es',
      'Las residencias públicas ofrecen un servicio las 24 horas. Se solicita en los servicios sociales.',
    ],
    ['en', 'The council runs a service that is open 24 hours. Ask social services for a place.'],
    [
      'de',
      'Der Hausnotruf ist ein Service, der 24 Stunden erreichbar ist. Die Pflegekasse zahlt ihn.',
    ],
  ])('of an authority is not told (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});
