const ENGLISH =
  /^(?:(?:what|when|where|why|who|which|how)(?: (?:much|many|long|far|often|soon|early|late))? (?:do|does|did|can|could|will|would|is|are|should|must|may|if)|(?:do|does|did|can|could|will|would|is|are|should|must|may|have|has) (?:i|you|we|they|it|he|she|there|my|your)) /iu;

const GERMAN =
  /^(?:(?:wann|was|wie|wo|wer|wen|wem|warum|wieso|weshalb|wohin|woher|womit|wie (?:viele?|lange|oft|weit|hoch|schnell|groß|alt|teuer)|wieviel|welche[rsnm]? \p{L}+) (?:ist|sind|kann|können|muss|müssen|darf|dürfen|soll|sollen|sollte|wird|werden|hat|haben|gibt|kostet|kosten|dauert|dauern|mache|bekomme|brauche|gilt|passiert|geschieht|heißt|bedeutet)|(?:kann|können|muss|müssen|darf|dürfen|ist|sind|gibt|haben|hat|habe|brauche|brauchen|bieten|machen|kommen|wird|werden|soll|sollte) (?:ich|wir|sie|man|es|ihr|das|die|der|ein|eine|einen|meine?[nrsm]?)) /iu;

const SPANISH =
  /^(?:(?:qué|cuándo|cómo|dónde|quién|quiénes|cuál|cuáles|cuánt[oa]s?|por qué)(?: \p{L}+)? (?:es|son|está|están|puedo|puede|podemos|debo|tengo|tiene|hay|cuesta|cuestan|dura|duran|pasa|tarda|tardan|incluye|hacen|ofrecen|necesito|lleva)|puedo|tengo que|necesito|debo) /iu;

const BY_LANGUAGE: Readonly<Record<string, RegExp>> = { en: ENGLISH, de: GERMAN, es: SPANISH };

/** True for the question of a list of questions that begins as one and has no question mark. */
export function lacksQuestionMark(text: string, language: string): boolean {
  return !/[?¿]/.test(text) && BY_LANGUAGE[language.slice(0, 2)]?.test(text) === true;
}
