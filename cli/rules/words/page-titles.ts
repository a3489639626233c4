import { JOBS as WORK } from './claims/job-advertisements.ts';

/** Titles that look for somebody: "Line cook wanted", „Köchin gesucht“, «Se busca camarera». */
const WANTED = new RegExp(
  `(?<!\\p{L})(?:${WORK.en}(?:\\s\\(\\p{L}[^)]{0,20}\\))?\\swanted|(?:help|staff)\\swanted|${WORK.de}(?:\\s\\([^)]{0,20}\\))?\\sgesucht|se\\s(?:busca|necesita)n?\\s(?:un[oa]?\\s)?${WORK.es})(?!\\p{L})`,
  'iu',
);

/** Ends of the names of those who do some work, in the supported languages. */
const WORKERS = {
  en: '(?:er|or|ist|ian|man|woman|hand|smith|help)s?',
  es: '(?:ista|d[oó]r|dora|tor|tora|sor|sora|er[oa]|metra|log[oa]|ari[oa]|nte)s?',
} as const;

/** Somebody who does any work is looked for: “Apprentice clockmaker wanted, Kilkenny”, but not “What the customer wanted”. */
const WANTED_WORKER = new RegExp(
  `^(?!(?:[^,:]*\\s)?(?:what|how|why|who|whom|whose|which|the|your|my|our|his|her|their|every|each)\\s)(?:[\\p{L}/-]+\\s){0,3}\\p{L}+${WORKERS.en}\\swanted(?=$|[\\s]*[,:;.!–—(]|\\s(?:in|for|from|at|by|to)\\s)|^(?:se buscan?|se necesitan?|se solicitan?|buscamos|necesitamos|contratamos|(?:trabajo|puesto|plaza|empleo) (?:de|como|para))\\s(?:un[oa]?\\s)?(?:\\p{L}{2,}${WORKERS.es}|persona)(?!\\p{L})`,
  'iu',
);

/** How much somebody is to work, and what only those who apply for work send or get. */
const AMOUNT_OF_WORK =
  /(?<!\p{L})(?:(?:full|part)[- ]time|(?:tiempo|jornada) complet[oa]|(?:medio tiempo|tiempo parcial|jornada parcial)|vollzeit|teilzeit|[mwdfx]\/[mwdfx]\/[mwdfx])(?!\p{L})/iu;
const OF_APPLICANTS =
  /(?<!\p{L})(?:CV|r[eé]sum[eé]|wages?|salar(?:y|ies|ios?)|curr[ií]culum|hojas? de vida|sueldos?|lebenslauf|bewerb\p{L}*|gehalt|job)(?!\p{L})/iu;

/** Names and titles of pages about jobs; “the job” is what is done for a customer. */
const JOBS =
  /(?<!\p{L})(?:careers?|apprentice(?:ship)?s?|aprendiz(?:a|as|es)? (?:de|en|para)|lehrlinge?|auszubildende\p{L}*|(?:lehr|arbeits|praktikums)stellen?|stelle (?:als|in der|im)|(?<!(?:the|your|our|every|each|this|that|whole|any|big|small|repair|of)\s)jobs?|vacanc(?:y|ies)|work (?:with|for) us|join (?:us|our (?:team|crew))|we(?:['’]re| are) hiring|karriere|stellen(?:angebote?)?|stellenanzeigen?|ausbildung(?:splätze)?|arbeiten bei|mitarbeiter(?:in)? gesucht|wir suchen|empleos?|vacantes?|trabaj[ao] con nosotr[oa]s|trabajo(?=:)|job(?=:)|únete a(?:l| nuestro) equipo|ofertas? de (?:empleo|trabajo))(?!\p{L})/iu;

/** What a page says that it is about: its name, its titles and its first heading. */
export function titlesOf(raw: object): string[] {
  const { name, seo, sections, hero } = raw as Record<string, unknown>;
  const [first] = Array.isArray(sections) ? sections : [];
  return [
    name,
    (seo as { title?: unknown } | undefined)?.title,
    (hero as { headline?: unknown } | undefined)?.headline,
    (first as { title?: { heading?: unknown } } | undefined)?.title?.heading,
  ].filter((title) => typeof title === 'string');
}

/** True for a page about jobs. */
export function isJobsPage(raw: object): boolean {
  const titles = titlesOf(raw);
  const isNamed = titles.some(
    (title) => JOBS.test(title) || WANTED.test(title) || WANTED_WORKER.test(title),
  );
  // Children are looked after full-time, too.
  const mayBeJob = !isNamed && titles.some((title) => AMOUNT_OF_WORK.test(title));
  return isNamed || (mayBeJob && OF_APPLICANTS.test(JSON.stringify(raw)));
}
