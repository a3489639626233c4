import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { copySpelling } from '../../../cli/rules/copy/copy-spelling.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const spanish = (text: string) => findingsOf(text, { language: 'es' });

/** The words that are named instead of the slips of a text. */
function named(text: string): string[] {
  const file = copyFile('landing', 'es', { note: { text } });
  const found = [...applyCopyRule(copySpelling, file, factsIn('es', FACTS))];
  return found.map(({ message }) => /"([^"]*)"\.$/.exec(message)?.[1] ?? message);
}

describe('the word that a Spanish slip stands for', () => {
  it.each([
    ['Los precios seran los mismos todo el año.', 'serán'],
    ['Los pintores vendran el lunes por la mañana.', 'vendrán'],
    ['Pregunte si queda algun sitio libre.', 'algún'],
    ['El plano debera estar firmado antes.', 'deberá'],
    ['Al abrir la tapa aparecera una llave.', 'aparecerá'],
    ['Dejamos la bicicleta alli cada noche.', 'allí'],
    ['Celebramos con ustedes las alegrias del barrio.', 'alegrías'],
    ['Revisamos el oido de los perros mayores.', 'oído'],
    ['Pida que el cocinero anada un poco de sal.', 'añada'],
    ['El vino viene acompanado de queso.', 'acompañado'],
    ['Trabajamos con los materiales proveidos por el cliente.', 'proveídos'],
    ['El herrero se inscribira en la feria.', 'inscribirá'],
  ])('is the one that differs by its accent alone: %s', (text, meant) => {
    expect(named(text)).toEqual([meant]);
  });

  it.each([
    ['Barremos las ojas de la terraza en otoño.', 'hojas'],
    ['Batimos la llema con un poco de azúcar.', 'yema'],
    ['Apunte el nuemro de la puerta.', 'número'],
    ['La transperencia de las cuentas es lo primero.', 'transparencia'],
  ])('is the one that sounds alike, or has the likelier letter: %s', (text, meant) => {
    expect(named(text)).toEqual([meant]);
  });

  it.each([
    ['Escriba algo por lo que estas agradecido hoy.', 'estás'],
    ['Si estas ocupado, te llamamos por la tarde.', 'estás'],
    ['Se sincero con el médico.', 'Sé'],
    ['Todo en cumplimiento de los dispuesto en el reglamento.', 'lo'],
  ])('is the one before it: %s', (text, meant) => {
    expect(named(text)).toEqual([meant]);
  });
});

describe('Spanish that is right', () => {
  it.each([
    'Dejamos los planos a la vista para que cualquiera los inspeccione.',
    'Guardamos los bollos de ayer: un rato de horno los revive.',
    'En un sartén de hierro caben cuatro huevos.',
    'El ultramarinos de la esquina abre a las ocho.',
    'Bacalao al pil pil y cus cus con verduras.',
    'El nombre lleva letras distintas de a a z.',
    'Añada dos cditas de canela y una cda de miel.',
    'Leche de castañas de cajú.',
    'Se calculan las cotizaciones previsionales de cada mes.',
    'La alcoba tiene vestier y baño.',
    'Un cafe\u0301 con leche.',
  ])('is no slip: %s', (text) => {
    expect(spanish(text)).toEqual([]);
  });

  it.each([
    ['Dejamos los plano a la vista.', 'copy/spelling: plano'],
    ['Ponemos en los horno dos bandejas.', 'copy/spelling: horno'],
    ['El zapatos de la esquina.', 'copy/spelling: zapatos'],
    ['Lleve el pan pan a la mesa.', 'copy/doubled-word: pan pan'],
    ['Vamos a a la feria.', 'copy/doubled-word: a a'],
    ['Un cafe con leche.', 'copy/spelling: cafe'],
  ])('unlike %s', (text, found) => {
    expect(spanish(text)).toEqual([found]);
  });
});

describe('what the law asks of Spanish copy', () => {
  it.each([
    'Una de las mejores calas de Menorca queda a diez minutos.',
    'Le enseñamos las mejores zonas de Girona para pasear.',
    'El informe no constituye garantía de rentabilidad.',
    'Al visitar el sitio por primera vez, puede aceptar o rechazar las cookies.',
  ])('is no claim or consent: %s', (text) => {
    expect(spanish(text)).toEqual([]);
  });

  it.each([
    ['Somos los mejores fontaneros de Girona.', /^law\/unproven-claim/],
    ['Le damos garantía de rentabilidad desde el primer año.', /^law\/unproven-claim/],
    ['Al visitar el sitio acepta las cookies.', /^law\/consent/],
  ])('unlike %s', (text, rule) => {
    expect(spanish(text)).toEqual([expect.stringMatching(rule)]);
  });

  it('counts the days since which a rule holds, in bold as well', () => {
    const dated = (text: string) => spanish(text).filter((found) => found.includes('date'));
    expect(dated('La norma rige a partir del **3 de marzo de 2024** y sigue igual.')).toEqual([]);
    expect(dated('El mercado abre a partir del **3 de marzo de 2024**.')).toHaveLength(1);
  });
});
