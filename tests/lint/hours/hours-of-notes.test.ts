import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn } from '../copy-findings.ts';

/** A studio that is open Tuesday to Friday from 10 to 17 o'clock. */
function studio(): Facts {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const days = ['Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const hours = { week: [{ days, opens: '10:00', closes: '17:00' }] };
  const business = { ...site.business, hours } as typeof site.business;
  return { ...FACTS, hours: true, site: { ...site, business } };
}

const STUDIO = studio();

const OTHERWISE = 'facts/typed-hours: ';

/** The words about other hours in a page. */
function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, { facts: STUDIO, language, kind: 'page' }).flatMap((finding) =>
    finding.startsWith(OTHERWISE) ? [finding.slice(OTHERWISE.length)] : [],
  );
}

const note = (text: string) => ({ sections: [{ hours: { heading: 'The studio', note: text } }] });
const answer = (question: string, text: string) => ({ items: [{ question, answer: text }] });
const below = (heading: string, text: string) => ({
  text: { body: `Hello.\n\n## ${heading}\n\n${text}` },
});

describe('bare days and times in the note below the hours', () => {
  it.each([
    ['By appointment, Tuesday to Saturday from 10 to 5.'],
    ['Tuesday to Friday, 10 AM to 6 PM, by appointment.'],
    ['Only by appointment: Tuesday to Friday, 9 to 5.'],
    ['Tuesday to Saturday, 10 AM to 5 PM'],
    ['Tue–Sat 10–5'],
    ['Saturdays 10 to 2. We are closed on federal holidays.'],
    ['Nach Vereinbarung, Dienstag bis Samstag von 10 bis 17 Uhr.', 'de'],
    ['Dienstag bis Freitag 10 bis 18 Uhr, nach Vereinbarung.', 'de'],
    ['Di–Sa 10–18 Uhr', 'de'],
    ['Samstags 10 bis 14 Uhr. An Feiertagen ist geschlossen.', 'de'],
    ['Con cita previa, de martes a sábado de 10 a 17 h.', 'es'],
    ['De martes a viernes, de 10 a 18 h, con cita.', 'es'],
    ['De martes a sábado, de 10 a 17 h.', 'es'],
  ])('are told: %s', (text, language = 'en') => {
    expect(told(note(text), language)).toHaveLength(1);
  });

  it.each([
    // Whoever has an appointment may come at other times than those of the table.
    ['Saturdays 10 to 2, by appointment.'],
    ['By appointment, Tuesday to Friday from 6 to 8.'],
    ['Tuesday to Friday, 10 to 3, by appointment.'],
    ['Weddings take place Tuesday to Sunday, 10 to 11.'],
    ['Tuesday to Friday, 10 to 5'],
    ['In December: Tuesday to Saturday, 10 to 5.'],
    ['Deliveries. Tuesday to Saturday, 7 to 9.'],
    ['Samstags 10 bis 14 Uhr, nach Vereinbarung.', 'de'],
    ['Notdienst: Samstag bis Sonntag 10 bis 18 Uhr.', 'de'],
    ['Di–Fr 10–17', 'de'],
    ['Los sábados de 10 a 14, con cita.', 'es'],
    ['De martes a viernes de 10 a 17', 'es'],
  ])('are those of the table, or of something else: %s', (text, language = 'en') => {
    const other = told(note(text), language).filter((words) => /\p{L}{3}/u.test(words));
    expect(other).toEqual([]);
  });
});

describe('days and times in an answer', () => {
  it.each([
    [answer('When are you open?', 'From Tuesday to Saturday, 10 AM to 6 PM.')],
    [answer('What are your hours?', 'Tuesday to Saturday, 10 to 5.')],
    [below('Opening hours', 'Tuesday to Saturday, 10 to 5.')],
    [below('Where are you?', 'Stop by from Tuesday to Saturday, 10 to 5.')],
    [below('Where are you?', 'We are in the studio Tuesday to Saturday, 10 to 5.')],
    [answer('Wann haben Sie geöffnet?', 'Dienstag bis Samstag, 10 bis 17 Uhr.'), 'de'],
    [answer('¿Qué horario tienen?', 'De martes a sábado, de 10 a 17 h.'), 'es'],
  ])('are told below a question about hours: %o', (raw, language = 'en') => {
    expect(told(raw, language)).toHaveLength(1);
  });

  it.each([
    [answer('When do the groups meet?', 'Tuesday to Saturday, 10 to 5.')],
    [answer('When are your classes open?', 'Saturdays 10 to 2.')],
    [below('The market next door', 'Tuesday to Saturday, 8 to 2.')],
    [answer('Wann sind die Kurse?', 'Samstags 10 bis 14 Uhr.'), 'de'],
    [answer('¿Cuándo son los talleres?', 'Los sábados de 10 a 14.'), 'es'],
  ])('are of something else below another: %o', (raw, language = 'en') => {
    expect(told(raw, language).filter((words) => /\p{L}{3}/u.test(words))).toEqual([]);
  });
});
