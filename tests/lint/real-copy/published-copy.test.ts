import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 28);

const body = (text: string, language: string) =>
  findingsOf(text, {
    language,
    at: 'prose.body',
    facts: factsIn(language, { ...FACTS, now: NOW }),
  });

describe('German words', () => {
  it.each([
    'Gegen Sofian Riggo und Esat Tunay gewann er knapp.',
    'Die Leitung:\n\n- Lene (Geige)\n- Line (Bass)',
    'Vorstand:\n\nIris Grothe',
    'Er spielt im Orchestre de Lyon und in zwei Chören.',
    'Das Verfahren kommt von Dr. Kenzo Kase aus Japan.',
    'Lieder zum Mits(w)ingen gibt es ab drei Uhr.',
    'Wir wünschen ¡Buen provecho! und einen schönen Abend.',
    'Der stellv. Vorsitzende liest den Bericht.',
    'Die neusten Bilder hängen im Flur.',
    'Was für ein Vormittag! Wir danken allen.',
    'Hier hatte der Bad Lindauer Läufer die Nase vorn.',
    'Wir treffen uns im Erdgeschoß.',
  ])('are right: %s', (text) => {
    expect(body(text, 'de')).toEqual([]);
  });

  it.each([
    ['Das ist eine Idee für ein Garten.', 'ein'],
    ['Der Vorstnad Lindau tagt im Mai.', 'Vorstnad'],
    ['Bei Famlie Huber gibt es Kuchen.', 'Famlie'],
    ['Angebote:\n\n- Beratnug (am Abend)', 'Beratnug'],
    ['Angebote:\n\n- Neue Kusre', 'Kusre'],
    ['Lieder zum Mitsingne gibt es ab drei Uhr.', 'Mitsingne'],
    ['Die neuestne Bilder hängen im Flur.', 'neuestne'],
    ['Der Schuß ist ein Teil des Tores.', 'Schuß'],
    ['Heute ist der Bad geschlossen.', 'der'],
  ])('are told: %s', (text, word) => {
    expect(body(text, 'de')).toContainEqual(`copy/spelling: ${word}`);
  });
});

describe('Spanish words', () => {
  it.each([
    'Terapia para mejorar la autoestima infanto-juvenil.',
    'C**ansancio** que no se va con dormir.',
    'Trata estos temas específica y sistemáticamente.',
    'Un plan que empodera a las familias.',
    'Mantenlo templado y sin prisa.',
    'Nuestro enólogo explica cada etapa del descube.',
  ])('are right: %s', (text) => {
    expect(body(text, 'es')).toEqual([]);
  });

  it.each([
    ['Un taller teorico-práctico para todos.', 'teorico'],
    ['Un temas para todos, y un taller.', 'temas'],
    ['Sufre **cansancoi** desde enero.', 'cansancoi'],
    ['La autoestiam del niño importa.', 'autoestiam'],
    ['Por favor, envia tu consulta hoy.', 'envia'],
  ])('are told: %s', (text, word) => {
    expect(body(text, 'es').join()).toContain(word);
  });
});

describe('marks', () => {
  it.each([
    ['Die »eigenen Inhalte« und die »Links« sind geprüft.', 'de'],
    ['Auch FLINTA*-Personen sind willkommen, und alle Frauen*.', 'de'],
    ['- Ana\n- Sima*\n- Jo\n\nIm Team sind Ana und Sima*.', 'de'],
    ['„Der Verein hat Mitglieder.\n\nSie zahlen im Mai.\n\nDann tagt er.“', 'de'],
    ['“Un asistente ayuda a vivir.\n\nLo paga la ciudad.”', 'es'],
    ['El plan se llama "Playa 2030", y es público.', 'es'],
    ['**Big Up! Murcia** vuelve en mayo.', 'es'],
  ])('are paired: %s', (text, language) => {
    expect(body(text, language)).toEqual([]);
  });

  it.each([
    ['Die eigenen Inhalte« sind geprüft.', 'de', '«'],
    ['Die »eigenen Inhalte sind geprüft.', 'de', '»'],
    ['Die »Links« und die eigenen Inhalte« sind geprüft.', 'de', '«'],
    ['Wir kommen pünktlich* zu Ihnen.', 'de', '*'],
    ['„Der Verein hat Mitglieder.\n\nSie zahlen im Mai.', 'de', '„'],
    ['Sie zahlen im Mai.“\n\nDann tagt der Verein.', 'de', '“'],
    ['Reserva ya! Te esperamos.', 'es', '!'],
    ['Llámanos Hoy! Te esperamos.', 'es', '!'],
  ])('are told alone: %s', (text, language, sign) => {
    expect(body(text, language)).toContainEqual(`copy/unpaired: ${sign}`);
  });

  it.each([
    ['Na klar! Wir machen keine Unterschiede und freuen uns auf alle!', 'de'],
    ['Was für ein Fest! Danke an das Team. Bis zum nächsten Jahr!', 'de'],
    ['Danke an alle (auch an der Theke!), an die Bäcker (ihr wart toll!) und an euch!', 'de'],
    ['Gefördert von der SIX SIS AG in Olten.', 'de'],
    ['Somos LABORATORIO MEDICAL CENTER C.A, en Mérida.', 'es'],
  ])('do not shout: %s', (text, language) => {
    expect(body(text, language)).toEqual([]);
  });

  it.each([
    ['Komm vorbei!! Wir freuen uns.', 'de'],
    ['Jetzt anrufen! Heute sparen!', 'de'],
    ['Komm! Wir feiern mit allen im Garten! Es gibt Kuchen für alle Kinder!', 'de'],
    ['HEUTE GIBT ES KUCHEN für alle.', 'de'],
    ['ALLES ÜBER UNSERE GÄRTEN im Mai.', 'de'],
    ['¡Llama ya! ¡Ahorra hoy!', 'es'],
    ['ATENCIÓN AL CLIENTE todo el día.', 'es'],
  ])('shout: %s', (text, language) => {
    expect(body(text, language).join()).toContain('copy/shouting');
  });
});

describe('dates', () => {
  it.each([
    ['Das Lager wurde vom 15. bis 21. Juli 2025 in den Bergen gefeiert.', 'de'],
    ['Vom 30. Juli bis zum 2. August 2026 wurde die Halle zum Treffpunkt.', 'de'],
    ['Der Kurs fand am Freitag, 6. Juni 2025, im Saal statt.', 'de'],
    ['Wir möchten uns für die Saison 2025 bei allen bedanken.', 'de'],
    ['El congreso celebrado en Lugo del 28 al 30 de mayo de 2025 fue un éxito.', 'es'],
  ])('of what has been are fine: %s', (text, language) => {
    expect(body(text, language)).toEqual([]);
  });

  it.each([
    ['Anmeldung bis 21. Juli 2026.', 'de'],
    ['Sie können sich bis zum 2. August 2026 anmelden.', 'de'],
    ['Der Kurs findet am Freitag, 5. Juni 2026, im Saal statt.', 'de'],
    ['Hier stehen die Preise 2024.', 'de'],
    ['Inscripción hasta el 30 de mayo de 2026.', 'es'],
  ])('of what is to come are told: %s', (text, language) => {
    expect(body(text, language).join()).toContain('copy/past-date');
  });
});

describe('sentences', () => {
  it.each([
    ['Der Ruderverein Lindau e.V. ist offen. Der Ruderverein Lindau e.V. hat ein Boot.', 'de'],
    [
      'Konzert am Montag. Der Eintritt ist frei.\n\nKonzert am Freitag. Der Eintritt ist frei.',
      'de',
    ],
    ['## Für Firmen\n\n- Licencias ambientales.\n\n## Granjas\n\n- Licencias ambientales.', 'es'],
    [
      'Viele Grüße. Bis bald im Boot\n\nMit freundlichen Grüßen aus dem Verein.\nLucia Steiner',
      'de',
    ],
    ['**Ana Ruiz Vela** Médica. Salud del Mar. Palma de Mallorca', 'es'],
    ['"Me gusta el final. Y el ritmo."\nCarlos Boyero: Diario El País', 'es'],
    ['**Género:** Drama. Cine independiente. Estados Unidos', 'es'],
  ])('are neither repeated nor broken off: %s', (text, language) => {
    expect(body(text, language).filter((told) => !told.endsWith('Boot'))).toEqual([]);
  });

  it.each([
    ['Wir rudern auf dem See. Das Boot liegt am Ufer', 'de', 'copy/unfinished: Ufer'],
    ['Remamos en el lago. La barca está en la orilla', 'es', 'copy/unfinished: orilla'],
    ['Llámenos hoy. Atendemos en Palma y en Inca', 'es', 'copy/unfinished: Inca'],
    [
      'Wir kommen gern zu Ihnen. Es ist warm. Wir kommen gern zu Ihnen.',
      'de',
      'copy/repeated: Wir kommen gern zu Ihnen.',
    ],
    [
      'Im Sommer lernt jeder bei uns auf dem See das Rudern.\n\nIm Sommer lernt jeder bei uns auf dem See das Rudern.',
      'de',
      'copy/repeated: Im Sommer lernt jeder bei uns auf dem See das Rudern.',
    ],
  ])('are told: %s', (text, language, told) => {
    expect(body(text, language)).toContainEqual(told);
  });
});

describe('other things', () => {
  it.each([
    ['„It is nice to have people around and to do something fun“ – L. B.', 'de'],
    [
      '1. Zaraa I, Hawilo A, Mokni M. The treatment of nails and the review of what is known of it. Dermatol J 2013.',
      'es',
    ],
    [
      '- Hitchcock, Mark. The End: An Overview of what is to come for all of us. Wheaton, 2012.',
      'es',
    ],
    ['Prueba de TBC/NO TBC en sangre.', 'es'],
    ['Torterías del rumbo piden un panqué de nata.', 'es'],
    ['De niña vendía empanadas en el atrio. Dos pesos la pieza.', 'es'],
    ['Estudiamos los ejes X e Y y dibujamos una línea.', 'es'],
    ['Conoció a los líderes de otras bandas en la cárcel.', 'es'],
    ['Los futuros líderes estudian con nosotros.', 'es'],
    ['Envió el libro con los cuentos galardonados.', 'es'],
    ['Lugo es el mejor pueblo de la Sierra para vivir.', 'es'],
    ['El lago crea un escenario natural incomparable.', 'es'],
    ['Der Wagen des Kestrel Roofings steht im Hof.', 'de'],
    ['Bankverbindung: IBAN CH72 0076 1595 3351 7200 5.', 'de'],
    ['Hay un accésit con una aportación económica de 300 €.', 'es'],
  ])('are fine: %s', (text, language) => {
    expect(body(text, language)).toEqual([]);
  });

  it.each([
    ['It is nice to have people around and to do something fun.', 'de', 'copy/language'],
    ['Hora: TBC', 'es', 'copy/placeholder'],
    ['Trabajamos con con cuidado.', 'es', 'copy/doubled-word'],
    ['Somos líderes en el sector de la limpieza.', 'es', 'law/unproven-claim'],
    ['Somos el líder del mercado.', 'es', 'law/unproven-claim'],
    ['Somos una empresa galardonada.', 'es', 'law/unproven-claim'],
    ['Un servicio incomparable para su casa.', 'es', 'law/unproven-claim'],
    ['Llame al +34 952 06 14 37.', 'es', 'facts/typed-phone'],
    ['Wir von Kestrol Roofing kommen gern.', 'de', 'facts/typed-name'],
    ['Fragen Sie Kestrel Roofings nach dem Preis.', 'de', 'facts/typed-name'],
    ['Vendemos empanadas en el atrio por dos euros la pieza.', 'es', 'facts/typed-amount'],
    ['La visita cuesta 300 €.', 'es', 'facts/typed-amount'],
  ])('are told: %s', (text, language, rule) => {
    expect(body(text, language).join()).toContain(rule);
  });
});
