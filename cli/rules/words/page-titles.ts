import { JOBS as WORK } from './claims/job-advertisements.ts';

/** Titles that look for somebody: "Line cook wanted", „Köchin gesucht“, «Se busca camarera». */
const WANTED = new RegExp(
  `(?<!\\p{L})(?:${WORK.en}(?:\\s\\(\\p{L}[^)]{0,20}\\))?\\swanted|(?:help|staff)\\swanted|${WORK.de}(?:\\s\\([^)]{0,20}\\))?\\sgesucht|se\\s(?:busca|necesita)n?\\s(?:un[oa]?\\s)?${WORK.es})(?!\\p{L})`,
  'iu',
);

/** Names and titles of pages about jobs. */
const JOBS =
  /(?<!\p{L})(?:careers?|jobs?|vacanc(?:y|ies)|work (?:with|for) us|join (?:us|our (?:team|crew))|we(?:['’]re| are) hiring|karriere|stellen(?:angebote?)?|stellenanzeigen?|ausbildung(?:splätze)?|arbeiten bei|mitarbeiter(?:in)? gesucht|wir suchen|empleos?|vacantes?|trabaj[ao] con nosotr[oa]s|únete a(?:l| nuestro) equipo|ofertas? de (?:empleo|trabajo))(?!\p{L})/iu;

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
  return titlesOf(raw).some((title) => JOBS.test(title) || WANTED.test(title));
}
