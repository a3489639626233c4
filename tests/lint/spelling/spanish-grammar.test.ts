import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string) =>
  confusedWords(text, 'es', false).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['Miramos el casa de usted.', 'el > la'],
  ['El instalación dura un día.', 'El > La'],
  ['Tenemos la problema resuelta hoy.', 'la > el'],
  ['Pida una presupuesto hoy.', 'una > un'],
  ['Pintamos los paredes.', 'los > las'],
  ['Estos son los precio de hoy.', 'precio > precios'],
  ['Todas las instalación quedan limpias.', 'instalación > instalaciones'],
  ['Le damos una visita gratuito.', 'gratuito > gratuita'],
  ['Reciba un presupuesto cerrada.', 'cerrada > cerrado'],
  ['Llámenos, haber si podemos ir.', 'haber > a ver'],
  ['El grifo se a roto.', 'a > ha'],
  ['Hoy vamos ha pintar.', 'ha > a'],
  ['Servimos ha domicilio.', 'ha > a'],
  ['No ahí problema.', 'ahí > hay'],
  ['Aquí ay que esperar.', 'ay > hay'],
  ['Si pasa por hay, entre.', 'hay > ahí'],
  ['Hecha un vistazo.', 'Hecha > Echa'],
  ['Mi padre tubo que cerrar.', 'tubo > tuvo'],
  ['Aquí tu eres el jefe.', 'tu > tú'],
  ['Eso no es para mi.', 'mi > mí'],
  ['Llegó Juan, y el tiene la llave.', 'el > él'],
  ['Aún no se si llueve.', 'se > sé'],
  ['Claro que si.', 'si > sí'],
  ['¿Como funciona la reserva?', 'Como > Cómo'],
  ['¿Cuanto cuesta?', 'Cuanto > Cuánto'],
  ['¿Donde están?', 'Donde > Dónde'],
  ['Nosotros hace pan.', 'hace > hacemos'],
  ['Nuestros precios es fijos.', 'es > son'],
] as const)('%s', ([text, found]) => {
  expect(mayConfuse(text, 'es')).toBe(true);
  expect(meant(text)).toEqual([found]);
});

it.for([
  'El agua, el arma, la mano, el día, el aula y el área. La trabajo a mano, la visita y la pago.',
  'Los reformas tú, los pintas y los visitas. Para que los fusiones, no las rebajes.',
  'El precio de la visita incluido, en la casa nuevo suelo, un equipo de limpieza completo.',
  'Vamos a ver si hay sitio. Por haber sido cliente. Ahí que cada uno decida. De ahí que venga.',
  'Se hace a mano, se ha hecho, le ha dado. Ha sido así. Va a domicilio y ha partido.',
  'Ahí mismo, por ahí, hay muchos. ¡Ay, qué bien! Hay un tubo que cambiar y el tubo que ve.',
  'Tu casa, tu reserva y tu visita. Mi perro es para mi hermana. No se sabe. Se dice que si llueve.',
  'El que es, y el mejor. Él tiene. Como se ve, ¿cómo es? ¿Que no tiene tiempo?',
  'Con nosotros es fácil. Entre nosotros hace años. Los precios es lo que más preguntan.',
  'Las 24 horas, los lunes, las Clase A. ¿Cuando llueve, entra agua? ¿Quien viene, come?',
] as const)('%s, right', (text) => {
  expect(meant(text).filter((found) => !text.includes('El es de') || found !== 'El > Él')).toEqual(
    [],
  );
});
