import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/placeholder' });

it.each([
  ['en', 'Ask us for a quote. [contact-form-7 id="99" title="Quote"]', 1],
  ['en', 'The barn in spring: [gallery ids="4,8,15"]', 1],
  ['en', 'The barn in spring: [gallery]', 1],
  ['de', '[toc] Was ein Dach kostet', 1],
  ['es', '[caption id="foto" width="300"]El tejado[/caption]', 1],
  ['en', 'The roof is flat.[/vc_column_text]', 1],
  ['en', 'The roof [su_spacer] is flat.', 1],
  ['de', 'Das Dach ist flach. [image: dach.png]', 1],
  ['en', 'The roof of <?php the_title(); ?> is flat.', 1],
  ['en', 'The roof is flat. {loadposition banner}', 1],
  ['en', 'The slope (see Error! Reference source not found.) decides.', 1],
  ['en', 'The slope, page Error! Bookmark not defined., decides.', 1],
  ['de', 'Die Neigung (siehe Fehler! Verweisquelle konnte nicht gefunden werden.) zählt.', 1],
  ['de', 'Die Neigung auf Seite Fehler! Textmarke nicht definiert. zählt.', 1],
  ['es', 'La pendiente (véase ¡Error! No se encuentra el origen de la referencia.) decide.', 1],
  ['es', 'La pendiente, página ¡Error! Marcador no definido., decide.', 1],
  ['de', 'Klicken oder tippen Sie hier, um Text einzugeben.', 1],
  ['en', 'A roof costs #REF! a square foot.', 1],
  ['de', 'Ein Dach kostet #WERT! je Quadratmeter.', 1],
  ['es', 'Un tejado cuesta #¡REF! por metro.', 1],
  ['en', 'A roof costs $NaN.', 1],
  ['en', 'Tin lasts for decades :contentReference[oaicite:2]{index=2}.', 1],
  ['en', 'Tin lasts for decades【4†source】.', 1],
  ['en', '[8:02 PM, 11/4/2025] Nora: Slate lasts for a century.', 1],
  ['de', '[04.11.25, 20:02:31] Nora: Schiefer hält hundert Jahre.', 1],
  ['en', 'Slate lasts for a century (v3 FINAL)', 1],
  ['es', 'La pizarra dura un siglo v2_final', 1],
  ['en', 'Slate lasts for a century. <-- Nora, is that so?', 1],
])('what another program has left is told, %s: %s', (language, text, count) => {
  expect(told(text, language)).toHaveLength(count);
});

it.each([
  ['en', 'He said: “I never [ever] call twice.”'],
  ['en', 'The V8 finally starts, and the v2 of the ladder is longer.'],
  ['en', 'The final of the cup is at 8:02 PM, 11/4/2025.'],
  ['en', 'Read [the gallery](/gallery) and the [guide][1].'],
  ['en', 'Error! That is what the old alarm said, and the reference was gone.'],
  ['en', 'We teach Excel: what #REF! means, and how to mend it.'],
  ['de', 'In Excel steht dann #WERT! in der Zelle.'],
  ['en', 'A WordPress plug-in needs [gallery] in its page.'],
  ['de', 'Fehler! Da war doch noch etwas: die Dachrinne.'],
  ['es', '¡Error! No mire el precio sin mirar el tejado.'],
  ['en', 'The undefined edge of the roof, and the naan bread.'],
  ['en', 'We are #1 in town, and #NAMES are painted on the gate.'],
])('honest, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
