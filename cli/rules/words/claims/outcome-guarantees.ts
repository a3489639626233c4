const { raw } = String;

/** What nobody can guarantee: the first parts of German compounds such as "Bestehensgarantie". */
const DE_OUTCOMES =
  'erfolgs bestehens heil heilungs gewinn vermittlungs abnehm schlankheits job rendite ranking platzierungs schmerzfreiheits haarwuchs umsatz visum visums bewilligungs förder wachstums'.split(
    ' ',
  );

/** The sentence goes on to say that there is none, or to warn of whoever gives one: "… gibt niemand". */
const EN_DENIED = raw`(?![^.!?]*(?:\b(?:not|never|nobody|no\sone|beware|avoid|careful|walk\saway|scam|nonsense)\b|n['’]t\b))`;
const ES_DENIED = raw`(?![^.!?]*\b(?:no|nadie|nunca|desconf\p{L}+|cuidado|engaño)(?!\p{L}))`;

/** Before it: «tampoco constituye garantía de rentabilidad». */
const ES_NONE = raw`(?<!\b(?:no|ni|nunca|tampoco)\s(?:(?:es|son|supone[ns]?|constituye[ns]?|implica[ns]?|representa[ns]?|equivale[ns]?\sa|hay|existe|ofrece[ns]?|ofrecemos|damos|da)\s)?(?:una?\s|ninguna\s)?)`;
const DE_DENIED = raw`(?![^.!?]*(?<!\p{L})(?:(?<!wenn\s(?:\p{L}+\s){0,3})nicht|niemand|nie|es\s(?:\p{L}+\s){0,3}keine|unseriös\p{L}*|verboten|misstrau\p{L}*|skeptisch|vorsicht|meiden|unsinn)(?!\p{L}))`;

const EN_RANKING = raw`(?:(?:page[-\s]one|first[-\s]page|top|google|number[-\s]one)\s(?:\p{L}+\s)?rankings?)`;

/**
 * Guarantees of an outcome as a noun, by language, in lower case, as sources of regular expressions; what a business can
 * give is none: its work again, money back, a price, a date. Those with a verb are in `guaranteed-outcomes.ts`.
 */
export const OUTCOME_GUARANTEES: Readonly<Record<'en' | 'es' | 'de', readonly string[]>> = {
  en: [
    raw`\b(?:job(?!\sguarantees?\sfor\s(?:every\s|all\s|our\s)?apprentice)|job[-\s]placement|employment|${EN_RANKING}|ranking|visa|weight[-\s]loss|hair[-\s](?:re)?growth)[-\s]guarantees?\b${EN_DENIED}`,
    raw`\bguaranteed\s(?:job\splacements?|${EN_RANKING}|hair\s(?:re)?growth)\b${EN_DENIED}`,
    raw`\b(?:job\splacement|${EN_RANKING}|hair\s(?:re)?growth)\s(?:is\s|are\s)?guaranteed\b`,
  ],
  es: [
    raw`${ES_NONE}\bgarantía\s(?:de|del)\s(?:éxito|(?:un\s)?aprobad[oa]s?|aprobar|resultados?|curación|rentabilidad|empleo|adelgaza\p{L}+|visado|primera\spágina)(?!\p{L})${ES_DENIED}`,
    raw`(?<!\p{L})(?:empleo|pérdida\sde\speso|primera\spágina(?:\s(?:de|en)\sgoogle)?|crecimiento\sdel\s(?:pelo|cabello))\sgarantizad[oa]s?(?!\p{L})`,
  ],
  de: [
    raw`(?<!\p{L})(?:${DE_OUTCOMES.join('|')})-?garantien?(?!\p{L})(?!\s(?:nach\s(?:der|deiner|bestandener)\s(?:lehre|ausbildung)|für\s(?:unsere|jeden|alle)\s(?:azubi|auszubildende)))${DE_DENIED}`,
    raw`\b(?:mit|unsere|(?:geben|gebe)\s(?:(?:ihnen|dir|euch)\s)?(?:eine|die|unsere))\sgarantie\s(?:auf|für)\s(?:(?:das|den|die|ihr|ihren|deinen|dein)\s)?(?:bestehen|prüfungserfolg|erfolg|heilung|gewinn|schmerzfreiheit|platz\s1)(?!\p{L})${DE_DENIED}`,
  ],
};

/** Words without which a text has no such guarantee. */
export const GUARANTEE_WORDS = [
  'garantía garantizado garantizada garantizados garantizadas garantie',
  ...DE_OUTCOMES.map((outcome) => `${outcome}garantie ${outcome}garantien`),
].join(' ');
