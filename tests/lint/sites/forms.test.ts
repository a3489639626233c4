import { beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { DataSite } from '../../support/data-site.ts';

/** A page with two forms; each faulty line names the rule that is to be told of it, in the order of columns. */
const PAGE = `name: Angebot
type: main
description: Ein Angebot.
seo: { title: "Ein Angebot von {business.name}", description: "Fragen Sie nach einem Angebot, wir rechnen und antworten noch am selben Tag." }
sections:
  - title: { heading: Angebot }
  - form: rueckruf
  - form: ruckruf # form/unknown
  - popup: { heading: Warten, text: Noch eine Frage., form: rueckuf } # form/unknown
  - form:
      endpoint: anfrage # form/endpoint
      after: { page: /nirgends, message: Danke. } # form/after links/dead
      steps: # form/steps
        - { heading: Eins, fields: [what, wat] } # form/steps
        - { heading: Zwei, fields: [what] } # form/steps
      fields:
        - { name: what, type: text, label: { de: Was?, fr: Quoi? }, lines: 4 } # shape/unknown-key
        - { name: what, type: text, label: Noch einmal } # form/field-name
        - { name: submit, type: text, label: Senden } # form/field-name
        - { name: kind, type: choice, label: Art } # form/field
        - { name: size, type: choice, label: Art, options: [A, A] } # form/field
        - { name: rooms, type: number, label: Zimmer, min: 20, max: 2 } # form/field
        - { name: parts, type: choices, label: Teile, options: [A, B], min: 3 } # form/field
        - { name: day, type: date, label: Tag, min: morgen } # form/field
        - { name: idle, type: email, label: Adresse, lines: 4 } # form/field
        - { name: code, type: text, label: PLZ, pattern: '(\\\\d+)+', patternMessage: Ziffern. } # form/pattern
        - { name: code2, type: text, label: PLZ, pattern: '[0-9', patternMessage: Ziffern. } # form/pattern
        - { name: code3, type: text, label: PLZ, pattern: '[0-9]' } # form/pattern
        - { name: consent, type: consent } # form/field
        - { name: hidden, type: hidden } # form/field
        - { name: price, type: text, label: "Mehr als {fees.visit}?" } # facts/unknown
`.replaceAll('\\\\', '\\');

const CONFIG = `forms:
  rueckruf:
    fields:
      - { name: email, type: email, label: { de: Adresse, en: Address } } # shape/unknown-key
      - { name: email, type: text, label: Noch einmal } # form/field-name
    endpoint: "ftp://example.com" # form/endpoint
    after: { downloadLabel: Preise } # form/after form/after
`;

/** What is written behind the faulty lines: `12 form/field`. */
function expected(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      (/ # (.*)$/.exec(line)?.[1] ?? '').split(' ').map((rule) => rule && `${index + 1} ${rule}`),
    )
    .filter(Boolean);
}

const told = (found: readonly Diagnostic[], file: string) =>
  found
    // Many labels are the same on purpose.
    .filter((one) => one.file.endsWith(file) && one.rule !== 'copy/repeated')
    .map(({ line, rule }) => `${line} ${rule}`);

describe('forms that are wrong', () => {
  const site = new DataSite();
  let inPage: Diagnostic[];

  beforeAll(async () => {
    const email = { name: 'email', type: 'email', label: 'Adresse' };
    site.configure({
      integrations: { endpoints: { anfragen: 'https://example.com/in' } },
      forms: { rueckruf: { fields: [email] } },
    });
    site.write('pages/angebot/page.yaml', PAGE);
    inPage = await site.lint();
  });

  test('are told fault by fault, each at its line, in one run', () => {
    expect(told(inPage, 'angebot/page.yaml')).toEqual(expected(PAGE));
  });

  test('are told at the column of the fault', () => {
    const columns = (rule: string) =>
      inPage
        .filter((one) => one.rule === rule)
        .map(({ line, column, endColumn }) =>
          PAGE.split('\n')[line - 1]?.slice(column - 1, endColumn - 1),
        );
    expect(columns('form/unknown')).toEqual(['ruckruf', 'rueckuf']);
    expect(columns('form/endpoint')).toEqual(['anfrage']);
    expect(columns('form/field-name')).toEqual(['what', 'submit']);
    expect(columns('form/pattern')).toEqual(["'(\\d+)+'", expect.stringMatching(/9$/), 'pattern']);
  });

  test('are told of a file of the configuration that is not there', async () => {
    const other = new DataSite();
    const form = { fields: [{ name: 'email', type: 'email', label: 'Adresse' }] };
    other.configure({ forms: { rueckruf: { ...form, after: { download: 'preise.pdf' } } } });
    const found = (await other.lint()).filter(({ severity }) => severity === 'error');
    const lines = other.text('site.config.yaml').split('\n');
    expect(found.map(({ rule, line }) => [rule, lines[line - 1]?.trim()])).toEqual([
      ['download/missing', 'download: preise.pdf'],
    ]);
    other.write('media/preise.pdf', '%PDF-1.7 Preise');
    expect((await other.lint()).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('are told in the configuration as well', async () => {
    const config = site.text('site.config.yaml').replace(/\nforms:[\s\S]*$/, '\n');
    site.write('site.config.yaml', config + CONFIG);
    const start = config.split('\n').length - 1;
    const found = (await site.lint()).filter(({ severity }) => severity === 'error');
    const lines = expected(CONFIG).map((entry) => entry.replace(/^\d+/, (n) => `${+n + start}`));
    expect(told(found, 'site.config.yaml')).toEqual(lines);
  });
});
