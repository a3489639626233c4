/** Last part of the name of a fact that is a year: `history.founded`, `shop.openedIn`, `figures.foundedYear`. */
const YEAR =
  /(?:^|\.)(?:found(?:ed|ing)|since|established|started|opened|opening|began|launched|incorporated|gegruendet|gegründet|gruendung|gründung|eroeffnet|eröffnet|eroeffnung|eröffnung|seit|beginn|desde|fundad[oa]|fundaci[oó]n|apertura|inaugurad[oa]|inicio)(?:Year|In|Jahr|Anio)?$|(?:^|\.)(?:year|jahr|año|anio)$|(?:Year|Jahr|Anio|Año)$/;

/** True of a number that is a year by the name of its fact; years have no thousands separator. */
export function isYear(name: string, value: number): boolean {
  return Number.isInteger(value) && value >= 1500 && value <= 2100 && YEAR.test(name);
}
