import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const facts = factsWith({});
const week = { regular: { opens: '08:00', closes: '18:00' } };
const open = factsWith({
  business: {
    ...{ name: 'Halm', type: 'Electrician', phone: '+49 561 1234567' },
    ...{ address: { locality: 'Kassel', country: 'DE' }, hours: week },
  },
});

const of = (text: string, language: string) => findingsOf(text, { facts: open, language });

describe('what is there at any hour without anybody', () => {
  it.each([
    ['es', 'Buzón de llaves abierto las 24 horas junto al portón'],
    ['es', 'Hay un cajero en la esquina, abierto 24/7.'],
    ['es', 'Taquillas abiertas las 24 horas'],
    ['en', 'Key drop open 24 hours'],
    ['en', 'A drop box by the gate, open 24/7.'],
    ['en', 'The vending machine, open around the clock.'],
    ['en', 'Online booking open 24/7'],
    ['de', 'Schlüsselkasten rund um die Uhr geöffnet'],
    ['de', 'Der Blumenautomat am Tor, 24 Stunden geöffnet'],
  ])('is not the business (%s): %s', (language, text) => {
    expect(of(text, language)).toEqual([]);
  });

  it.each([
    ['es', 'Taller abierto las 24 horas'],
    ['es', 'Abierto las 24 horas, con buzón de llaves'],
    ['es', 'Estamos abiertos las 24 horas.'],
    ['en', 'Open 24 hours, with a key drop'],
    ['en', 'Our workshop is open 24/7.'],
    ['en', 'There is a drop box. Open 24 hours.'],
    ['de', 'Werkstatt rund um die Uhr geöffnet'],
    ['de', 'Rund um die Uhr geöffnet, mit Briefkasten'],
  ])('but the business is (%s): %s', (language, text) => {
    expect(of(text, language)).toEqual([expect.stringMatching(/^facts\/typed-hours/)]);
  });
});

describe('a brand of two foreign words that begins a Spanish sentence', () => {
  const spelling = (text: string) =>
    findingsOf(text, { facts, language: 'es' }).filter((found) => found.includes('spelling'));

  it('is no slip', () => {
    expect(spelling('Tarjetas, sí. American Express todavía no.')).toEqual([]);
  });

  it.each([
    ['Reparamso Volkswagen, Seat y todos los coches de la marca.', 'Reparamso'],
    ['Aceptmos Mastercard.', 'Aceptmos'],
    ['El taller es mexicnao y de familia.', 'mexicnao'],
  ])('but one before a brand is: %s', (text, slip) => {
    expect(spelling(text)).toEqual([`copy/spelling: ${slip}`]);
  });
});
