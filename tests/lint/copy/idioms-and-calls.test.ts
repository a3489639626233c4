import { expect, it } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

it.each([
  ['en', 'Lessons aboard Patience | Newport, OR'],
  ['en', 'Go after work, for an hour, just because'],
  ['en', 'Why? Because'],
  ['en', 'We open at noon, just because.'],
  ['de', 'Ein Ja ohne Wenn und Aber'],
  ['en', 'Photographs of every side, a hammer tap here and there.'],
  ['en', 'The cold tap here is the one in the yard.'],
  ['en', 'Tut tut, said the vet, and took the sock out.'],
  ['en', 'White on white on white is hard to print.'],
  ['en', 'Stir and stir, row row row, and mind the tide.'],
  ['en', 'We know whose turn it is is up to the dog.'],
  ['es', 'El ta ta ta ta de la Quinta se oye en la calle.'],
  ['en', 'The organist said: “Out! Out! The bats are in.”'],
  ['en', 'PLEASE DO NOT FEED THE CAT is written on the door.'],
  ['en', 'Over the altar are the words HOLY HOLY HOLY LORD.'],
  ['es', 'PROHIBIDO CANTAR MAL Y ESCUPIR, reza el azulejo.'],
  ['en', 'Typesetters fill a page with lorem ipsum, which is Cicero with holes.'],
  ['es', 'El cartel dice TODO A CIEN y es de 1994.'],
  ['en', 'Your photo here? Only if you finish the pie.'],
  ['en', 'Our number one customer is a goat.'],
  ['en', 'They came home with a number one album.'],
  ['en', 'The county’s best hope in 1911 was a left-hander.'],
  ['en', 'Aunt Hilda was unbeatable at cards, and the unbeatable view was hers.'],
  ['es', 'El gallo funciona mejor que cualquier despertador.'],
  ['es', 'Hay unas vistas panorámicas inmejorables.'],
  ['es', 'El número uno de la quiniela es una equis.'],
  ['es', 'La receta de mi abuela nunca falla si hay fuego.'],
  ['de', 'Die Nummer eins in Omas Kochbuch ist Grießbrei.'],
  ['en', 'Look no further than the hook by the back door.'],
  ['en', 'A knife is only as good as its cutting edge.'],
  ['en', 'The ferry ran until 12 May 1974.'],
  ['en', 'The opening of the shop took place on February 13, 2015.'],
  ['es', 'El horno funcionó hasta el 3 de mayo de 2019.'],
  ['es', 'El sábado 3 de junio bajó tanta agua que se llevó el puente.'],
  ['en', 'Lefty loosey is what your grandfather said.'],
  ['es', 'Una cuenta atrás hasta el siguiente clinc.'],
  ['es', 'Lo encontramos, in extremis, en el último bar.'],
  [
    'es',
    'Herria mendi eta basoz inguratuta dago, eta bide berdea zeharkatzen du naturaz gozatzeko.',
  ],
])('what is said on purpose in %s is not told: "%s"', (language, text) => {
  expect(findingsOf(text, { language })).toEqual([]);
});

it.each([
  ['en', 'Bring a lunch or', 'copy/unfinished: or'],
  ['en', 'We close the pool on Monday because', 'copy/unfinished: because'],
  ['en', 'CALL NOW OR', 'copy/shouting: CALL NOW OR', 'copy/unfinished: OR'],
  ['de', 'Wir kommen gern, aber', 'copy/unfinished: aber'],
  ['en', 'To see prices, tap here.', 'copy/link-words: tap here'],
  ['en', 'Just tap here and you are there.', 'copy/link-words: tap here'],
  ['en', 'We we are open all summer.', 'copy/doubled-word: We we'],
  ['en', 'You come with us with us to the lake.', 'copy/doubled-word: with us with us'],
  ['en', 'We paint the fence the fence on Monday.', 'copy/doubled-word: the fence the fence'],
  ['es', 'Pintamos las vallas las vallas en mayo.', 'copy/doubled-word: las vallas las vallas'],
  ['en', 'We paint the the fence.', 'copy/doubled-word: the the'],
  ['es', 'Y la la mayoría se queda.', 'copy/doubled-word: la la'],
  ['en', 'Come in! We are open!', 'copy/shouting: ! We are open!'],
  ['en', 'CALL US TODAY FOR MORE about roofs.', 'copy/shouting: CALL US TODAY FOR MORE'],
  ['en', 'Our services: lorem ipsum', 'copy/placeholder: lorem ipsum'],
  ['en', 'Text of the page with lorem ipsum dolor.', 'copy/placeholder: lorem ipsum dolor'],
  ['es', 'TODO revisar los precios', 'copy/placeholder: TODO'],
  ['en', 'Your photo here', 'copy/placeholder: Your photo here'],
  ['en', 'We are the number one team.', 'law/unproven-claim: the number one'],
  ['en', 'Your number one choice for roofs', 'law/unproven-claim: Your number one'],
  ['en', 'The number one dental clinic of the county.', 'law/unproven-claim: The number one'],
  ['en', 'Our roofs are rated number one in Ohio.', 'law/unproven-claim: rated number one'],
  ['en', 'Unbeatable prices on every roof.', 'law/unproven-claim: Unbeatable'],
  [
    'es',
    'Limpiamos mejor que cualquier otra empresa.',
    'law/unproven-claim: mejor que cualquier otra',
  ],
  [
    'es',
    'Trabajamos mejor que cualquier taller.',
    'law/unproven-claim: mejor que cualquier taller',
  ],
  ['es', 'Arreglamos tejados mejor que nadie.', 'law/unproven-claim: mejor que nadie'],
  ['es', 'Calidad inmejorable en cada tejado.', 'law/unproven-claim: inmejorable'],
  ['es', 'Somos el número uno.', 'law/unproven-claim: Somos el número uno'],
  ['es', 'Nuestro método nunca falla.', 'law/unproven-claim: Nuestro método nunca falla'],
  ['de', 'Wir sind die Nummer eins in Kassel.', 'law/unproven-claim: die Nummer eins'],
  ['en', 'Look no further than our team.', 'copy/filler: Look no further'],
  ['en', 'We offer cutting-edge care.', 'copy/filler: cutting-edge'],
  ['en', 'The sale runs until May 3, 2024.', 'copy/past-date: May 3, 2024'],
  ['es', 'La oferta acaba el 3 de mayo de 2024.', 'copy/past-date: 3 de mayo de 2024'],
  ['en', 'The bolt is somehow loosse.', 'copy/spelling: loosse'],
  ['es', 'Al contrario de lo que esperabamos, hubo sitio.', 'copy/spelling: esperabamos'],
])('a fault of the same kind in %s is told: "%s"', (language, text, ...told) => {
  expect(findingsOf(text, { language })).toEqual(told);
});

const POLITE = ['Pregunte en el taller.', 'Llame antes de venir.', 'Usted elige la ruta.'];
const stray = (texts: readonly string[]) =>
  findingsIn(
    {
      questions: { items: texts.map((answer, index) => ({ question: `¿Y lo ${index}?`, answer })) },
    },
    { language: 'es' },
  );

it('a preposition and a clause after que speak to nobody', () => {
  expect(
    stray(['Te toca organizar a ti.', 'Entre alojamientos, sí.', 'Quien pida, que pida ya.']),
  ).toEqual([]);
});

it('a friend among strangers is told', () => {
  expect(stray([...POLITE, 'Te toca organizar a ti.'])).toEqual(['copy/form-of-address: Te']);
});

it('a star that belongs to a grade has no partner', () => {
  const told = (body: string) => findingsOf(body, { at: 'prose.body' });
  expect(told('The mill is a Grade II* listed building.')).toEqual([]);
  expect(told('The mill is very old* and damp.')).toEqual(['copy/unpaired: *']);
});
