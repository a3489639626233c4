import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

const told = (text: string, language = 'en') =>
  findingsOf(text, { language, kind: 'page', at: 'text.body', only: 'facts/typed-' }).filter(
    (found) => /^facts\/typed-(?:phone|email)/.test(found),
  );

describe('a number or an address with a request before it', () => {
  it.each([
    ['en', '- **County:** Email records@pinecounty.net or call (432) 555-0188'],
    ['en', '**How do I reach the sheriff at night?**\nBy calling (432) 555-0188.'],
    ['en', '## The building department\n\nCall (432) 555-0188, and follow the prompts.'],
    ['en', 'For a leak in the street, the gas company comes: call (432) 555-0188.'],
    ['en', '1. **Your insurer:** Call (432) 555-0188 with the number of your policy.'],
    ['de', '## Das Bauamt\n\nRufen Sie an: 0711 2104240.'],
    ['de', '- **Landkreis:** Schreiben Sie an auskunft@kreis-tannau.example.'],
    ['de', 'Bei Rohrbruch kommen die Stadtwerke: Telefonisch unter 0711 2104240.'],
    ['es', '## El ayuntamiento\n\nLlame al 952 06 14 37.'],
    ['es', '- **Provincia:** Escriba a registro@dipuvalle.example.'],
    ['es', '**¿Y si ya ha llamado la aseguradora?**\nEscriba a partes@seguroslima.example.'],
  ])('is that of the body that is named above or before it (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', '## The building department\n\nCall us at (432) 555-0188.'],
    ['en', '## Roofs of the county\n\nCall (432) 555-0188.'],
    ['en', 'Before you call the police, call (432) 555-0188.'],
    ['en', '- **Office:** Email roofs.kestrel@gmail.com or call (432) 555-0188'],
    ['de', '## Dächer im Landkreis\n\nRufen Sie an: 0711 2104240.'],
    ['de', 'Insgesamt gilt: Rufen Sie an: 0711 2104240.'],
    ['es', '## Tejados de la provincia\n\nLlame al 952 06 14 37.'],
  ])('is told below what is no body, or if it is asked of us (%s): %s', (language, text) => {
    expect(told(text, language)).not.toEqual([]);
  });

  it('is that of somebody on a page with the numbers of many, unless it is nearly ours or asked of us', () => {
    const list = 'Hill Home: (432) 555-0151\n\nLake Home: (432) 555-0162\n\n';
    expect(told(`${list}A ride is booked a day before. Call (432) 555-0188.`)).toEqual([]);
    expect(told(`${list}Call us at (432) 555-0188.`)).toHaveLength(1);
    expect(told(`${list}Call (806) 555-0118.`)).toHaveLength(1);
    expect(told(`${list}Phone: (432) 555-0188.`)).toHaveLength(1);
    expect(told('A ride is booked a day before. Call (432) 555-0188.')).toHaveLength(1);
  });
});

describe('an address below a name', () => {
  it.each([
    ['en', 'Treasurer: Ada Marsh\n\nslates77@aol.com\n\nChair: Tom Reed\n\nreedhouse@aol.com'],
    [
      'de',
      'Kassierin Ute Brandl\n\n07257 4299\n\nbergfink@web.de\n\nBeisitzer: Jo Falk\n\njf3@gmx.de',
    ],
    ['es', 'Tesorera: Ana Prieto\n\ncierzo77@gmail.com\n\nVocal: Luis Cano\n\nlunero@gmail.com'],
  ])('of a board is that of its officer (%s)', (language, text) => {
    expect(told(text, language).filter((found) => /email/.test(found))).toEqual([]);
  });

  it.each([
    ['en', 'Kestrel Roofing\n\nslates77@aol.com\n\nThe yard\n\nreedhouse@aol.com'],
    ['de', 'Kassierin Ute Brandl\n\nbergfink@web.de'],
    ['de', 'Vorsitz: Ute Brandl\n\nE-Mail: bergfink@web.de\n\nE-Mail: alt@gmx.de'],
  ])('is told where no list of a board is (%s): %s', (language, text) => {
    expect(told(text, language)).not.toEqual([]);
  });

  it('that shows how those of all members are made is nobody’s', () => {
    expect(told('- firstname.lastname@roofclub.example as your address')).toEqual([]);
    expect(told('- vorname.name@dachverein.example als Adresse', 'de')).toEqual([]);
    expect(told('- oldoffice@roofclub.example as our address')).toHaveLength(1);
  });
});

describe('an address on a domain with letters of its language', () => {
  const withEmail = (email: string) =>
    createFacts(
      SCHEMA.parse({
        site: { url: 'https://b.example', name: 'Bär', title: 'Bär', description: 'Bär.' },
        business: {
          name: 'Bär',
          type: 'Bakery',
          phone: '+49 561 1234567',
          email,
          address: { locality: 'Kassel', country: 'DE' },
        },
      }),
      SCHEMA,
    );

  it.each([
    ['post@xn--brenbrot-0za.example', 'post@bärenbrot.example'],
    ['post@bärenbrot.example', 'post@xn--brenbrot-0za.example'],
  ])('is that of the configuration in either form: %s, %s', (fact, written) => {
    const email = { facts: withEmail(fact), language: 'de', only: 'facts/typed-email' };
    const text = `Das Formular geht an ${written} im Haus.`;
    expect(findingsOf(text, email)).toEqual([`facts/typed-email: ${written}`]);
  });
});
