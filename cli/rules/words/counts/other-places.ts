import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Businesses of any kind, in the plural. */
const BUSINESSES =
  'pools|baths|gyms|schools|studios|salons|shops|stores|clinics|vets|dentists|doctors|chains|companies|firms|competitors|providers|restaurants|cafés|bakeries|hotels|inns|nurseries|daycares|kennels|farms|breweries|wineries|manufacturers|makers|dealers|contractors|agencies|banks|landlords|bäder|schwimmbäder|hallenbäder|schulen|studios|salons|läden|geschäfte|praxen|kliniken|ketten|betriebe|firmen|anbieter|restaurants|bäckereien|hotels|höfe|hersteller|händler|banken|vermieter|\\p{L}+(?:schulen|läden|betriebe)|piscinas|albercas|gimnasios|escuelas|estudios|salones|tiendas|clínicas|dentistas|veterinarios|médicos|cadenas|empresas|competidores|restaurantes|panaderías|hoteles|granjas|bodegas|fabricantes|agencias|bancos|academias';

/** Words that may also be what a business makes or holds: its workshops, the kitchens that it builds. */
const AMBIGUOUS =
  'workshops|garages|practices|clubs|kitchens|houses|homes|places|werkstätten|vereine|küchen|häuser|wohnungen|becken|talleres|consultas|clubes|cocinas|casas|pisos|sitios|lugares';

/** What is compared with others is not they: "unlike most pools". */
const NOT_COMPARED =
  '(?<!(?<!\\p{L})(?:unlike|than|from|like|as|to|als|wie|que|diferencia de)\\s)(?<!\\p{L})';

/** The subject of a sentence that is others of the kind of the business: "most public pools", "the big gyms", „andere Schulen“. */
const OTHERS = new RegExp(
  [
    `(?:most|many|some|(?:all )?other|die meisten|viele|manche|andere|la mayoría de (?:las|los)|much[oa]s|algun[oa]s|otr[oa]s|l[oa]s demás) (?:\\p{L}+ ){0,2}?(?:${BUSINESSES})`,
    `(?:(?:all )?other|andere|otr[oa]s|l[oa]s demás) (?:\\p{L}+ )?(?:${AMBIGUOUS})`,
    `(?:the|die|las|los) (?:(?:big|large|public|municipal|cheap|ordinary|normal|großen?|öffentlichen?|städtischen?|billigen?|üblichen?|anderen) (?:${BUSINESSES})|(?:${BUSINESSES}) (?:grandes|públic[oa]s|municipales|barat[oa]s|normales))`,
    'elsewhere|anderswo|woanders|en otr[oa]s? (?:sitios?|lugares?|partes?)',
  ]
    .map((phrase) => `${NOT_COMPARED}(?:${phrase})(?!\\p{L})`)
    .join('|'),
  'iu',
);

/** Says that the business itself is spoken of. */
export const OURS =
  /(?<!\p{L})(?:we|our|ours|us|here|wir|uns|unser\p{L}*|hier|nosotr[oa]s|nuestr[oa]s?|aquí|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})|\{business\./iu;

/** One of several others that have been spoken of, with what it asks: "and one has a late fee", „einer verlangt“, «otra cobra». */
const ONE_OF_THEM =
  /(?:^|[,;:–—]\s(?:(?:and|but|while|und|aber|y|pero)\s)?|\s(?:and|but|while|und|aber|y|pero)\s)(?:(?:only |nur |solo )?(?:one|another|(?:the )?others?|some|a few|einer|eines?|manche|(?:die )?anderen?|der andere|un[oa]|otr[oa]s?|algun[oa]s?|el otro|la otra|l[oa]s otr[oa]s))\s(?:charges?|asks?|wants?|has|have|takes?|gives?|keeps?|sells?|lets?|verlang(?:t|en)|nimmt|nehmen|hat|haben|gibt|geben|will|wollen|berechne(?:t|n)|cobran?|piden?|tienen?|dan?|exigen?|quieren?|dejan?|ponen?)(?!\p{L})/giu;

/** True if a clause, whose subject is one of several others, goes on to a number. */
function isOfOneOfThem(before: string): boolean {
  const last = [...matchesIn(before, ONE_OF_THEM)].at(-1);
  return last !== undefined && !OURS.test(before.slice(last.index));
}

/** True for a number that is said of others of the kind of the business: "most public pools are kept at 82 degrees". */
export function isOfOtherPlaces(text: string, at: number): boolean {
  const before = text.slice(sentenceAt(text, at).start, at);
  return (OTHERS.test(before) && !OURS.test(before)) || isOfOneOfThem(before);
}
