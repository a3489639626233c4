import { describe, expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const told = (language: string, ...paragraphs: string[]) =>
  findingsIn({ text: { paragraphs } }, { language, only: 'copy/spelling' });

describe('what no list has and nobody has mistyped', () => {
  it.each([
    ['en', 'The library has a shelf of read alouds for every class.'],
    ['en', 'The tissue forms resolvins and protectins within a day.'],
    ['en', 'We are sooo glad that the roof is on.'],
    ['en', 'If the trip has made you want to see more then you may like the evening tour.'],
    ['de', 'Zu den Themen gehören Perfektionismus und Schlaf.'],
    ['de', 'Was du beginnest, das führe zu Ende.'],
    ['de', 'Im Lied sind es die bittren Tränen.'],
    ['de', 'Alle andern kommen erst im Januar wieder.'],
    ['de', 'Am Ende steht die Prüfung (diplôme d’études pratiques, niveau moyen).'],
    ['de', 'In der jeweils einen Woche sind die Gäste hier, in der anderen dort.'],
    ['de', 'Das Haus ist offen für queere Paare.'],
    ['de', 'Danach folgt die sonografische Untersuchung.'],
    ['de', 'Die Kindschaft ist in diesem Gesetz geregelt.'],
    ['de', 'Gespielt haben Walter Kuhl, Heinrich Berhausen, Ernst Moll und Karl Fehn.'],
    ['de', 'Ich heiße Macha und backe das Brot.'],
    ['de', 'Wir treffen uns in der Pizzeria da Franca am Markt.'],
    ['de', 'Helfen Sie mit einen Brunnen im Dorf zu bauen.'],
    ['de', 'Der Kreis ist ein fester Teil unseres Vormittags.'],
    ['de', 'Im Winter geht die Gruppe boßeln, und Boßeln ist Pflicht.'],
    ['de', 'Des wor e scheene Zeit, un mir hawwe nit gschlofe, weil ebbes loss wor uff de Gass.'],
    ['es', 'Que la vida los bendiga y los acompañe.'],
    ['es', 'La mala suerte los persiga o no, aquí los esperamos.'],
    ['es', 'Prometió la obra y luego se desdijo.'],
    ['es', 'Firmaron la directora e Inês Tavares Dias Pinto.'],
    ['es', 'Estudió en Italia (Collegio dei Docenti, Odontoiatria, Padova).'],
    ['es', 'El circuito (sistem. cerrado) lleva glicol.'],
    ['es', 'Aquí todxs aprendemos, así que ven tranquilx.'],
    ['es', '- **datr** - Caducidad: dos años - Función: medir las visitas'],
    ['es', 'Las copias se guardan en los data center de la empresa.'],
    ['es', 'Por la noche abre la putería de la novela.'],
    ['es', 'Queremos que nuestras clientes salgan contentas.'],
  ])('is fine: %s: %s', (language, text) => {
    expect(told(language, text)).toEqual([]);
  });

  it.each([
    ['Der Wanderweg führt durchs Appenzeller Land.', 'Appenzellerland im Herbst'],
    ['So kann der Körper Haltung und Kraft gewinnen.', 'Die Körperhaltung zählt.'],
  ])('two words are no compound that was taken apart: %s', (...paragraphs) => {
    expect(told('de', ...paragraphs)).toEqual([]);
  });

  it.each([
    ['en', 'We learned it from the agreeement of last year.', 'agreeement'],
    ['en', 'The guests and protectons came by bus.', 'protectons'],
    ['en', 'The new roof costs more then you think.', 'then'],
    ['de', 'Die Zustimmmung der Eltern liegt vor.', 'Zustimmmung'],
    ['de', 'Wir helfen mit einen Kredit der Bank.', 'einen'],
    ['de', 'Wir bleiben einen Woche im Haus.', 'einen'],
    ['de', 'Geöffnet ist immer Vormittags.', 'Vormittags'],
    ['de', 'Der Verein bietet viele Verantaltungen (Chor, Tanz und Theater).', 'Verantaltungen'],
    ['de', 'Danke für eure Freundschft.', 'Freundschft'],
    ['es', 'Van a clase en las mañana de invierno.', 'mañana'],
    ['es', 'La informacion y la atencion son gratis.', 'informacion'],
    ['es', 'Nuestras clientes satisfechos lo cuentan.', 'Nuestras'],
    ['es', 'Por la mañana se abrio el taller.', 'abrio'],
    ['es', 'Los dias de fiesta cerramos.', 'dias'],
  ])('a slip is told all the same: %s: %s', (language, text, word) => {
    expect(told(language, text)).toContain(`copy/spelling: ${word}`);
  });

  it('the chorus leader’s course is told where the page has it in one word', () => {
    expect(told('de', 'Das Chorleiter Seminar beginnt.', 'Zum Chorleiterseminar')).toEqual([
      'copy/spelling: Chorleiter Seminar',
    ]);
  });

  it('a word is marked where it stands, not in one that begins like it', () => {
    expect(told('es', 'El precio se esta estabilizando.')).toEqual(['copy/spelling: esta']);
  });
});
