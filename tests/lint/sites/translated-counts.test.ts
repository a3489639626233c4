import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

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

const alone = async (english: string, spanish: string) =>
  (await differing([english], [spanish])).map((told) => told.replace(/^[^:]*: /, ''));

it.each([
  ['The train costs $45.', 'El tren cuesta $40.', '40 is 45'],
  ['It gets dark at 7:30 pm.', 'Anochece a las 18:30 h.', '18:30 h is 7:30 pm'],
  ['Since 1974.', 'Desde 1978.', '1978 is 1974'],
  ['Pay 25% down.', 'Pague el 30 % de señal.', '30 is 25'],
  ['It weighs 1,200.', 'Pesa 1.300.', '1.300 is 1,200'],
  ['Bring forms 4 and 7.', 'Traiga los impresos 4 y 8.', '8 is 7'],
  ['On June 14, 2031.', 'El 15 de junio de 2031.', '15 is 14'],
  ['Up to 12 guests (from 6).', 'Hasta 14 invitados (desde 6).', '14 is 12'],
  ['A rate of 7.5 percent.', 'Una tasa del 8,5 por ciento.', '8,5 is 7.5'],
  ['Answers within 4 h.', 'Respuesta en 5 h.', '5 h is 4 h'],
])('"%s" against "%s" is told', async (english, spanish, told) => {
  expect(await alone(english, spanish)).toEqual([`${told} in the original`]);
});

it.each([
  ['It costs $1,250.50.', 'Cuesta 1.250,50 $.'],
  ['Open until 5 pm.', 'Abierto hasta las 17:00 h.'],
  ['From 9 to 5.', 'De 9 a 17.'],
  ['In the 1990s.', 'En los años 90.'],
  ['Ready in 7 days.', 'Listo en 8 días.'],
  ['Call (806) 555-0117, all week.', 'Llame al +1 806 555 0117, toda la semana.'],
  ['It is 6 feet wide.', 'Mide 2 metros de ancho.'],
  ['Within 60 minutes.', 'En 1 hora.'],
  ['Around the clock, 24/7.', 'Las 24 horas.'],
  ['Two of 10 know it.', 'Dos de cada 10 lo saben.'],
  ['Emergency: $30, 55 minutes.', 'Urgencia: {fees.minimum}, {response.emergencyMinutes} minutos.'],
  ['Dial 911.', 'Marque el 911.'],
  ['All of it from {fees.minimum}.', 'Los dos por {response.emergencyMinutes}.'],
])('"%s" and "%s" are right', async (english, spanish) => {
  expect(await alone(english, spanish)).toEqual([]);
});

it('a list whose every time is another is of another day', async () => {
  const day = (...times: string[]) => times.map((time) => `At ${time}, the bell.`);
  expect(await differing(day('11:40', '12:10', '12:45'), day('1:40', '2:15', '2:50'))).toEqual([]);
  expect(await differing(day('11:40', '12:10'), day('11:40', '12:20'))).toHaveLength(1);
});

it('numbers that have moved to another text are fine', async () => {
  expect(
    await differing(['Box 12 is blue.', 'Box 15 is red.'], ['La caja 15 es roja.', 'La 12, azul.']),
  ).toEqual([]);
});

it.each([
  [
    'Those tips settle eight repairs in ten. Call us for the tenth.',
    'Con eso se arreglan ocho de cada diez reparaciones.',
  ],
  ['Three lamps of twelve go out at once.', 'De doce lámparas, tres se apagan enseguida.'],
])(
  'two numbers that both texts say are the same in another order: %s',
  async (english, spanish) => {
    expect(await alone(english, spanish)).toEqual([]);
  },
);

it.each([
  [
    'Those tips settle eight repairs in ten.',
    'Con eso se arreglan nueve reparaciones de cada diez.',
    'nueve is eight',
  ],
  ['They settle eight repairs, ten at most.', 'Se arreglan nueve reparaciones.', 'nueve is eight'],
])('but not where only one of them does: %s', async (english, spanish, told) => {
  expect(await alone(english, spanish)).toEqual([`${told} in the original`]);
});

it('each version counts what it lists itself', async () => {
  const site = new DataSite({ languages: ['en', 'es'], ...FACTS });
  const listed = (heading: string, count: number) => ({
    ...PLAIN,
    note: { heading, body: 'Ok.' },
    failure: Array.from({ length: count }, (_, at) => `Case ${'abcdefghi'[at]}.`),
  });
  const lint = async (spanish: string, count: number) => {
    site.write('landings/mortgages.yaml', listed('Nine bills', 9));
    site.write('landings/hipotecas.yaml', {
      ...listed(spanish, count),
      ...{ language: 'es', translationOf: 'mortgages' },
    });
    return (await site.lint()).filter(({ rule }) => rule === 'facts/translation').length;
  };
  expect(await lint('Siete cuentas', 7)).toBe(0);
  expect(await lint('Siete cuentas', 9)).toBe(1);
  expect(await lint('Seis cuentas', 7)).toBe(1);
});
