import { describe, expect, it } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

/** What is told of the language of texts. */
function told(found: readonly string[]): string[] {
  return found
    .filter((finding) => finding.startsWith('copy/language'))
    .map((finding) => finding.slice('copy/language: '.length));
}

describe('a sentence of a few words in another language', () => {
  it.each([
    ['es', 'Hi, I need a mobile notary at my house.', 'Hi, I need a mobile notary at my house.'],
    ['es', 'Hello, I have a question about my roof.', 'Hello, I have a question about my roof.'],
    ['de', 'Hello, I need somebody at my house.', 'Hello, I need somebody at my house.'],
    ['en', 'Hola, necesito un techo para mi casa.', 'Hola, necesito un techo para mi casa.'],
    ['de', 'Hola, tengo una pregunta sobre mi techo.', 'Hola, tengo una pregunta sobre mi techo.'],
    [
      'en',
      'Guten Tag, ich habe eine Frage zu meinem Dach.',
      'Guten Tag, ich habe eine Frage zu meinem Dach.',
    ],
    [
      'de',
      'Unsere Werkstatt ist groß. Please call us before you come. Wir sind da.',
      'Please call us before you come.',
    ],
    [
      'de',
      'Die Reparatur dauert drei Tage. You can wait in our café. Dann rufen wir an.',
      'You can wait in our café.',
    ],
    [
      'de',
      'Wir reparieren alles. Each repair comes with a written warranty. Rufen Sie an.',
      'Each repair comes with a written warranty.',
    ],
    [
      'de',
      'Die Reparatur dauert drei Tage. Estamos a su disposición en todo momento.',
      'Estamos a su disposición en todo momento.',
    ],
    [
      'de',
      'Der Hof ist offen. There is free parking behind the house.',
      'There is free parking behind the house.',
    ],
    [
      'es',
      'El taller abre pronto. We are closed on public holidays. Llame antes.',
      'We are closed on public holidays.',
    ],
    [
      'es',
      'El taller abre pronto. Bitte rufen Sie vorher an. Llame antes.',
      'Bitte rufen Sie vorher an.',
    ],
    ['es', 'Trabajamos en casa. We bring our own tools. No ensuciamos.', 'We bring our own tools.'],
    [
      'en',
      'We open early. Llámenos antes de venir. The shop is by the river.',
      'Llámenos antes de venir.',
    ],
    [
      'en',
      'We open early. Rufen Sie uns vorher bitte an. The shop is by the river.',
      'Rufen Sie uns vorher bitte an.',
    ],
    [
      'en',
      'We open early. El estacionamiento es gratis para los clientes.',
      'El estacionamiento es gratis para los clientes.',
    ],
    ['en', 'Yes. Puede pagar con tarjeta o en efectivo.', 'Puede pagar con tarjeta o en efectivo.'],
    ['en', 'Yes. Wir nehmen auch Kartenzahlung an.', 'Wir nehmen auch Kartenzahlung an.'],
    [
      'en',
      'Todas las reparaciones tienen garantía por escrito. We mean it.',
      'Todas las reparaciones tienen garantía por escrito.',
    ],
  ])('is told at its place (%s): %s', (language, text, sentence) => {
    expect(told(findingsOf(text, { language }))).toEqual([sentence]);
  });

  it('is told once, in a paragraph of a body and in an answer', () => {
    const body =
      '## Ablauf\n\nWir holen das Rad ab.\nWe check the brakes for free. Dann rufen wir an.\n\nDas war alles.';
    const answer = 'Ja, das geht. Just bring it to us. Wir sind da. You can wait here with us.';
    const found = findingsIn(
      { prose: { body }, faq: { items: [{ question: 'Geht das heute noch?', answer }] } },
      { language: 'de', kind: 'page' },
    );
    expect(told(found)).toEqual(['We check the brakes for free.', 'Just bring it to us.']);
  });
});

describe('words of another language that belong in a text', () => {
  it.each([
    ['de', 'Unser Motto: „We love what we do.“ Das meinen wir ernst.'],
    ['de', '„We love what we do.“'],
    ['es', 'En la boda suena “I want to hold your hand” y más.'],
    ['es', 'Tocamos My Way. Después se baila.'],
    ['de', 'Wir spielen auch My Way. I Will Always Love You ist dabei.'],
    ['en', 'Our mi casa room seats forty. Necesito is the first word we teach.'],
    ['de', 'Wir arbeiten nach dem Prinzip Fix it right the first time. Das spart Geld.'],
    ['de', 'For the sake of it haben wir alles gemessen.'],
    ['de', 'Just do it. Das gilt auch hier.'],
    ['de', 'The show must go on. Das gilt auch hier.'],
    ['de', 'Der Kurs heißt English for You and Me. Er beginnt im Mai.'],
    ['de', 'Das Buch heißt The Old Man and the Sea. Es ist schön.'],
    ['de', 'Bei uns gilt: We care about your bike. Das ist alles.'],
    ['de', 'Wir nutzen Software as a Service. Das läuft gut.'],
    ['de', 'Der Film I Am Not Your Negro läuft am Montag. Eintritt frei.'],
    ['en', 'Try the Pulpo a la gallega con pimentón de la Vera. It sells out early.'],
    ['en', 'The kitchen opens at noon. Paella de verduras con alioli. We take cards.'],
    ['en', 'We teach at the Calle de la Cruz, near the Plaza Mayor. Ring the bell.'],
    ['en', 'The office moved. Avenida de la Constitución, piso segundo. Ring the bell.'],
    ['en', 'Ask for Dr. Ruiz de la Prada y Soto. She is in on Mondays.'],
    ['en', 'We love the song Eres tú la única que quiero. It is old.'],
    ['en', 'Say it with us: Mi casa es su casa. We mean it.'],
    ['en', 'Hablamos español. Call us any time.'],
    ['en', 'Se habla español. Call us any time.'],
    ['en', 'The course ends with a song. Ci vediamo lunedì?'],
    ['es', 'El curso «English for the Real World» empieza en mayo. Hay plazas.'],
    ['es', 'La obra se llama What the Butler Saw. Hay dos funciones.'],
    ['es', 'Trabajamos con el método Learning by Doing. Es divertido.'],
    ['es', 'El lema es sencillo: You are what you eat. Lo creemos.'],
    ['es', 'El horario es de lunes a viernes. Wir sprechen auch Deutsch. Llame.'],
  ])('are fine (%s): %s', (language, text) => {
    expect(told(findingsOf(text, { language }))).toEqual([]);
  });

  it('are a card, a heading or an answer that says which language it is', () => {
    const card = { title: 'En español', text: 'Le atendemos todos los días. Llame cuando quiera.' };
    const answer = 'Yes. Puede llamar cuando quiera, y le atendemos.';
    const body =
      'We open early.\n\n## En español\n\nLe atendemos todos los días. Llame cuando quiera.';
    const raw = {
      cards: [card],
      faq: { items: [{ question: 'Do you speak Spanish?', answer }] },
      prose: { body },
    };
    expect(told(findingsIn(raw, { kind: 'page' }))).toEqual([]);
  });

  it('are a question on a page that teaches the language', () => {
    const raw = {
      intro: { text: 'We teach Spanish.' },
      note: { text: 'It begins so. ¿Cómo está usted hoy?' },
    };
    expect(told(findingsIn(raw, { kind: 'page' }))).toEqual([]);
  });
});
