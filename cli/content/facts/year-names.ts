/** Last part of the name of a fact that is a year: `history.founded`, `shop.openedIn`, `figures.foundedYear`. */
const YEAR =
  /(?:^|\.)(?:found(?:ed|ing)|since|established|started|opened|opening|began|launched|incorporated|gegruendet|gegründet|gruendung|gründung|eroeffnet|eröffnet|eroeffnung|eröffnung|seit|beginn|desde|fundad[oa]|fundaci[oó]n|apertura|inaugurad[oa]|inicio)(?:Year|In|Jahr|Anio)?$|(?:^|\.)(?:year|jahr|año|anio)$|(?:Year|Jahr|Anio|Año)$/;

/** One that is a year if its number may be that of a year of our time: `season`, `summerSeason`, `mitglieder.saison`. */
const OF_YEAR =
  /(?:^|\.|_)(?:season|vintage|harvest|edition|cohort|copyright|saison|spielzeit|jahrgang|ernte|ausgabe|auflage|baujahr|stand|temporada|cosecha|añada|edici[oó]n|promoci[oó]n|campaña|curso)$|(?:Season|Vintage|Harvest|Edition|Cohort|Saison|Spielzeit|Jahrgang|Ernte|Temporada|Cosecha|Edicion|Edición|Campaña)$/;

/** True of a number that is a year by the name of its fact; years have no thousands separator. */
export function isYear(name: string, value: number): boolean {
  if (!Number.isInteger(value)) return false;
  if (value >= 1500 && value <= 2100 && YEAR.test(name)) return true;
  return value >= 1900 && value <= 2100 && OF_YEAR.test(name);
}

/** True for the year that an edition or a season is called by, in which nothing need have begun. */
export function isOfEdition(name: string): boolean {
  return OF_YEAR.test(name);
}
