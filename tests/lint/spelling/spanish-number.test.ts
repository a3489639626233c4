import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string) =>
  confusedWords(text, 'es', false).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['Estamos a unos centro de la plaza.', 'centro > centros'],
  ['Vamos a los centro del barrio.', 'centro > centros'],
  ['Abrimos las puerta rápido.', 'puerta > puertas'],
  ['Unos perro ladran.', 'perro > perros'],
  ['Hay muchas cosa que contar.', 'cosa > cosas'],
  ['Copiamos todas nuestras llave.', 'llave > llaves'],
  ['Se arreglan los jardín del barrio.', 'jardín > jardines'],
  ['Sus factura llegan por correo.', 'factura > facturas'],
  ['Vienen varios técnico.', 'técnico > técnicos'],
  ['Para los cliente de siempre hay precio.', 'cliente > clientes'],
  ['Los pintor trabajan.', 'pintor > pintores'],
  ['Se recetan los antibiótico de siempre.', 'antibiótico > antibióticos'],
  ['Este coches, de momento, no anda.', 'coches > coche'],
  ['Su llaves se copian.', 'llaves > llave'],
  ['Cada clientes es un mundo.', 'clientes > cliente'],
  ['El cerrajeros de guardia atiende.', 'cerrajeros > cerrajero'],
  ['Las llaves antigua se cambian.', 'antigua > antiguas'],
  ['Los gatos mayor de ocho años vienen.', 'mayor > mayores'],
  ['Los muebles grande se desmontan.', 'grande > grandes'],
  ['Hay varios modelos disponible en la tienda.', 'disponible > disponibles'],
  ['La cerradura antiguas se cambia.', 'antiguas > antigua'],
  ['Ponemos las piedra en el patio.', 'piedra > piedras'],
  ['Llegan con los ladrillo del muro.', 'ladrillo > ladrillos'],
  ['Sirven tazas de los chocolate de Oaxaca.', 'chocolate > chocolates'],
] as const)('%s', ([text, found]) => {
  expect(mayConfuse(`\n${text}`, 'es')).toBe(true);
  expect(meant(text)).toEqual([found]);
});

it.for([
  'Las lleva mi padre y nos los trae el cartero; se las cobra aparte.',
  'Los martes las limpia Ana. Quien los busca los encuentra. Cuando las pida, los cuida.',
  'Las poda en invierno, las riega, los peina, las cura, las plancha, las planta en otoño.',
  'Los sirve fríos, las fríe, los hierve, los pule, los lee, los adquiere, los envía, los emite.',
  'Para que los haga, las ponga y las tenga. Los hacía mi abuela, los llevaba, los cambiaría.',
  'Algunos puede que lleguen tarde. Estos debe pagarlos usted. Muchos sabe Dios.',
  'Un guardabosques, un portafolios, un gracias, un antes y un después, un manos libres.',
  'El microondas, un paño multiusos y un manitas.',
  'Unos contra otros, los bien pagados, los medio llenos, las todo incluido, los naranja.',
  'Unos veintidós, unas cuarenta, a las diez, los diez días, los cien mejores, las clase A.',
  'Cada dos semanas, cada tres meses, el lunes, este jueves, su crisis, una tesis, un análisis.',
  'Los lunes nuevo horario. La mayoría nuevos. Las puertas de la casa antiguas se cambian.',
  'Dónde se encienden las antiniebla y para qué están los antirrobo. Los todoterreno pagan más.',
  'Salí con las chocolate. Quedan tres de los mostaza, y las marfil son más caras que las vino.',
  'Escogió los ladrillo para la sala y los azules para el baño.',
  'A los clientes nueva mercancía les llega. Los tomos nueva y antigua. Las paredes verde oliva.',
] as const)('%s, right', (text) => {
  expect(meant(text)).toEqual([]);
});
