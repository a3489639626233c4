import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const of = (text: string, language: string, only: string) =>
  findingsOf(text, { language, at: 'prose.body', only });

describe('a mark without its partner', () => {
  it.each([
    ['| Name | Owner |\n| --- | --- |\n| _ga | Google |\n| wp_logged_in_ | own |', 'en'],
    ['- _fbp\n- session_', 'en'],
    ['- _gid\n', 'es'],
    ['Say this at night:\n\n"Dear lake, I greet you.\n\nBring calm.\n\nThank you." 🙏', 'en'],
  ])('may stand alone: %s', (text, language) => {
    expect(of(text, language, 'copy/unpaired')).toEqual([]);
  });
  it.each([
    ['We _never close.', 'en', '_'],
    ['- Bring _good boots', 'en', '_'],
    ['She said, "Come in.', 'en', '"'],
  ])('is told: %s', (text, language, mark) => {
    expect(of(text, language, 'copy/unpaired')).toEqual([`copy/unpaired: ${mark}`]);
  });
});

describe('a word that stands twice', () => {
  it.each([
    ['Es un honor tener la obra de De la Rosa en la sala.', 'es'],
    ['¿Cuánto cuesta el servicio de limpiezas de Limpiezas Duero?', 'es'],
    ['He lives near the The Rusty Anchor, a pub.', 'en'],
  ])('is a name: %s', (text, language) => {
    expect(of(text, language, 'copy/doubled-word')).toEqual([]);
  });
  it.each([
    ['We sweep the the chimney.', 'en', 'the the'],
    ['La obra de de la sala.', 'es', 'de de'],
    ['Es el precio de limpiezas de limpiezas.', 'es', 'de limpiezas de limpiezas'],
    ['Das ist für die Die Kinder.', 'de', 'die Die'],
  ])('is told: %s', (text, language, words) => {
    expect(of(text, language, 'copy/doubled-word')).toEqual([`copy/doubled-word: ${words}`]);
  });
});

describe('a note to oneself', () => {
  it.each(['El club mete mano en TODO y así va.', 'Lo hacemos con TODO nuestro cariño.'])(
    'is no Spanish word in capitals: %s',
    (text) => {
      expect(of(text, 'es', 'copy/placeholder')).toEqual([]);
    },
  );
  it.each(['TODO: añadir el precio.', 'El precio es (TODO).', 'TODO revisar'])(
    'is told: %s',
    (text) => {
      expect(of(text, 'es', 'copy/placeholder')).not.toEqual([]);
    },
  );
});

describe('a dash without its space', () => {
  it.each([
    ['_He told the man to rise and walk._\n\n-Luke 5:17-25, NIV', 'en'],
    ['„Wer singt, betet doppelt.“\n\n-Augustinus', 'de'],
    ['Fees are without tax. See notes # and ##', 'en'],
  ])('is no entry: %s', (text, language) => {
    expect(of(text, language, 'copy/markdown')).toEqual([]);
  });
  it.each([
    ['Bring these:\n\n-Boots and coats', 'en', '-'],
    ['We walk at dawn.\n\n-Boots and coats\n\n-Bread', 'en', '-'],
    ['Text. ## Prices', 'en', '##'],
  ])('is told: %s', (text, language, mark) => {
    expect(of(text, language, 'copy/markdown')).toContainEqual(`copy/markdown: ${mark}`);
  });
});

describe('an entry that stands twice', () => {
  it.each([
    ['Gewählt werden:\n\n1. Vorsitzende*r\n2. Vorsitzende*r\n3. Kassenwart*in', 'de'],
    ['Es spielen:\n\n1. Mannschaft\n2. Mannschaft', 'de'],
    ['Prizes:\n\n1. $100\n2. $50\n3. $25\n4. $25', 'en'],
    ['Please send:\n\n- Individuals:\n- Name\n- Email\n- Businesses:\n- Logo\n- Email', 'en'],
  ])('has its number or its group: %s', (text, language) => {
    expect(of(text, language, 'copy/repeated')).toEqual([]);
  });
  it.each([
    ['So geht es:\n\n1. Termin buchen\n2. Termin buchen\n3. Kommen', 'de', 'Termin buchen'],
    ['Bring boots. We bring bread.\n\n- Warm boots\n- Bread\n- Warm boots', 'en', 'Warm boots'],
    ['- Prices:\n- $25 for a whole day\n- $25 for a whole day', 'en', '$25 for a whole day'],
  ])('is told: %s', (text, language, words) => {
    expect(of(text, language, 'copy/repeated')).toEqual([`copy/repeated: ${words}`]);
  });
});
