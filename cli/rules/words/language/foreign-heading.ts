import type { LocatedText } from '../../../content/rule.ts';
import type { Spoken } from './foreign-sentence.ts';
import { HEADED } from './short-english.ts';

/*
 * Headings of a few words that were left in another language. Dishes, feasts and songs keep their names, so that only what
 * sites say to their visitors tells: what to do, whose services these are, how it goes.
 */

/** Maximum length of such a heading. */
const MOST_LETTERS = 60;

const ES_COMMAND =
  '(?:elija|elige|escoja|escoge|reserve|reserva|llame|llama|pida|pide|traiga|trae|firme|firma|pague|paga|espere|espera|escriba|escribe|venga|vea|mire|mira|consulte|consulta|conozca|conoce|descubra|descubre|encuentre|encuentra|solicite|solicita|envíe|envía|prepare|prepara|busque|busca|lea|haga|haz|ponga|tome|toma|deje|deja|revise|revisa|confirme|confirma|rellene|rellena|aprenda|aprende|abra|lleve|lleva|recoja|recoge|entregue|entrega|cuéntenos|cuéntanos|díganos|dinos|llámenos|llámanos|escríbanos|escríbenos|visítenos|visítanos|contáctenos|contáctanos)';

const HEADINGS: Readonly<Partial<Record<Spoken, RegExp>>> = {
  es: new RegExp(
    [
      // Elija su fecha; Llámenos hoy; Traiga los papeles
      `^${ES_COMMAND} (?:el|la|los|las|lo|su|sus|tu|tus|un|una|al|hoy|ya|ahora|aquí|por|cuando|donde|dónde|qué|con (?:el|la|su|tu|nosotros)|de (?:la|su|tu)|nuestr[oa]s?)(?!\\p{L})[^.]*\\.?$`,
      '^¿[\\p{L} ,]+\\?$',
      '^(?:cómo (?:funciona|llegar|trabajamos|reservar|encontrarnos)|quiénes somos|sobre nosotros|preguntas frecuentes|nuestr[oa]s? \\p{Ll}{4,}|lo que (?:hacemos|dicen \\p{L}+ \\p{L}+|incluye|necesita)|por qué (?:elegirnos|nosotros|venir)|qué (?:hacemos|incluye|ofrecemos|traer)|dónde (?:estamos|encontrarnos))$',
    ].join('|'),
    'iu',
  ),
  de: new RegExp(
    [
      // Wählen Sie den Tisch; Rufen Sie uns an
      '^\\p{Lu}\\p{Ll}+en Sie (?!\\p{Lu}\\p{Ll}+$)[^.]{3,}[.!]?$',
      "^(?:über uns|unsere? \\p{Lu}\\p{Ll}{3,}|häufige fragen|so (?:funktioniert es|funktioniert[’']s|geht es|geht[’']s|finden sie uns|erreichen sie uns)|was wir (?:tun|machen|bieten|für sie tun)|das sagen unsere \\p{L}+|ihre (?:vorteile|anfahrt|ansprechpartner)|wie es (?:geht|funktioniert|läuft|weitergeht)|warum wir)$",
    ].join('|'),
    'iu',
  ),
};

/** Says that a language is spoken, for those who speak it. */
const SPOKEN = /(?<!\p{L})(?:español|castellano|deutsch|spanish|german)(?!\p{L})/iu;

/**
 * The language of a heading that speaks to visitors in another one than its page; undefined for names and all others.
 *
 * @param language of the page, in two letters.
 */
export function foreignHeading({ path, text }: LocatedText, language: string): Spoken | undefined {
  const isHeading = HEADED.has(path.at(-1)) || path.at(-1) === 'subtitle';
  if (!isHeading || text.length > MOST_LETTERS || SPOKEN.test(text)) return undefined;
  const words = text.trim();
  return (['es', 'de'] as const).find(
    (spoken) => spoken !== language && HEADINGS[spoken]?.test(words) === true,
  );
}
