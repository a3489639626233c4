import { expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { lawUnprovenClaim } from '../../../cli/rules/copy/law-unproven-claim.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

function claimed(text: string, language: string): string[] {
  const file = copyFile('landing', language, { intro: text });
  return [...applyCopyRule(lawUnprovenClaim, file, ANY_FACT)].map(({ span = [0, 0] }) =>
    text.slice(...span).trim(),
  );
}

it.for([
  ['de', 'Bestehensgarantie beim ersten Versuch', 'Bestehensgarantie'],
  ['de', 'Führerschein mit Bestehensgarantie', 'Bestehensgarantie'],
  ['de', 'Erfolgsgarantie, sonst Geld zurück', 'Erfolgsgarantie'],
  ['de', 'Umschulung mit Job-Garantie', 'Job-Garantie'],
  ['de', 'Wir bieten eine Ranking-Garantie für Google.', 'Ranking-Garantie'],
  ['de', 'Raucherentwöhnung mit Heilungsgarantie', 'Heilungsgarantie'],
  ['de', 'Abnehmgarantie: fünf Kilo in vier Wochen', 'Abnehmgarantie'],
  ['de', 'Bei uns lernen Sie mit Garantie auf Bestehen.', 'mit Garantie auf Bestehen'],
  ['en', 'Pass guarantee on every course', 'Pass guarantee'],
  ['en', 'First-time pass guaranteed', 'pass guaranteed'],
  ['en', 'Guaranteed pass', 'Guaranteed pass'],
  ['en', 'A bootcamp with a job guarantee', 'job guarantee'],
  ['en', 'Page-one ranking guarantee', 'Page-one ranking guarantee'],
  ['en', 'Our weight-loss guarantee', 'weight-loss guarantee'],
  ['es', 'Aprobado garantizado', 'Aprobado garantizado'],
  ['es', 'Carnet con garantía de aprobado a la primera', 'garantía de aprobado'],
  ['es', 'Garantía de éxito', 'Garantía de éxito'],
  ['es', 'Primera página de Google garantizada', 'Primera página de Google garantizada'],
] as const)('%s: %s', ([language, text, found]) => {
  expect(claimed(text, language)).toEqual([found]);
});

it.for([
  [
    'de',
    'Geld-zurück-Garantie. Fünf Jahre Herstellergarantie. Preisgarantie bis Mai. Termingarantie.',
  ],
  [
    'de',
    'Anwachsgarantie: Was nicht angeht, ersetzen wir. Qualitätsgarantie, Zufriedenheitsgarantie.',
  ],
  [
    'de',
    'Eine Bestehensgarantie gibt niemand. Erfolgsgarantien sind unseriös. Bei uns gibt es keine.',
  ],
  ['de', 'Wir geben keine Bestehensgarantie. Wer mit Heilungsgarantie wirbt, lügt.'],
  ['de', 'Übung ist die beste Garantie für Erfolg. Gibt es eine Bestehensgarantie?'],
  ['de', 'Ausbildung mit Jobgarantie nach der Lehre'],
  ['en', 'Money-back guarantee. Price guarantee. A guaranteed job interview. On-time guarantee.'],
  ['en', 'A job guarantee is something nobody can give. No pass guarantee here.'],
  ['es', 'Garantía de dos años. Garantía de devolución. Garantía de precio. Plaza garantizada.'],
  ['es', 'No hay garantía de aprobado. La garantía de resultados no existe.'],
] as const)('%s: %s, no claim', ([language, text]) => {
  expect(claimed(text, language)).toEqual([]);
});
