import type { CopyRule } from '../../content/rule.ts';

/** Claims that a competitor or an authority may ask the proof of. */
interface Claims {
  /** In capitals or small letters. */
  said: RegExp;
  /** The best of a place, which a capital letter tells from the best of a kind. */
  bestOf: RegExp;
}

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'iu');
}

const { raw } = String;

const CLAIMS: Readonly<Record<string, Claims>> = {
  en: {
    said: anyOf(
      raw`\b(?:the|your|our|a|as|are|is|rated|voted|ranked)\s+(?:#\s?1|no\.?\s?1|number\s(?:one|1))\b(?!\s(?:step|thing|reason|rule|question|priority|goal|concern|mistake|cause|way)\b)`,
      raw`^(?:#\s?1|no\.\s?1|number one)\s\p{L}`,
      raw`\b(?:top|highest|best)[-\s]rated\b|\bmost\strusted\s(?!of\b)\p{L}`,
      raw`\b(?:market|industry)\sleaders?\b|\bthe\sleading\s(?:provider|company|expert|specialist|firm|name)s?\b`,
      raw`\bguaranteed\s(?:results?|success|outcomes?|approval)\b|\b(?:results?|success|approval)\s(?:is\s|are\s)?guaranteed\b|\bguarantees?\s(?:results|success|approval)\b|\b100\s?%\ssuccess`,
      raw`\blowest\sprices?\b|\bunbeatable\sprices?\b|\bcheapest\s(?:[\p{L}-]+\s){1,2}(?:in|around|near)\b`,
    ),
    bestOf:
      /\b[Bb]est\s(?!(?:time|way|day|place|thing|part|practice|season|month|route|spot|seat|hour|view|chance|start)s?\b)(?:[\p{L}-]+\s){1,3}(?:in|around|near)\s(?:town|the\s(?:city|county|country|state|area|region|world|business)|\p{Lu})/u,
  },
  es: {
    said: anyOf(
      raw`\b(?:el|la|los|las|su|tu|somos)\s(?:número\s(?:uno|1)|n\.?º\s?1)(?!\p{L})`,
      raw`\blíder(?:es)?\s(?:del|en\sel)\s(?:mercado|sector)\b`,
      raw`\bresultados?\sgarantizados?\b|\bgarantizamos\s(?:el\séxito|los?\sresultados?|resultados)|\béxito\sgarantizado\b|\b100\s?%\sde\séxito`,
      raw`\b(?:el|los)\sprecios?\smás\sbajos?\s(?:del?|en)\b|\b(?:el|la|los|las)\s[\p{L}-]+\smás\sbarat[oa]s?\s(?:de|en)\b`,
    ),
    bestOf:
      /\b(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as)\smejor(?:es)?\s(?!(?:momento|forma|manera|día|hora|lugar|parte|época)s?\b)(?:[\p{L}-]+\s){1,3}(?:de|en)\s(?:la\s(?:ciudad|región|zona)|\p{Lu})/u,
  },
  de: {
    said: anyOf(
      raw`\b(?:die|der|das|Ihre|Ihr|deine|unsere|als)\s(?:Nr\.?\s?1|Nummer\s(?:1|eins))(?!\p{L})`,
      raw`\bMarktführer(?:in)?\b|\bführender?\s(?:Anbieter|Hersteller)`,
      raw`\bgarantierte[rsn]?\s(?:Erfolge?|Ergebnisse?)\b|\bErfolgsgarantie\b|\bErfolg\sgarantiert\b|\b100\s?%\sErfolg`,
      raw`\b(?:günstigste|billigste)[rnsm]?\s(?:Preise?|Anbieter)|\bTiefpreisgarantie\b`,
    ),
    bestOf:
      /\b(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em)\sbesten?\s(?!(?:Zeit|Zeitpunkt|Weg|Tag|Platz|Ort)\b)(?:[\p{L}-]+\s){1,2}(?:in|im)\s(?:der\s(?:Stadt|Region)|\p{Lu})/u,
  },
};

/** Every claim has one of these; few texts have. Looking for the claims themselves takes some hundred times as long. */
const HINTS =
  /(?:umber (?:one|1)|#1|# 1|no\. ?1|best |best-|-rate|top rate|trusted|leade|leading |result|succes|guarant|approv|lowest|unbeat|cheape|mejor|mero (?:uno|1)|n\.?º|der(?:es)? del |der(?:es)? en |garant|precio|barat|ummer (?:1|eins)|r\. ?1|beste|marktf|führende|erfolg|günstigste|billig|tiefpr|100 ?%)/i;

/** A claim is none if the words before it take it back. */
const DENIED = /\b(?:not|never|nobody|no|nicht|kein\p{L}*|nie|nunca|ni)\s(?:\p{L}+\s)?$/iu;

/** What clients say, what people search for, and what visitors write are no claims of the business. */
const WORDS_OF_OTHERS: readonly PropertyKey[] = [
  'quote',
  'testimonial',
  'keywords',
  'whatsappMessage',
];

/** `law/unproven-claim`: who says to be the best or the cheapest has to prove it. */
export const lawUnprovenClaim: CopyRule = {
  name: 'law/unproven-claim',
  severity: 'warning',
  suspects: HINTS,
  *check({ language, texts }) {
    const claims = CLAIMS[language.slice(0, 2)];
    if (!claims) return;
    for (const { path, text } of texts) {
      if (!HINTS.test(text)) continue;
      const found = claims.said.exec(text) ?? claims.bestOf.exec(text);
      if (!found || DENIED.test(text.slice(0, found.index))) continue;
      if (WORDS_OF_OTHERS.some((key) => path.includes(key))) continue;
      yield {
        path,
        span: [found.index, found.index + found[0].length],
        message: `"${found[0].trim()}" is a claim that has to be proven; advertising law forbids it otherwise.`,
        hint: 'Say what can be checked: a figure with its source, a rating with its number of reviews, or what you do.',
      };
    }
  },
};
