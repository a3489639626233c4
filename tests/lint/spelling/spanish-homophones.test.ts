import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string) =>
  confusedWords(text, 'es', true).map((found) => `${found.word} > ${found.meant}`);

it.each([
  ['Vuelve ha andar como el primer día.', 'ha > a'],
  ['El reloj vuelve ha andar', 'ha > a'],
  ['Puede volver ha andar.', 'ha > a'],
  ['Y ha empezado ha creérselo.', 'ha > a'],
  ['Hay un reloj que a hecho él.', 'a > ha'],
  ['El cliente que a venido hoy.', 'a > ha'],
  ['Todavía no nos a llegado la pieza, ya a salido.', 'a > ha'],
  ['Hay un reloj que a echo él.', 'a echo > ha hecho'],
  ['Hay un reloj que ha echo él.', 'echo > hecho'],
  ['Lo hemos echo siempre así.', 'echo > hecho'],
  ['Si el suyo no la tubo nunca, se le pone.', 'tubo > tuvo'],
  ['Ayer no tubo tiempo.', 'tubo > tuvo'],
  ['Quien lo recibe rescata algo suyo, sino le da pereza.', 'sino > si no'],
  ['Sino le gusta, se lo cambiamos.', 'Sino > Si no'],
  ['Mi hijo ya no dize nada.', 'dize > dice'],
  ['Pasa muchas vezes.', 'vezes > veces'],
  ['Los muelles se suelta en una caja.', 'suelta > sueltan'],
  ['Los relojes se tasa en el acto.', 'tasa > tasan'],
  ['Las juntas de goma pierde elasticidad.', 'pierde > pierden'],
  ['Las cajas antiguas. Las correas resiste el agua.', 'resiste > resisten'],
  ['Se cambian los ejes seco, y los muelles.', 'seco > secos'],
  ['Los relojes parado no dan la hora.', 'parado > parados'],
])('in Spanish a wrong word is told: %s', (text, slip) => {
  expect(mayConfuse(`\n${text}`, 'es')).toBe(true);
  expect(meant(text)).toContain(slip);
});

it('two slips of a sentence are both told', () => {
  expect(meant('Ay un reloj en su cuarto que a echo él.')).toEqual([
    'Ay > Hay',
    'a echo > ha hecho',
  ]);
});

it.each([
  'No ha lugar a recurso. No ha menester. El cliente ha sido avisado ayer.',
  'Lo que ha de hacer. Se ha puesto a andar. Va a andar otra vez.',
  'Ha estado parado. Pasa de estado líquido a estado sólido. A dicho precio se le suma el envío.',
  'Lo que va a hecho consumado. Una prueba que a todos gusta. Ya a la venta. No a todos les pasa.',
  'Te echo de menos. Ya echo el cierre. Que eche a andar. La persiana se echa sola.',
  'El tubo se cambia. No hay tubo que aguante. Se corta el tubo. No tubo, sino manguera.',
  'No repara la caja, sino le da brillo. No es caro, sino lo contrario. Nunca cobra, sino que regala.',
  'Ningún reloj atrasa, sino se adelanta. ¿Qué es un taller sino le falta un torno? Es su sino se mire como se mire.',
  'Los domingos se suelta el perro. Los inviernos se gasta más. Las noches se mide la marcha.',
  'Los ejes secos se engrasan. Las juntas pierden elasticidad. La junta de goma pierde elasticidad.',
  'Las horas las pierde quien no mira. Los retrasos los sufre el cliente. Los meses de verano sufre más.',
  'Seco los platos con un paño. Los platos secos. Los martes cerrado. Los festivos parado.',
  'Hizo tres veces lo mismo; las luces, las cruces y las veces.',
])('in Spanish this is right: %s', (text) => {
  expect(meant(text)).toEqual([]);
});
