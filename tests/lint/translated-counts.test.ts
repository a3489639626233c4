import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

const PLAIN = parse(
  readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8'),
) as object;

const FACTS = { response: { emergencyMinutes: 55 }, fees: { minimum: '$30' } };

/** A plan of three steps that begins with these texts. */
const plan = (texts: readonly string[]) => ({
  plan: [...texts, 'Ok.', 'Ok.']
    .slice(0, 3)
    .map((description, at) => ({ number: at + 1, title: 'Ok', description })),
});

/** Where a number in a translation differs from the original, as line and the start of the message. */
async function differing(
  english: readonly string[],
  spanish: readonly string[],
  config: object = {},
): Promise<string[]> {
  const site = new DataSite({ languages: ['en', 'es'], ...FACTS, ...config });
  site.write('landings/mortgages.yaml', { ...PLAIN, ...plan(english) });
  site.write('landings/hipotecas.yaml', {
    ...{ ...PLAIN, language: 'es', translationOf: 'mortgages' },
    ...plan(spanish),
  });
  return (await site.lint()).flatMap(({ file, rule, message }) =>
    rule === 'facts/translation' ? [`${file}: ${message.replace(/ \(.*/, '')}`] : [],
  );
}

it('a number that a translation says differently is told', async () => {
  expect(
    await differing(
      ['We answer within two hours, Sundays included.', 'It takes 40 minutes.'],
      ['Respondemos en tres horas, también los domingos.', 'Dura 40 minutos.'],
    ),
  ).toEqual(['landings/hipotecas.yaml: tres is two in the original']);
  expect(
    await differing(['Bring 3 witnesses and 2 papers.'], ['Traiga 4 testigos y 2 documentos.']),
  ).toEqual(['landings/hipotecas.yaml: 4 is 3 in the original']);
});

it('a number typed in a translation is compared with the fact that the original refers to', async () => {
  expect(
    await differing(['We keep copies for {copies.weeks} weeks.'], ['Guardamos copias 9 semanas.'], {
      copies: { weeks: 6 },
    }),
  ).toEqual(['landings/hipotecas.yaml: 9 is 6 in the original']);
});

it('other units, another order and what one language leaves out are fine', async () => {
  expect(await differing(['We drive 20 miles.'], ['Viajamos 32 kilómetros.'])).toEqual([]);
  expect(
    await differing(
      ['It takes 40 minutes.', 'Bring 3 papers.'],
      ['Traiga 3 documentos.', 'Dura 40 minutos.'],
    ),
  ).toEqual([]);
  expect(
    await differing(
      ['It takes 40 minutes, in 2 rooms.', 'It is quick.'],
      ['Dura poco, en 3 salas.', 'Es rápido.'],
    ),
  ).toEqual([]);
});
