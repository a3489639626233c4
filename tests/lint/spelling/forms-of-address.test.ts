import { describe, expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const POLITE: Readonly<Record<string, readonly string[]>> = {
  es: ['Pregunte en el taller.', 'Llame antes de venir.', 'Usted elige la ruta.'],
  de: ['Wir kommen zu Ihnen.', 'Melden Sie sich, wenn Sie mögen.', 'Das bringen Sie mit.'],
};
const FRIENDLY: readonly string[] = [
  'Tú pones la hora.',
  'Tienes dos días para pensarlo.',
  'Llámanos cuando quieras.',
  'Y si prefieres, escríbenos.',
];

function stray(language: string, texts: readonly string[]): string[] {
  return findingsIn(
    {
      questions: { items: texts.map((answer, index) => ({ question: `¿Y lo ${index}?`, answer })) },
    },
    { language },
  );
}

describe('a text to a friend among texts to strangers', () => {
  it.each([
    ['es', 'Tú pones la hora y la puerta.', 'Tú'],
    ['es', 'Tú nos cuentas y le hacemos unas preguntas.', 'Tú'],
    ['es', 'Llámanos y salimos.', 'Llámanos'],
    ['es', 'Escríbenos con la hora.', 'Escríbenos'],
    ['es', 'Si quieres, empezamos hoy.', 'quieres'],
    ['es', 'Puedes pagar con tarjeta.', 'Puedes'],
    ['es', 'Dinos qué hora conviene.', 'Dinos'],
    ['es', 'Tráelo y lo miramos juntos.', 'Tráelo'],
    ['es', 'Léelo completo antes de venir.', 'Léelo'],
    ['es', 'El recibo viene aparte, guárdalo.', 'guárdalo'],
    ['es', 'Danos la hora y el lugar.', 'Danos'],
    ['de', 'Ruf uns an, bevor es regnet.', 'Ruf uns'],
    ['de', 'Komm einfach vorbei.', 'Komm einfach'],
    ['de', 'Hier kannst parken.', 'kannst'],
    ['de', 'Bring alle Schlüssel auf einmal mit', 'Bring'],
    ['de', 'Es regnet. Nimm den Schirm mit.', 'Nimm'],
    ['de', 'Reserviere jetzt einen Platz!', 'Reserviere'],
    ['de', 'Vergiss nicht die Karte.', 'Vergiss'],
  ])('is told (%s): %s', (language, text, word) => {
    expect(stray(language, [...(POLITE[language] ?? []), text])).toEqual([
      `copy/form-of-address: ${word}`,
    ]);
  });

  it.each([
    ['es', 'Dinos y fósiles en la segunda sala.'],
    ['es', 'El tubo puede medir dos metros.'],
    ['es', 'Los clientes pueden pagar con tarjeta.'],
    ['es', 'La pieza dice «tú y yo» en la tapa.'],
    ['es', 'Créame, conviene.'],
    ['es', 'Léalo completo y corríjalo.'],
    ['es', 'Óvalos, pétalos y rábanos de mazapán.'],
    ['es', 'Sábanas, órganos, escándalos, plátanos.'],
    ['es', 'Un atún, dos tesis y tres tíos.'],
    ['es', 'El cliente dijo: Puedes contar con ellos.'],
    ['de', 'Der Ruf uns nahestehender Betriebe ist gut.'],
    ['de', 'Kommen darf, wer mag.'],
    ['de', 'Kunst und Dunst am Herd.'],
    ['de', 'Unsere Kundin sagte: Kommt einfach vorbei.'],
  ])('is not seen in (%s): %s', (language, text) => {
    const told = stray(language, [...(POLITE[language] ?? []), text]);
    expect(told.filter((finding) => finding.startsWith('copy/form'))).toEqual([]);
  });

  it('is not seen where several speak to friends', () => {
    expect(stray('es', [...(POLITE.es ?? []), ...FRIENDLY.slice(0, 3)])).toEqual([]);
  });
});

it('imperatives at the start of sentences tell that a page speaks to strangers', () => {
  const steps = ['Revise el papel.', 'Firme en la última línea.', 'Lleve su copia.'];
  expect(stray('es', [...steps, 'Busca tu título original.'])).toEqual([
    'copy/form-of-address: tu',
  ]);
  const told = ['Que firme el dueño.', 'Cuando lleve su copia, llama.', 'Busca tu título.'];
  expect(stray('es', told).filter((found) => found.startsWith('copy/form'))).toEqual([]);
});

it('a text to a stranger is told among texts that name no "tú"', () => {
  expect(stray('es', [...FRIENDLY, 'Díganos dónde.'])).toEqual(['copy/form-of-address: Díganos']);
});
