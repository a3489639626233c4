/** Work that people are hired for, by language; not what members, players and partners are looked for as. */
export const JOBS = {
  en: '(?:receptionists?|waiters?|waitress(?:es)?|waiting staff|baristas?|bartenders?|cashiers?|sales ?(?:man|woman|person|people|assistants?|staff)|shop assistants?|assistants?|cooks?|chefs?|kitchen (?:porters?|hands?|staff)|cleaners?|drivers?|mechanics?|technicians?|plumbers?|electricians?|carpenters?|joiners?|fitters?|welders?|painters?|roofers?|bricklayers?|labou?rers?|hairdressers?|stylists?|barbers?|nurses?|carers?|hygienists?|accountants?|bookkeepers?|secretar(?:y|ies)|clerks?|managers?|supervisors?|caretakers?|bakers?|butchers?|gardeners?|warehouse staff|team members?|members? of staff|colleagues?|employees?|staff)',
  de: '(?:\\p{L}*(?:verkäufer|kellner|mitarbeiter|sekretär|fahrer|monteur|mechaniker|elektriker|installateur|maler|bäcker|metzger|konditor|friseur|gärtner|tischler|schreiner|dachdecker|verwalter|betreuer|pfleger|fachangestellte|kauffrau|kaufmann)(?:s|n|in|innen|er)?|\\p{L}*(?:aushilfe|bürokraft|reinigungskraft|servicekraft|küchenhilfe|putzhilfe|thekenkraft|fachkraft|hilfskraft)|koch|köchin|kolleg(?:e|en|in|innen)|arzthelferin(?:nen)?)',
  es: '(?:aprendi(?:z|za|ces)|dependient[ea]s?|recepcionistas?|camarer[oa]s?|cociner[oa]s?|pinches?|ayudantes?|auxiliar(?:es)?|administrativ[oa]s?|secretari[oa]s?|cajer[oa]s?|peluquer[oa]s?|enfermer[oa]s?|relojer[oa]s?|carpinter[oa]s?|fontaner[oa]s?|electricistas?|mecánic[oa]s?|panader[oa]s?|pasteler[oa]s?|carnicer[oa]s?|jardiner[oa]s?|costurer[oa]s?|joyer[oa]s?|zapater[oa]s?|conductor(?:es|as?)?|repartidor(?:es|as?)?|vendedor(?:es|as?)?|limpiador(?:es|as?)?|operari[oa]s?|oficial(?:es|as?)?|emplead[oa]s?|comercial(?:es)?|personal|persona para|chic[oa] para)',
} as const;

/** Where somebody is to work. */
const WORKPLACES = {
  en: 'for (?:the|our) (?:front )?(?:desk|reception|counter|till|bar|kitchen|office|shop|café|workshop|warehouse)',
  de: 'für (?:die|den|das|unseren?|unser) (?:empfang|theke|küche|büro|verkauf|laden|rezeption|werkstatt|service|lager)',
  es: 'para (?:el|la|nuestr[oa]) (?:mostrador|recepción|taller|cocina|barra|oficina|tienda|almacén|mesa de \\p{L}+)',
} as const;

/** Looks for somebody. */
const SEEKS = {
  en: "(?:(?:we(?:['’]re| are) |now |currently )?(?:looking for|hiring|seeking|recruiting)|we (?:seek|need|want)|(?:help )?wanted:?)",
  de: '(?:(?:wir |noch )?suchen(?: wir)?|(?:wir )?brauchen(?: wir)?|gesucht:?|(?:wir )?stellen(?: wir)?)',
  es: '(?:buscamos|se buscan?|necesitamos|se necesitan?|contratamos|precisamos|se precisan?|incorporamos)',
} as const;

/** What every advertisement of a job says somewhere. */
const OF_JOB =
  /\(?[mwdfx]\/[mwdfx]\/[mwdfx]\)?|(?<!\p{L})(?:bewerb\p{L}*|lebenslauf|stellenangebot\p{L}*|offene stellen|hiring|vacanc(?:y|ies)|job (?:opening|offer|ad)s?|join our team|apply (?:now|today|by|with|for)|applicants?|r[eé]sum[eé]|(?:your|a) CV|curr[ií]culum|vacantes?|ofertas? de empleo|candidat[oa]s?)(?!\p{L})/iu;

/** Headings of such advertisements. */
const HEADING =
  /^[#\s]*(?:(?:our |open |current )?(?:jobs?|positions|careers?)(?: (?:at|with) .*)?|work(?:ing)? (?:with|for|at) .*|join us (?:at the desk|behind .*|in the (?:kitchen|office|shop|workshop|café))|we(?:['’]re| are) hiring.*|karriere|offene stellen|stellen(?:angebote)?|jobs? bei .*|arbeiten bei .*|(?:trabaj[ae]|trabajar) (?:aquí|con nosotros)|(?:ofertas? de )?empleo)$/iu;

const seeking = new Map<string, RegExp>();

/** True if a sentence looks for somebody to hire: `a young receptionist for the desk`. */
export function seeksStaff(sentence: string, language: string): boolean {
  const code = language.slice(0, 2) as keyof typeof JOBS;
  if (!(code in JOBS)) return false;
  const pattern =
    seeking.get(code) ??
    new RegExp(
      `(?<!\\p{L})${SEEKS[code]}:? [^.!?;\\n]{0,60}?(?<!\\p{L})(?:${JOBS[code]}|${WORKPLACES[code]})(?!\\p{L})${code === 'de' ? `|(?<!\\p{L})${JOBS.de}[^.!?;\\n]{0,40}? gesucht(?!\\p{L})` : ''}`,
      'iu',
    );
  seeking.set(code, pattern);
  return pattern.test(sentence);
}

/** True for a heading below which jobs are offered. */
export function isJobHeading(heading: string): boolean {
  return HEADING.test(heading);
}

/** True if a copy advertises a job. */
export function offersJob(copy: string): boolean {
  return OF_JOB.test(copy);
}
