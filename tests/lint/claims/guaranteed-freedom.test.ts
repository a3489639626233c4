import { expect, it } from 'vitest';
import { claimsOf } from '../../../cli/rules/words/claims/claimed.ts';

function claimed(language: string, text: string): string[] {
  return [...claimsOf(text, language)].map((span) => text.slice(...span));
}

it.for([
  ['en', 'We guarantee that the council will say yes.'],
  ['en', 'We guarantee the planners approve your loft.'],
  ['en', 'Your bank will agree to the loan, and we guarantee it.'],
  ['en', 'We promise that the court will rule in your favor.'],
  ['en', 'We guarantee that the consulate grants you an appointment.'],
  ['en', 'We guarantee that building control signs it off.'],
  ['de', 'Wir garantieren, dass die Stadt Ihren Anbau genehmigt.'],
  ['de', 'Das Bauamt stimmt garantiert zu.'],
  ['de', 'Ihre Bank sagt garantiert Ja.'],
  ['de', 'Wir versprechen, dass die Krankenkasse den Antrag bewilligt.'],
  ['es', 'Garantizamos que el ayuntamiento lo aprobará.'],
  ['es', 'Le aseguramos que el banco dirá que sí.'],
  ['es', 'Prometemos que el consulado te concede la cita.'],
] as const)('what an authority decides, in %s: %s', ([language, text]) => {
  expect(claimed(language, text)).toHaveLength(1);
});

it.for([
  ['en', 'Nobody can guarantee that the council will say yes.'],
  ['en', 'We promise to start once the council approves the plans.'],
  ['en', 'We guarantee the price until your bank agrees a date.'],
  ['en', 'We guarantee that the council gets complete drawings.'],
  ['en', 'We promise that the committee approves the wording before we print.'],
  ['en', 'We guarantee a quote within a day, and your insurer approves it or we revise it.'],
  ['de', 'Wir garantieren den Preis, bis die Bank zusagt.'],
  ['de', 'Dass das Bauamt zustimmt, garantieren wir nicht.'],
  ['de', 'Niemand kann garantieren, dass die Stadt den Anbau genehmigt.'],
  ['de', 'Wir garantieren, dass das Amt vollständige Unterlagen bekommt.'],
  ['es', 'No garantizamos que el ayuntamiento dé la licencia.'],
  ['es', 'Garantizamos el precio hasta que el banco concede el crédito.'],
] as const)('what waits for one, in %s: %s', ([language, text]) => {
  expect(claimed(language, text)).toEqual([]);
});

it.for([
  ['de', 'Mit unserem Test sind allergische Reaktionen garantiert ausgeschlossen.'],
  ['de', 'Wir garantieren, dass Sie keine Allergie bekommen.'],
  ['de', 'Garantiert ohne allergische Reaktion.'],
  ['de', 'Garantiert keine Nebenwirkungen.'],
  ['de', 'Die Behandlung ist garantiert nebenwirkungsfrei.'],
  ['de', 'Wir versprechen, dass keine Narben bleiben.'],
  ['de', 'Wir garantieren, dass Sie nicht allergisch reagieren.'],
  ['en', 'We guarantee no allergic reaction.'],
  ['en', 'We guarantee that you won’t have an allergic reaction.'],
  ['en', 'Guaranteed free of side effects.'],
  ['en', 'With our patch test, allergic reactions are guaranteed to be ruled out.'],
  ['en', 'We guarantee that you will never suffer a relapse.'],
  ['en', 'We guarantee no breakages.'],
  ['es', 'Garantizamos que no tendrás alergia.'],
  ['es', 'Tinte garantizado sin reacciones alérgicas.'],
  ['es', 'Garantizamos un tratamiento sin efectos secundarios.'],
  ['es', 'Le prometemos que no habrá ninguna recaída.'],
  ['en', 'We guarantee that your child never gets sick here.'],
  ['en', 'Your dog will never be hurt here, we guarantee it.'],
  ['de', 'Wir garantieren, dass Ihr Kind nie krank wird.'],
  ['es', 'Garantizamos que su hijo no se enfermará.'],
] as const)('freedom from harm, in %s: %s', ([language, text]) => {
  expect(claimed(language, text)).toHaveLength(1);
});

it.for([
  ['de', 'Niemand kann garantieren, dass keine Nebenwirkungen auftreten.'],
  ['de', 'Dass Sie keine Allergie bekommen, garantieren wir nicht.'],
  ['de', 'Allergische Reaktionen lassen sich nicht garantiert ausschließen.'],
  ['de', 'Der Kuchen kommt garantiert ohne Bruch an, sonst backen wir neu.'],
  ['de', 'Garantiert ohne Nüsse und ohne Zusatzstoffe.'],
  ['de', 'Wir garantieren keine Schmerzfreiheit.'],
  ['de', 'Einen Termin innerhalb eines Tages garantieren wir, wenn Sie Schmerzen haben.'],
  ['en', 'We cannot guarantee that you will have no reaction.'],
  ['en', 'Nobody can guarantee no side effects.'],
  ['en', 'We cannot guarantee that a child never gets sick.'],
  ['en', 'If your child gets sick, we call you, and promise to stay with them.'],
  ['en', 'We guarantee no breakages, or we pay for the glass.'],
  ['en', 'Allergic reactions cannot be ruled out, so the patch test comes first.'],
  ['en', 'A guaranteed slot for anybody in pain.'],
  ['en', 'Guaranteed fresh, no allergies forgotten: tell us at the table.'],
  ['en', 'We promise that no reaction of yours surprises us.'],
  ['es', 'No garantizamos que no haya alergia.'],
  ['es', 'Nadie puede garantizar que no habrá efectos secundarios.'],
  ['es', 'Plaza garantizada para quien llegue con dolor.'],
] as const)('no such promise, in %s: %s', ([language, text]) => {
  expect(claimed(language, text)).toEqual([]);
});
