import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

describe('an accent that makes a noun or an adjective of a verb', () => {
  it.each([
    ['es', 'El poder medico que certificamos', 'medico'],
    ['es', 'Si esta cansada, esperamos.', 'esta'],
    ['es', 'Preguntamos si ella esta despierta.', 'esta'],
    ['es', '¿Qué pasa si esta más lejos?', 'esta'],
    ['es', 'Vamos aunque esta en el hospital.', 'esta'],
    ['es', 'Pintamos a donde usted esta y sin polvo.', 'esta'],
    ['es', 'El camión llega donde ella esta hoy.', 'esta'],
    ['es', 'Díganos dónde esta y a qué hora puede.', 'esta'],
    ['es', 'Poder Medico y poder notarial', 'Medico'],
    ['es', 'Somos notario publico en Texas.', 'publico'],
    ['es', 'Un Notario Publico le visita en casa.', 'Publico'],
    ['es', 'Traiga el titulo del vehículo.', 'titulo'],
    ['es', 'Díganos el numero de placa.', 'numero'],
    ['es', 'Deje el nombre y numero de teléfono.', 'numero'],
    ['es', 'Numero de licencia', 'Numero'],
    ['es', 'Puede pagar con tarjeta de credito.', 'credito'],
    ['es', 'Aceptamos tarjetas de debito.', 'debito'],
    ['es', 'Pedimos un deposito de cien dólares.', 'deposito'],
    ['es', 'Reserve sin deposito.', 'deposito'],
    ['es', 'Le ayudamos con el tramite.', 'tramite'],
    ['es', 'Los papeles están en tramite.', 'tramite'],
    ['es', 'Hacemos los tramites por usted.', 'tramites'],
    ['es', 'Todos sus tramites en un día.', 'tramites'],
    ['es', 'Vehículo dado de baja en transito.', 'transito'],
    ['es', 'El coche está en transito.', 'transito'],
    ['es', 'Es muy practico para familias.', 'practico'],
    ['es', 'Un ejemplo practico: el título del coche.', 'practico'],
    ['es', 'La fecha limite es el lunes.', 'limite'],
    ['es', 'Llamadas sin limite.', 'limite'],
    ['es', 'El plazo limite termina pronto.', 'limite'],
    ['es', 'En el primer termino de la carta.', 'termino'],
    ['es', 'Traiga un documento valido.', 'valido'],
    ['es', 'Lleve un pasaporte valido y la factura.', 'valido'],
    ['es', 'Valido hasta agotar existencias.', 'Valido'],
    ['es', 'Oferta valida hasta fin de mes.', 'valida'],
    ['es', 'Traiga una identificación valida.', 'valida'],
    ['es', 'Lea el articulo completo.', 'articulo'],
    ['es', 'Abierto al publico los lunes.', 'publico'],
    ['es', 'Visite nuestra pagina web.', 'pagina'],
    ['es', 'Tiene una pagina propia.', 'pagina'],
    ['es', 'La maquina de coser está en el taller.', 'maquina'],
    ['es', 'Precios directos de fabrica.', 'fabrica'],
    ['es', 'Lo vemos en la practica.', 'practica'],
    ['es', 'Venga con un interprete.', 'interprete'],
    ['es', 'Por ultimo, firme aquí.', 'ultimo'],
    ['es', 'Atención medica en casa.', 'medica'],
    ['es', 'Con cita medica se cobra menos.', 'medica'],
    ['es', 'Se firma en escritura publica.', 'publica'],
    ['es', 'Es una vía publica.', 'publica'],
    ['es', 'Compre en linea.', 'linea'],
    ['es', 'Hablamos ingles y español.', 'ingles'],
    ['es', 'El contrato está en ingles.', 'ingles'],
    ['es', 'Clases de ingles para niños.', 'ingles'],
    ['es', 'Su cita sera confirmada por correo.', 'sera'],
    ['es', 'El precio no sera el mismo.', 'sera'],
    ['es', 'Entidad sin animo de lucro.', 'animo'],
    ['es', 'De forma practica y rápida.', 'practica'],
    ['es', 'Consulte el catalogo.', 'catalogo'],
    ['es', 'Un servicio domestico de confianza.', 'domestico'],
    ['es', 'Es lo más practico.', 'practico'],
    ['es', 'El interprete firma también.', 'interprete'],
    ['es', 'Traducimos la clausula entera.', 'clausula'],
    ['es', 'Una fabrica de muebles en Lugo.', 'fabrica'],
    ['es', 'Es un caso muy critico.', 'critico'],
    [
      'es',
      'Me explicó cada paso en español y espero mientras mi mamá leía todo con calma.',
      'espero',
    ],
    ['es', 'Llegó pronto y espero mientras buscaba las llaves.', 'espero'],
  ])('is told (%s): %s', (language, text, word) => {
    expect(findingsOf(text, { language })).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    ['es', 'Yo publico los horarios cada lunes.'],
    ['es', 'Me dedico a la carpintería y publico fotos.'],
    ['es', 'Como notario publico mis tarifas en la web.'],
    ['es', 'La clínica publica los horarios en su web.'],
    ['es', 'Cuando termino, le llamo yo mismo.'],
    ['es', 'Practico yoga desde niña y enseño lo que practico.'],
    ['es', 'Me titulo este año en derecho.'],
    ['es', 'Para que el ayuntamiento tramite la licencia, haga cola.'],
    ['es', 'Tramite aquí su permiso.'],
    ['es', 'Limite el riego en verano.'],
    ['es', 'Que la fecha limite el plazo no es raro.'],
    ['es', 'Deposite la llave en el buzón.'],
    ['es', 'Quien la practica, la aprende.'],
    ['es', 'La empresa que la fabrica está en Vigo.'],
    ['es', 'El centro la matricula en septiembre.'],
    ['es', 'La firma valida el documento.'],
    ['es', 'El sistema valida cada entrada.'],
    ['es', 'La máquina valida hasta 20 billetes por hora.'],
    ['es', 'Un día publico fotos y otro publico vídeos.'],
    ['es', 'Hoy mismo publico el menú.'],
    ['es', 'Depilación láser en ingles y axilas.'],
    ['es', 'Dolor en las ingles y en la espalda.'],
    ['es', 'Cada uno practica en casa lo que quiere.'],
    ['es', 'De esta forma practica el idioma cada día.'],
    ['es', 'Una practica en casa y la otra en clase.'],
    ['es', 'La normativa especifica que hay dos plazos.'],
    ['es', 'Calculo el precio por metro, y habito en el barrio.'],
    ['es', 'Critico lo malo y estimulo lo bueno.'],
    ['es', 'Como termino tarde, no contesto antes de las diez.'],
    ['es', 'En cada taller practico con los alumnos.'],
    ['es', 'Un número, el título, el público y la página en línea.'],
    ['es', 'Numero las cajas y las cargo.'],
    ['es', 'Si los tramites hoy, llegan mañana.'],
    ['es', 'El notario publica el aviso.'],
    ['es', 'Aquí se practica lo aprendido, y se fabrica a mano.'],
    ['es', 'Nadie medica a un gato sin verlo.'],
    ['es', 'Lo deposito yo en el banco.'],
    ['es', 'La página web y la máquina.'],
    ['es', 'Se habla inglés, y se valida hasta hoy.'],
    ['es', 'No lo valido sin verlo.'],
    ['es', 'El curso da la base, y con lo que practico basta.'],
    ['es', 'La opinión pública. Buona sera a todos.'],
    ['es', 'Me escribió ayer y espero mientras tanto.'],
    ['es', 'Le mando el papel y espero mientras usted lo lee.'],
    ['es', 'Espero mientras llega la policía.'],
  ])('is not seen in (%s): %s', (language, text) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });
});

describe('a word in capitals', () => {
  const told = (text: string) => findingsOf(text, { language: 'es', only: 'copy/spelling' });

  it('lacks its accent where the others have theirs', () => {
    expect(told('LA ATENCION ES DE LUNES A SÁBADO EN LA ESTACIÓN.')).toEqual([
      'copy/spelling: ATENCION',
    ]);
  });

  it.each(['LA ATENCION ES EN LA ESTACION.', 'ATENCIÓN: LA SALIDA ES POR PLAZA MORAZAN.'])(
    'is written so on purpose, or a name: %s',
    (text) => {
      expect(told(text)).toEqual([]);
    },
  );
});

it.each([
  'La sala donde esta tarde cantan está llena.',
  'Donde usted esta noche duerma, hay estufa.',
  'Vaya a donde usted esta semana trabaje.',
])('“esta” before a noun needs none: %s', (text) => {
  expect(findingsOf(text, { language: 'es' })).toEqual([]);
});
