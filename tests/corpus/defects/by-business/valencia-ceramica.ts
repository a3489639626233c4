import { type Defect, defects } from '../../defect.ts';

/** Mistakes in facts and copy, made before the rules were read, and found since. */
export const VALENCIA: readonly Defect[] = [
  ...defects('facts|copy|law|links|shape|syntax', 'valencia-ceramica', [
    [
      'landings/curso-de-torno.yaml',
      'El mes cuesta {precios.mensual}, con',
      'El mes cuesta 90 €, con',
    ],
    ['landings/curso-de-torno.yaml', 'stat: "{taller.plazas} plazas"', 'stat: "10 plazas"'],
    [
      'landings/intensivo-fin-de-semana.yaml',
      'Cuesta {precios.intensivo}, con la comida',
      'Cuesta 190 euros, con la comida',
    ],
    [
      'landings/ceramica-en-pareja.yaml',
      'Cuesta {precios.pareja} la pareja',
      'Cuesta 75 € la pareja',
    ],
    [
      'landings/alquiler-de-horno.yaml',
      'Dos hornos eléctricos, hasta',
      'Tres hornos eléctricos, hasta',
    ],
    ['pages/contact/page.yaml', 'Teléfono {business.phone}.', 'Teléfono 961 555 327.'],
    [
      'pages/about/page.yaml',
      'Estamos en {business.address.street}. O',
      'Estamos en Calle de Cádiz 74. O',
    ],
    [
      'pages/contact/page.yaml',
      '{business.address.postalCode} {business.address.locality}. Tel',
      '46060 {business.address.locality}. Tel',
    ],
    [
      'pages/index/page.yaml',
      'kicker: "En Ruzafa desde {taller.desde}"',
      'kicker: "En Ruzafa desde 2007"',
    ],
    ['pages/precios/page.yaml', 'y el IVA del 21 %.', 'y el IVA del 18 %.'],
    [
      'pages/precios/page.yaml',
      '"Los cumpleaños cuestan {precios.cumple} por niño',
      '"Los cumpleaños cuestan 20 € por niño',
    ],
    ['pages/normas/page.md', 'si avisa un día antes.', 'si avisa un día antes antes.'],
    ['pages/normas/page.md', 'Guardamos las piezas terminadas', 'Guardamos las piesas terminadas'],
    ['landings/curso-de-torno.yaml', 'no le corrigen la postura', 'no le corrijen la postura'],
    [
      'landings/ceramica-en-pareja.yaml',
      'Una foto con barro hasta los codos.',
      'Una foto con barro asta los codos.',
    ],
    [
      'landings/intensivo-fin-de-semana.yaml',
      'Ha pasado por todo el proceso',
      'Ha pasado por todo el prosceso',
    ],
    [
      'landings/ceramica-para-ninos.yaml',
      'Ensuciarse es parte de aprender.',
      'Ensuciarse es parte de aprendr.',
    ],
    ['pages/guias/cuidar-piezas/page.md', 'un paño húmedo', 'un paño humedo'],
    [
      'pages/guias/primera-clase/page.md',
      'La tercera se queda de pie',
      'La terecera se queda de pie',
    ],
    ['landings/alquiler-de-horno.yaml', '- Cada pieza vuelve con su ficha.', '- Texto de ejemplo.'],
    [
      'landings/ceramica-en-pareja.yaml',
      '- El vale se cambia de fecha sin coste.',
      '- PENDIENTE: confirmar con Amparo.',
    ],
    ['pages/about/page.yaml', 'el suelo de mosaico sigue.', 'el suelo de mosaico sigue.</p>'],
    [
      'landings/ceramica-para-ninos.yaml',
      'Los esmaltes son aptos para alimentos.',
      'Los esmaltes curan el estrés y la ansiedad.',
    ],
    [
      'landings/intensivo-fin-de-semana.yaml',
      '- El taller está climatizado.',
      '- The studio has air conditioning.',
    ],
    ['pages/index/page.yaml', 'Sí, con un vale que vale un año.', 'Sí, con un vale de [NOMBRE].'],
    [
      'pages/precios/page.yaml',
      'pagan un 10 % menos en el curso.',
      'pagan un 10 % menos en el curso hasta el 30 de junio de 2025.',
    ],
    [
      'landings/curso-de-torno.yaml',
      '- Sin matrícula y sin permanencia.',
      '- El mejor taller de cerámica de España.',
    ],
    [
      'pages/contact/page.yaml',
      'note: Los festivos y todo agosto cerramos.',
      'note: Los domingos abrimos de 10 a 14.',
    ],
    [
      'landings/intensivo-fin-de-semana.yaml',
      '"En unas {clases.semanas} semanas, o se las',
      '"En unas {clases.semana} semanas, o se las',
    ],
    [
      'pages/normas/page.md',
      'valen para todas las clases de {business.name}',
      'valen para todas las clases de Taller Barro & Fuego',
    ],
    [
      'landings/ceramica-en-pareja.yaml',
      '"{clases.horas} horas para dos, con un torno',
      '"{clases.horas} horas para dos, con con un torno',
    ],
    ['landings/alquiler-de-horno.yaml', 'stat: "{precios.horno}"', 'stat: "30 €"'],
    [
      'landings/curso-de-torno.yaml',
      'Grupos de {taller.plazas} personas, {taller.tornos} tornos',
      'Grupos de {taller.plazas} personas, siete tornos',
    ],
    ['pages/index/page.yaml', '"{precios.horno} la hornada."', '"{precio.horno} la hornada."'],
    [
      'pages/contact/page.yaml',
      '{business.address.locality}. Teléfono {business.phone}.',
      '{business.address.locality}. Teléfono +34 961 555 732.',
    ],
    [
      'pages/about/page.yaml',
      '"{taller.fundadora} abrió el taller en {taller.desde}, cuando',
      '"{taller.fundadora} abrió el taller en 2019, cuando',
    ],
    [
      'pages/precios/page.yaml',
      'Se paga en efectivo, con tarjeta',
      'Se paga en efetivo, con tarjeta',
    ],
    ['pages/normas/page.md', 'La baja se pide antes', 'La baja se pide antez'],
    ['pages/guias/cuidar-piezas/page.md', 'Guarde los trozos.', 'Guarde los trosos.'],
    [
      'landings/intensivo-fin-de-semana.yaml',
      '- Tiene seis piezas y ninguna igual a otra.',
      '- Tiene seis piezas y ninguna igual a',
    ],
    [
      'landings/intensivo-fin-de-semana.yaml',
      '- Sabe si quiere seguir.',
      '- Sabe si quiere seguir&hellip;',
    ],
    [
      'pages/precios/page.yaml',
      'intro: Los precios incluyen barro, esmaltes, cocción y el IVA del 21 %.',
      'intro: Los precios incluyen barro, esmaltes, cocción y el IVA del 12 %.',
    ],
    [
      'landings/curso-de-torno.yaml',
      '- Tiene una tarde a la semana que es solo suya.',
      '- Abrimos los lunes de 10 a 21 h.',
    ],
    [
      'landings/curso-de-torno.yaml',
      'En unas {clases.semanas} semanas: hay',
      'En unas dos semanas: hay',
    ],
    [
      'landings/alquiler-de-horno.yaml',
      'Dos hornos eléctricos, hasta {clases.grados} °C.',
      'Dos hornos eléctricos, hasta 1280 °C.',
    ],
  ]),
];
