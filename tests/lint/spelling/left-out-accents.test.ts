import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const told = (text: string) => findingsOf(text, { language: 'es' });

const facts = factsIn(
  'es',
  factsWith({
    redirects: [{ from: '/titulo-de-vehiculo', to: '/precios' }],
    navigation: {
      header: [{ label: { es: 'Casa Sarasola', de: 'Haus', en: 'House' }, href: '/sarasola' }],
    },
  }),
);

describe('a word that an address has without its accent', () => {
  it('is told in a text', () => {
    const raw = { note: { text: 'Si el vehiculo tiene menos de diez años, apunte las millas.' } };
    expect(findingsIn(raw, { language: 'es', facts })).toEqual(['copy/spelling: vehiculo']);
  });

  it('is told as often as a page has it', () => {
    const texts = ['El vehiculo está fuera.', 'Traiga el vehiculo.', 'Mire el vehiculo.'];
    const raw = { points: { items: texts.map((text) => ({ text })) } };
    expect(findingsIn(raw, { language: 'es', facts })).toEqual(
      texts.map(() => 'copy/spelling: vehiculo'),
    );
  });

  it('is a name if a label has it, too', () => {
    const raw = { note: { text: 'En la sidra de sarasola no hay azúcar.' } };
    expect(findingsIn(raw, { language: 'es', facts })).toEqual([]);
  });
});

describe('a Spanish accent that is left out', () => {
  it.each([
    ['Nuestro notario esta disponible los domingos.', 'esta'],
    ['La oficina esta cerrada los lunes.', 'esta'],
    ['Usted esta en buenas manos.', 'esta'],
    ['El documento esta listo para firmar.', 'esta'],
    ['Todo esta incluido en el precio.', 'esta'],
    ['El taller ya esta abierto.', 'esta'],
    ['Esta cerrado los domingos.', 'Esta'],
    ['Ya esta disponible en la tienda.', 'esta'],
    ['El papel esta muy arrugado.', 'esta'],
    ['No pudo venir por causa de una decision de última hora.', 'decision'],
    ['Pida la version en español.', 'version'],
    ['Llevamos 18 anos en el barrio.', 'anos'],
    ['Cenas de fin de ano.', 'ano'],
    ['La mesa del salon es de roble.', 'salon'],
    ['Ese papel es para el.', 'el'],
    ['Lo decides tu, y quien paga eres tu.', 'tu'],
    ['Ella dijo que si.', 'si'],
    ['Se que cuesta empezar.', 'Se'],
    ['Yo no se mucho de esto.', 'se'],
    ['No sabemos cuanto cuesta.', 'cuanto'],
    ['Díganos donde está el coche.', 'donde'],
    ['¿A que hora vienen?', 'que'],
    ['Tomamos un te verde en la sala.', 'te'],
    ['Hay café y te.', 'te'],
    ['Mi mama y mi tía vinieron.', 'mama'],
    ['La factura se envio por correo.', 'envio'],
    ['Se firmo en la cocina.', 'firmo'],
    ['Ayer nos llamo una señora de Vigo.', 'llamo'],
    ['El notario llego a las ocho.', 'llego'],
    ['La señora que llamo ayer ya lo tiene.', 'llamo'],
    ['El cliente firmo el poder y se fue.', 'firmo'],
    ['Nuestro técnico reviso la caldera.', 'reviso'],
    ['Los vecinos vienen cuando el panadero llego.', 'llego'],
    ['El registró sigue en la oficina del condado.', 'registró'],
    ['No cobramos por el envió ni por la copia.', 'envió'],
    ['El envió es gratis.', 'envió'],
    ['Se cobra con el pago y con registró.', 'registró'],
    ['Usted pagara al final de la cita.', 'pagara'],
    ['Nuestro notario llegara en una hora.', 'llegara'],
    ['El notario le llamara mañana.', 'llamara'],
    ['El año pasado gano un premio.', 'gano'],
    ['Me gusto mucho el trato.', 'gusto'],
    ['La cita esta confirmada.', 'esta'],
    ['Dígame a que hora viene.', 'que'],
    ['¿Dónde esta la oficina?', 'esta'],
    ['Vamos a donde tu digas.', 'tu'],
    ['Siempre a sido así.', 'a'],
    ['Ahi está la oficina.', 'Ahi'],
    ['Pasamos por ahi, y luego a casa.', 'ahi'],
    ['Cada precio va segun el peso.', 'segun'],
    ['Se habia perdido la llave.', 'habia'],
    ['Tienen algo en comun.', 'comun'],
    ['Su cedula o su pasaporte sirve.', 'cedula'],
    ['Vamos al hospital y a la carcel.', 'carcel'],
  ])('is told: %s', (text, word) => {
    expect(told(text)).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    'Esta vez, cerrado por obras.',
    'Con esta lista cambia todo.',
    'Esta cerrada curva está en la carretera vieja.',
    'Usted conoce esta segura casa.',
    'No, esta casa no se vende.',
    'Esta es la casa, y esta, la cuadra.',
    'En esta libre y abierta asamblea votan todos.',
    'Si usted pagara al final, sería igual.',
    'Como si el notario llegara en una hora.',
    'Quizá usted firmara entonces.',
    'Ojalá la factura llegara hoy.',
    'Yo se lo explico, y se lo envío.',
    'A quien se queda, se lo pago yo.',
    'El pan lo llevo yo, y la mesa la dejo aquí.',
    'Con el carro llego antes.',
    'El que compro siempre es rojo, y la que dejo aquí es verde.',
    'El lunes llego a las ocho. Un día llamo y nadie contesta.',
    'El martes reviso la caldera. La semana entrante presento la obra.',
    'El que llegara tarde pagaba el café.',
    'La que firmara primero ganaba.',
    'Y yo me gusto así; tanto gusto, la casa es suya.',
    'Es la hora a que se abre. Vamos a que horneen más.',
    'La finca donde esta familia vive. ¿Es esta la oficina?',
    'Un poke de ahi, y atún ahi con sésamo.',
    'Tu sal y tu vuelta; tu quiosco.',
    'Ya a tenor de lo dicho; nunca a oscuras.',
    'Si tardo, llamo.',
    'Ayer llegó tarde; hoy llamo yo.',
    'Se hizo tarde y se detuvo el reloj; nos dijo que se produjo solo.',
    'Se puso en marcha, se mantuvo y se obtuvo permiso.',
    'Nos trajo pan y nos vio llegar.',
    'Él registró la casa, y él envió la carta.',
    'La clienta pagó y registró el coche.',
    'Que si sí, que si no.',
    'Un pan para el niño y otro para él.',
    'Para el… bueno, para todos.',
    'Tú y tu gato; tu casa.',
    'Todo cuanto cuesta se anota.',
    'Paga cuanto debe y va donde quiere.',
    '¿A que no sabes qué hora es?',
    '¿A que huele bien?',
    'Si te verde pintas, sales otro.',
    'El cáncer de mama y la revisión de la mama.',
    'Hoy te de alguna manera espero.',
    'En la revista Vision of Europe hay una foto.',
    'The decision of the court is in English.',
    'El tono de la voz y el uno.',
    'El chófer toma un cóctel; el chofer, un coctel.',
    'No se como sopa con tenedor.',
    'Se solo cambió la fecha.',
    'Trabajo de noche, y cambio el turno.',
    'El pago se hace con registro y el envío es gratis.',
    'Al cambio, en uso, por trabajo.',
  ])('is not seen in: %s', (text) => {
    expect(told(text).filter((finding) => finding.startsWith('copy/spelling'))).toEqual([]);
  });
});
