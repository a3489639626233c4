import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  plazos: { mesesBanco: 60 },
  terms: { bankMonths: 60 },
  fristen: { bankMonate: 60 },
});

function told(title: string, body: string, language: string): string[] {
  const raw = { name: 'Pagar', seo: { title }, prose: { body } };
  return findingsIn(raw, {
    language,
    facts: factsIn(language, FACTS),
    only: 'facts/contradiction',
  });
}

const EXAMPLES: Readonly<Record<string, string>> = {
  es: 'Pagar 2.660 € de tres maneras: un ejemplo resuelto',
  en: 'Three ways to pay: a worked example',
  de: 'Drei Wege zu zahlen: ein Rechenbeispiel',
};

describe('a time on a page that is an example', () => {
  it.each([
    ['es', '## Tercera manera: 24 meses con el banco\n\nPepa no toca sus ahorros.'],
    ['es', 'Pepa paga en 24 meses con un banco.'],
    ['en', 'Ann pays with 24 months at the bank.'],
    ['de', 'Anna zahlt der Bank 24 Monate lang.'],
  ])('is chosen by its customer, %s: %s', (language, body) => {
    expect(told(EXAMPLES[language] ?? '', body, language)).toEqual([]);
  });

  it.each([
    ['es', 'Con el banco son hasta 48 meses.'],
    ['es', 'Trabajamos con un banco: son 48 meses.'],
    ['en', 'With our bank it is 48 months.'],
    ['de', 'Bei der Bank sind es höchstens 48 Monate.'],
  ])('is told where it holds for everybody, %s: %s', (language, body) => {
    expect(told(EXAMPLES[language] ?? '', body, language)).toHaveLength(1);
  });

  it('is told on any other page', () => {
    expect(told('Tres maneras de pagar', 'Pague en 24 meses con un banco.', 'es')).toHaveLength(1);
  });
});
