import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

function slipsIn(text: string, language: string): string[] {
  return findingsOf(text, { language, only: 'copy/spelling' }).map((found) =>
    found.slice('copy/spelling: '.length),
  );
}

describe('a word that is spelled as it is heard', () => {
  it.each([
    ['de', 'Bei uns steht die Sauberkeid vorn.', 'Sauberkeid'],
    ['de', 'Die Mühle läuft endgültich wieder.', 'endgültich'],
    ['de', 'Der Käse ist ziemlig reif.', 'ziemlig'],
    ['de', 'Unser Lackirer kommt am Montag.', 'Lackirer'],
    ['de', 'Wir feiern das Jubileum im Hof.', 'Jubileum'],
    ['de', 'Die Therapi dauert eine Stunde.', 'Therapi'],
    ['de', 'Der Ausflug wird ein Erlebniss für alle.', 'Erlebniss'],
    ['de', 'Zur Verwandschaft der Rübe gehört der Mangold.', 'Verwandschaft'],
    ['en', 'The clinic has a tendancy to run late.', 'tendancy'],
    ['en', 'Each boat has a warrenty of a year.', 'warrenty'],
    ['en', 'We mend mechanicle clocks.', 'mechanicle'],
    ['en', 'It took perseverence to thatch the barn.', 'perseverence'],
    ['es', 'La visita al tambo dura una hora, la vicita guiada dos.', 'vicita'],
    ['es', 'Una bisita al huerto cuesta poco.', 'bisita'],
    ['es', 'El reglamento es extricto con los perros.', 'extricto'],
    ['es', 'Antes de yegar al muelle, llame.', 'yegar'],
    ['es', 'El cabayo está herrado.', 'cabayo'],
    ['es', 'Recibe un diploma onrado y firmado.', 'onrado'],
  ])('is told: %s "%s"', (language, text, slip) => {
    expect(slipsIn(text, language)).toEqual([slip]);
  });

  it.each([
    ['de', 'Der Teppich liegt ordentlich, und die Wiese ist ölig und mehlig.'],
    ['de', 'Lern schwimmen, koch mit und back mit uns.'],
    ['en', 'The tenancy is current, the tenant is content, and the lintel is visible.'],
    ['es', 'Un tecito, una tacita y una florcita para la mesa.'],
    ['es', 'El extracto es espeso, y el transporte llega el martes.'],
  ])('is not: %s "%s"', (language, text) => {
    expect(slipsIn(text, language)).toEqual([]);
  });
});

describe('a word of a trade that German makes of others', () => {
  it.each([
    'Das Blatt nennt Fenster mit Dämmwerten und ihren Preisen.',
    'Wir zählen die Träme und tauschen die morschen.',
    'Der Boden wird mit der Einscheibenmaschine poliert.',
    'Die Dreikammerprofile der Fenster sind dicht.',
  ])('is no slip: %s', (text) => {
    expect(slipsIn(text, 'de')).toEqual([]);
  });

  it.each([
    ['Wir messen die Wänre im Keller.', 'Wänre'],
    ['Der Fachhädnler liefert frei Haus.', 'Fachhädnler'],
    ['Die Zweikammmerprofile sind dicht.', 'Zweikammmerprofile'],
  ])('%s', (text, slip) => {
    expect(slipsIn(text, 'de')).toEqual([slip]);
  });
});

describe('a name in small letters beside an abbreviation', () => {
  it.each([
    ['es', '¿Aceptan el telc o el ÖSD?'],
    ['de', 'Wir prüfen nach telc und ÖSD.'],
    ['en', 'We teach for telc and IELTS.'],
  ])('is no slip: %s "%s"', (language, text) => {
    expect(slipsIn(text, language)).toEqual([]);
  });

  it('is a slip with two letters swapped', () => {
    expect(slipsIn('Incluye la caas y el IVA, el preico y el IBI.', 'es')).toContain('preico');
  });
});

describe('a command to several friends', () => {
  it.each([
    'Seid 20 Minuten vor der Führung am Tor.',
    'Seid {tour.minutes} Minuten früher am Steg.',
    'Bitte seid 5 Minuten eher in der Halle.',
    'Seid pünktlich, die Fähre wartet nicht.',
    'Seit fair gehandelter Tee gefragt ist, mischen wir mehr.',
  ])('is no slip: %s', (text) => {
    expect(slipsIn(text, 'de')).toEqual([]);
  });

  it.each([
    ['Seid 20 Jahren vor Ort, und gern.', 'Seid'],
    ['Seid {business.years} Jahren decken wir Dächer.', 'Seid'],
    ['Seid 15 Minuten brennt das Licht.', 'Seid'],
    ['Seit pünktlich, die Fähre wartet nicht.', 'Seit'],
    ['Seit lieb zu den Ziegen.', 'Seit'],
    ['Uns ist wichtig das Sie sich wohlfühlen.', 'das'],
    ['Wir sorgen dafür, das alles sauber bleibt.', 'das'],
  ])('%s', (text, slip) => {
    expect(slipsIn(text, 'de')).toEqual([slip]);
  });
});

describe('a word for one that sounds the same', () => {
  it.each([
    ['en', 'And you’re ID from the drawer.', 'you’re'],
    ['en', 'Leave you’re keys with the ranger.', 'you’re'],
    ['en', 'They’re barn is older than the road.', 'They’re'],
    ['en', 'The cat chases it’s tail and sleeps.', 'it’s'],
    ['en', 'If its broken, we weld it.', 'its'],
    ['en', 'We have dyed wool for more then ten years.', 'then'],
    ['en', 'Where open until six.', 'Where'],
    ['en', 'We’re were you need us.', 'were'],
    ['en', 'I think your right about the moss.', 'your'],
    ['es', 'Ahí que regar cada día.', 'Ahí'],
    ['es', 'Nos vemos hay a las ocho.', 'hay'],
    ['es', 'Queso echo a mano en la sierra.', 'echo'],
    ['es', 'Lo hecho de menos.', 'hecho'],
    ['es', 'Porqué somos del valle, madrugamos.', 'Porqué'],
    ['es', 'Le contamos el porque de cada poda.', 'porque'],
    ['es', 'La yegua nos a dado dos potros.', 'a'],
    ['es', 'Emos abierto otro corral.', 'Emos'],
    ['es', 'Quizás halla miel en otoño.', 'halla'],
    ['es', 'Tubo que cerrar por la nieve.', 'Tubo'],
    ['es', 'Sino puede venir, llame.', 'Sino'],
  ])('is told: %s "%s"', (language, text, slip) => {
    expect(slipsIn(text, language)).toEqual([slip]);
  });

  it.each([
    ['en', 'You’re home, and you’re family. You’re right on time.'],
    ['en', 'You’re kids at heart, all of you.'],
    ['en', 'They’re open, and they’re vans for hire.'],
    ['en', 'The brook and its banks. It says it’s doors or windows, not both.'],
    ['en', 'Your right foot goes first. Your always-on alarm is ours to check.'],
    ['en', 'You keep your right to cancel, and we check that your right to a refund is named.'],
    ['en', 'The shop is to your left, the mill to your right.'],
    ['en', 'Where open fires are banned, we bring gas. Fewer, then ten more.'],
    ['es', 'Ahí está el pozo que regamos. Nos vemos ahí.'],
    ['es', 'La masa la echo a mano. Se lo llevamos a pedido.'],
    ['es', 'El tubo que lleva el agua es de cobre.'],
    ['es', 'No es miel, sino polen. Sino también cera.'],
    ['es', 'Quizás la halla en el granero. Nos ha dado dos potros.'],
  ])('is not: %s "%s"', (language, text) => {
    expect(slipsIn(text, language)).toEqual([]);
  });
});
