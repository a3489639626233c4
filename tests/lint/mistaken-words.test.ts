import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string, language: string) =>
  confusedWords(text, language, false).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['en', 'We are closed on pubic holidays.', 'pubic > public'],
  ['en', 'Doors may be use as always.', 'use > used'],
  ['en', 'It is never to late to ask.', 'to > too'],
  ['en', 'Half an hour is enough see the roof.', 'see > to see'],
  ['es', 'Si, con el informe del médico.', 'Si > Sí'],
  ['es', 'Si, en persona y con su carné.', 'Si > Sí'],
  ['es', 'Si, de lunes a viernes.', 'Si > Sí'],
  ['es', 'Si, por la puerta del patio. Toque dos veces.', 'Si > Sí'],
  ['es', '¿Abren en agosto? Si, como siempre.', 'Si > Sí'],
  ['es', 'Sale con las ejercicios en papel.', 'las > los'],
  ['es', 'Por la tarde suele a ver sitio.', 'a ver > haber'],
  ['de', 'Seid dem Einzug ist die Wand grau.', 'Seid > Seit'],
  ['de', 'Es kommen immer die selben zwei.', 'die selben > dieselben'],
  ['en', 'Tell us what their is in the house.', 'their > there'],
  ['en', 'You will know whether your ready to go on.', 'your > you’re'],
  ['en', 'Ring as soon as your ready to book.', 'your > you’re'],
  ['en', 'Ask if your not sure.', 'your > you’re'],
  ['en', 'Your going to like it.', 'Your > you’re'],
  ['en', 'Leave it’s door open overnight.', 'it’s > its'],
  ['en', 'The rose is at it’s best in June.', 'it’s > its'],
  ['en', 'We was there before you.', 'We was > We were'],
  ['en', 'In the end we has one truck.', 'we has > we have'],
  ['en', 'It is opened by it’s owner alone.', 'it’s > its'],
  ['en', 'The crew of it’s truck waits.', 'it’s > its'],
  ['en', 'The back of it’s seat is torn.', 'it’s > its'],
  ['en', 'It stands in the our yard.', 'the our > the" or "our'],
  ['en', 'This helped a lot people in town.', 'people > of people'],
  ['en', 'You can see it’s eyes again.', 'it’s > its'],
  ['en', 'Please bring you own food.', 'you > your'],
  ['en', 'Tell us about you dog, and when you come.', 'you > your'],
  ['es', 'Todo está echo a mano.', 'echo > hecho'],
  ['es', 'Cerca de el mercado.', 'de el > del'],
  ['es', '¿Porque elegirnos?', 'Porque > Por qué'],
  ['es', 'Aquí tu decides la hora.', 'tu > tú'],
  ['de', 'Das Rad steht seid Oktober im Keller.', 'seid > seit'],
  ['de', 'Ihr seit herzlich eingeladen.', 'seit > seid'],
  ['de', 'Das hält besser wie bei anderen.', 'wie > als'],
  ['de', 'Wir haben auch Sonntag’s offen.', 'Sonntag’s > sonntags'],
  ['de', 'Alle Info’s dazu am Telefon.', 'Info’s > Infos'],
  ['de', 'Bringen sie Ihr Rad im Hof vorbei.', 'sie > Sie'],
  ['de', 'Eine Meister sieht sich alles an.', 'Eine > Ein'],
  ['de', 'Wir machen Ihnen eine Angebot.', 'eine > ein" or "einen'],
  ['de', 'So wird ein neue Heizung bezahlbar.', 'ein > eine'],
  ['de', 'Vereinbaren Sie einen kostenlose Beratung.', 'einen > eine'],
  ['de', 'Wir haben einen Problem gefunden.', 'einen > ein'],
  ['de', 'Mit dem Heizungs Check sparen Sie.', 'Heizungs Check > Heizungscheck'],
  ['de', 'Das Außen Gerät steht im Hof.', 'Außen Gerät > Außengerät'],
  ['de', 'Unser Kunden Dienst fährt täglich.', 'Kunden Dienst > Kundendienst'],
  ['de', 'Gern. Verlängern sie Ihre Miete am Telefon.', 'sie > Sie'],
] as const)('%s: %s', ([language, text, found]) => {
  expect(mayConfuse(text, language)).toBe(true);
  expect(meant(text, language)).toEqual([found]);
});

it.for([
  ['en', 'A will needs two witnesses, and nobody has to be there.'],
  ['en', 'We advise you on the size of the boiler, and it is quite a room.'],
  ['en', 'When you leave it’s dark, and what it opens it’s hard to say.'],
  ['en', 'Their will is read by the heirs, and we have the a la carte menu.'],
  ['es', 'Yo echo de menos a tu perro, y el eco de El Salvador.'],
  ['es', 'Si, por ejemplo, le duele esta rodilla, llame. Los visita un médico.'],
  ['es', 'Si, en el momento de la cita, no está en casa, volvemos otro día.'],
  ['es', 'Si, como dice su carta, se va en mayo, avísenos.'],
  ['es', 'Si, a pesar de todo, prefiere esperar: dígalo.'],
  ['es', 'Si, en cambio (y pasa), no responde nadie, llame otra vez.'],
  ['es', 'Si por la lluvia no podemos salir, se lo decimos.'],
  ['es', 'Cuando los facturas, no las rebajes más de la cuenta.'],
  ['es', 'Vamos a ver la casa y lo más importante: las horas.'],
  ['de', 'Andrea’s Laden, wie geht’s? Nicht größer wie ein Schuh, und ihr seit Jahren bekannt.'],
  ['de', 'Ihr seid dem Ziel nah, und wir reden über das Für und Wider.'],
  ['de', 'Das Haus, das Sie suchen, hat die selbst gebaute Treppe.'],
  ['de', 'Der eine Betrieb plant, der andere baut. Eine Preis-Leistungs-Frage ist das nicht.'],
  ['de', 'Eine Tag und Nacht besetzte Nummer, ein Zeit sparendes Verfahren, eine Wartungsstunde.'],
  [
    'de',
    'Unsere Jungs Max und Leo. Innen Holz, außen Metall. Wir wollen unseren Kunden Service bieten.',
  ],
  ['de', 'Beratungs- und Planungsgespräch, eine Badewanne, einen Badtermin, ein Frageabend.'],
] as const)('%s, right: %s', ([language, text]) => {
  expect(meant(text, language)).toEqual([]);
});
