import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { typedEntries } from '../../../cli/lint/code/source-entries.ts';
import { FACTS, factsWith } from '../copy-findings.ts';

/** What is told in a module, in which `§` is the dollar sign of a template. */
function toldIn(written: string, facts = FACTS): string[] {
  const source = written.replaceAll('§', '$');
  const body = parseAst(source, { lang: 'tsx' }).body;
  const told = [...typedEntries(body, { file: 'pages/a/A.tsx', source }, facts)];
  return told.map(({ rule, line, column, endColumn }) => {
    const words = source.split('\n')[line - 1]?.slice(column - 1, (endColumn ?? 0) - 1);
    return `${rule}: ${words}`;
  });
}

describe('a price among those of the configuration', () => {
  it.each([
    "const rows = [['Inspection', usd(fees.inspection)], ['Each foot of gutter', '$6.50']];",
    "const rows = [['Inspection', `from §{usd(site.fees.inspection)}`], ['Each foot of gutter', '$6.50']];",
    "const rows = [{ name: 'Inspection', price: usd(fees.inspection) }, { name: 'Gutter, by the foot', price: '$6.50' }];",
    'const A = () => <ul><Fee of="Inspection" sum={usd(fees.inspection)} /><Fee of="Gutter, each foot" sum=\'$6.50\' /></ul>;',
  ])('is told if no fee has it: %s', (source) => {
    expect(toldIn(source)).toEqual(["facts/typed-amount: '$6.50'"]);
  });

  it('is told in a cell of a table', () => {
    const source =
      'const A = () => <tbody><tr><th>Inspection</th><td>{usd(fees.inspection)}</td></tr><tr><th>Each foot of gutter</th><td>$6.50</td></tr></tbody>;';
    expect(toldIn(source)).toEqual(['facts/typed-amount: $6.50']);
  });

  it('is told in German and Spanish', () => {
    const german = factsWith({ fees: { anfahrt: 60, notdienst: 120 } });
    const source =
      "const rows = [['Die Anfahrt in der Stadt', euro(fees.anfahrt)], ['Der Notdienst in der Nacht', '110 €']];";
    expect(toldIn(source, german)).toEqual(["facts/typed-amount: '110 €'"]);
    const spanish = factsWith({ fees: { visita: 60, urgencia: 120 } });
    const other =
      "const rows = [['La visita en la ciudad', euro(fees.visita)], ['La urgencia por la noche', '110 €']];";
    expect(toldIn(other, spanish)).toEqual(["facts/typed-amount: '110 €'"]);
  });

  it.each([
    "const rows = [['Inspection', usd(fees.inspection)], ['Permit of the county', '$35']];",
    "const rows = [['Inspection', usd(fees.inspection)], ['A copper hook from the hardware store', '$12']];",
    "const rows = [['Inspection', usd(fees.inspection)], ['Looking from the street', 'free']];",
    "const rows = [['Each foot of gutter in 1998', '$2.50'], ['Each foot of gutter in 2008', '$3.50']];",
    "const rows = [['Inspection', usd(fees.inspection)], ['A foot of gutter', usd(fees.gutterFoot)]];",
  ])('stays: %s', (source) => {
    expect(toldIn(source)).toEqual([]);
  });
});

describe('a share among figures of the configuration', () => {
  it.each([
    "const f = ({ figures }) => [{ figure: figures.roofs, title: 'roofs laid' }, { figure: '97%', title: 'of all roofs on time' }];",
    "const f = [{ value: site.figures.roofs, label: 'roofs laid' }, { value: '97%', label: 'done on time' }];",
  ])('is told if its fact is another: %s', (source) => {
    expect(toldIn(source)).toEqual(["facts/contradiction: '97%'"]);
  });

  it.each([
    "const f = [{ figure: figures.roofs, title: 'roofs laid' }, { figure: '100%', title: 'of our nails are copper' }];",
    "const f = [{ figure: figures.roofs, title: 'roofs laid' }, { figure: '24/7', title: 'at the phone' }];",
    "const f = [{ figure: figures.roofs, title: 'roofs laid' }, { figure: '3 steps', title: 'to a dry attic' }];",
    "const f = [{ figure: '97%', title: 'done on time' }];",
  ])('stays: %s', (source) => {
    expect(toldIn(source)).toEqual([]);
  });
});
