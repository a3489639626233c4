import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { mayBeOfWeek, otherWeek } from '../../../cli/rules/words/hours/whole-weeks.ts';
import { FACTS } from '../copy-findings.ts';

/** The facts of a business that is open on these days. */
function openOn(...days: string[]): Facts {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const { regular: _, week: __, ...others } = site.business.hours ?? {};
  const hours = { ...others, week: [{ days, opens: '09:00', closes: '17:00' }] };
  const business = { ...site.business, hours } as typeof site.business;
  return { ...FACTS, hours: true, site: { ...site, business } };
}

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The words of a text that contradict the hours, if any do. */
function contradicted(text: string, facts: Facts): string | undefined {
  const found = otherWeek(text, facts);
  expect(found === undefined || mayBeOfWeek(text)).toBe(true);
  return found && text.slice(...found.span);
}

describe('statements about the whole week contradict opening hours', () => {
  it.each([
    ['We are open seven days a week.', 'We are open seven days a week'],
    ['Good to know: open 7 days a week', 'open 7 days a week'],
    ['Our office is open every day of the week.', 'Our office is open every day of the week'],
    ["We're open on weekends, too", "We're open on weekends"],
    ['Abrimos todos los días de la semana', 'Abrimos todos los días de la semana'],
    ['Estamos abiertos los fines de semana', 'Estamos abiertos los fines de semana'],
    ['Wir haben sieben Tage die Woche geöffnet', 'Wir haben sieben Tage die Woche geöffnet'],
    ['Am Wochenende haben wir auch geöffnet', 'Am Wochenende haben wir auch geöffnet'],
    ['Wir haben am Wochenende geöffnet', 'Wir haben am Wochenende geöffnet'],
  ])('closed at weekends: %s', (text, said) => {
    expect(contradicted(text, openOn(...WORKDAYS))).toBe(said);
    expect(contradicted(text, openOn(...WORKDAYS, 'Saturday', 'Sunday'))).toBeUndefined();
  });

  it.each([
    ['We are closed on weekends.', 'We are closed on weekends'],
    ['Weekends, we are closed', 'Weekends, we are closed'],
    ['Cerramos los fines de semana', 'Cerramos los fines de semana'],
    ['Am Wochenende geschlossen', 'Am Wochenende geschlossen'],
    ['Am Wochenende bleibt bei uns geschlossen', 'Am Wochenende bleibt bei uns geschlossen'],
  ])('open on Saturdays: %s', (text, said) => {
    expect(contradicted(text, openOn(...WORKDAYS, 'Saturday'))).toBe(said);
    expect(contradicted(text, openOn(...WORKDAYS))).toBeUndefined();
  });

  it.each([
    'The phone is answered seven days a week',
    'The pharmacy next door is open on weekends',
    'In December we are open seven days a week',
    'We are open on weekends by appointment',
    'The county office is closed on weekends',
    'A lesson every day of the week is too much',
    'El juzgado cierra los fines de semana',
    'Las farmacias abren todos los días',
    'Wir arbeiten sieben Tage die Woche an der Orgel',
    'Das Museum hat am Wochenende geöffnet',
    'The parking garage: open 24 hours, seven days a week',
    'We open our weekends to volunteers',
  ])('nothing is said of the business: %s', (text) => {
    for (const facts of [openOn(...WORKDAYS), openOn(...WORKDAYS, 'Saturday')])
      expect(contradicted(text, facts)).toBeUndefined();
  });
});
