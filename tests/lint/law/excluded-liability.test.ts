import { expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

it.each([
  ['en', 'GB', 'We accept no liability for any damage or injury, however it is caused.'],
  ['en', 'GB', 'No liability is accepted for loss or damage, however caused.'],
  ['en', 'GB', 'We take no responsibility for lost or damaged coats for any reason.'],
  ['en', 'IE', 'We cannot be held responsible for injury to riders, howsoever caused.'],
  ['en', 'GB', 'We are not liable for accidents, whatever the cause.'],
  ['en', 'GB', 'We accept no liability for loss or damage of whatever kind.'],
  ['en', 'GB', 'We will not accept any liability for any loss, damage or injury.'],
  ['en', 'GB', 'We accept no liability for death or personal injury.'],
  ['en', 'GB', 'We don’t accept responsibility for any damage, no matter how it happened.'],
  ['en', 'IE', 'The company accepts no liability, however caused, for damage.'],
  ['en', 'GB', 'We are not liable for death or injury, even if caused by our negligence.'],
  ['en', 'GB', 'We accept no liability for lost rings, even when it is our own fault.'],
  ['de', 'DE', 'Wir haften nicht für Verletzungen, auch wenn wir sie verschuldet haben.'],
  ['es', 'ES', 'No nos hacemos responsables de lesiones, incluso por nuestra propia negligencia.'],
  ['de', 'DE', 'Für jegliche Schäden, gleich aus welchem Grund, haften wir nicht.'],
  ['de', 'DE', 'Wir haften nicht für Schäden, egal wodurch sie entstehen.'],
  ['de', 'DE', 'Wir übernehmen keine Haftung für Schäden aller Art.'],
  ['de', 'AT', 'Für Schäden, gleichgültig aus welchem Rechtsgrund, wird nicht gehaftet.'],
  ['de', 'DE', 'Wir haften nicht für jegliche Schäden am Fahrzeug.'],
  ['de', 'DE', 'Keine Haftung für Unfälle und Schäden, unabhängig von der Ursache.'],
  ['es', 'ES', 'No nos hacemos responsables de los daños, cualquiera que sea la causa.'],
  ['es', 'ES', 'No nos responsabilizamos de daños ni pérdidas, sea cual sea su origen.'],
  ['es', 'ES', 'Declinamos toda responsabilidad por daños de cualquier tipo.'],
  ['es', 'ES', 'La empresa no responde de lesiones por ningún motivo.'],
])('%s in %s: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toHaveLength(1);
});

it.each([
  ['en', 'GB', 'We do not exclude liability for death or injury caused by our negligence.'],
  ['en', 'GB', 'We accept no liability for loss, however caused, except by our negligence.'],
  ['en', 'GB', 'We are not responsible for damage to gates that were rotten before we came.'],
  ['en', 'GB', 'We are not liable for delays for any reason beyond our control.'],
  ['en', 'GB', 'The council accepts no liability for damage, however caused.'],
  ['en', 'GB', 'We cannot accept responsibility for injury if you ride without a helmet.'],
  ['en', 'GB', 'Coats are left at your own risk, and we are responsible for what we break.'],
  ['en', 'GB', 'A clause that accepts no liability for injury is void.'],
  ['en', 'GB', 'We accept no liability for damage, however caused. This does not apply to injury.'],
  ['de', 'DE', 'Wir haften für Schäden, gleich aus welchem Grund, bei Vorsatz unbeschränkt.'],
  ['de', 'DE', 'Für Garderobe und Wertsachen aller Art haften wir nicht.'],
  ['de', 'DE', 'Für Schäden, egal welcher Art, haften wir nach den gesetzlichen Vorschriften.'],
  ['de', 'DE', 'Wir haften nicht für Schäden, die vor unserer Arbeit da waren.'],
  ['de', 'DE', 'Keine Haftung für Schäden aller Art, außer bei grober Fahrlässigkeit.'],
  ['de', 'DE', 'Für Inhalte verlinkter Seiten und Schäden aller Art daraus haften wir nicht.'],
  ['es', 'ES', 'No nos hacemos responsables de los objetos que se queden en el coche.'],
  ['es', 'ES', 'Respondemos de los daños, sea cual sea su origen.'],
  ['es', 'ES', 'No respondemos de daños de cualquier tipo, salvo por dolo o culpa.'],
  ['es', 'ES', 'Si no llegamos por cualquier motivo, te avisamos y respondemos de la pérdida.'],
])('%s in %s, right: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toEqual([]);
});
