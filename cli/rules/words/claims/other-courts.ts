import { exclusions } from './breach.ts';

/** Contracts of merchants, and clauses that leave consumers the court of where they live. */
const ES_UNLESS =
  /(?<!\p{L})(?:salvo|excepto|empresas?|empresari\p{L}+|profesional(?:es)?|comerciantes|consumidor(?:es|as?)? (?:y usuari\p{L}+ )?(?:pod\p{L}+|podr\p{L}+|conserva\p{L}*|puede\p{L}*)|domicilio del (?:consumidor|usuario|cliente)|su (?:propio )?domicilio|cuando la ley|siempre que la (?:ley|normativa)|si la ley|la (?:ley|normativa)(?: \p{L}+)? (?:lo )?(?:permit\p{L}+|establezca|disponga)|nul[ao]s?|abusiv[ao]s?|nadie|no se|nunca)(?!\p{L})/iu;

const SPANISH =
  /(?<!\p{L}|no |sin )renunci(?:a|an|ando|amos)(?: usted)?(?: expresa(?:mente)?)?,? a(?:l)? (?:(?:su|sus|tu|cualquier|todo|propio|otro|el|fuero y) ){0,3}?(?:fuero|jurisdicción|domicilio judicial)(?!\p{L})/iu;

const DE_UNLESS =
  /(?<!\p{L})(?:kaufleute\p{L}*|kaufmann\p{L}*|kaufmännisch\p{L}*|unternehm\p{L}*|gewerb\p{L}*|firmen\p{L}*|juristische\p{L}*|öffentlich\p{L}*|zulässig|gesetzlich\p{L}*|zwingend\p{L}*|soweit|sofern|falls|wenn|verbrauchers?n?|vereins?|mitglied\p{L}*|satzung|unwirksam)(?!\p{L})/iu;

const GERMAN =
  /(?<!\p{L})(?:ausschließlicher )?gerichtsstand für (?:alle|sämtliche) (?:(?:etwaigen?|sich|aus|diesem|dem|der|vertrag|geschäftsbeziehung|vertragsverhältnis|ergebenden?|entstehenden?) ){0,6}?(?:streitigkeiten|ansprüche|rechtsstreitigkeiten)(?!\p{L})[^.!?;\n]{0,60}? ist (?!der|das|ihr|dein|immer)/iu;

/**
 * Clauses that take consumers before a court of the seller's choice, by language: nobody has to go there (§ 38 ZPO; Real
 * Decreto Legislativo 1/2007, art. 90).
 */
export const OTHER_COURTS = {
  en: [],
  de: exclusions(GERMAN, DE_UNLESS, ['erichtsstand']),
  es: exclusions(SPANISH, ES_UNLESS, ['enunci']),
};
