/** Hosts that only states and their offices have. */
const HOST_OF_STATE =
  /(?:^|\.)(?:gov|mil|gob|gub|gouv|gv|govt|nhs|police|parliament)(?:\.[a-z]{2})?$|(?:^|\.)(?:europa\.eu|admin\.ch|bund\.de|bundestag\.de|bayern\.de|nrw\.de|hessen\.de|sachsen\.de|ltsh\.de|landsh\.de|bwl\.de|aepd\.es|seg-social\.es|policia\.es|guardiacivil\.es|poderjudicial\.es|parlament\.gv\.at)$/u;

/** Names of authorities with which people complain, or to which they turn for protection. */
const AUTHORITY =
  /(?<!\p{L})(?:Information Commissioner|Data Protection (?:Commission(?:er)?|Authority|Board)|Attorney General|Trading Standards|Ombuds\p{L}+|Citizens Advice|(?:Landes|Bundes)beauftragte\p{L}*|(?:Datenschutz(?:aufsichts)?|Aufsichts|Verbraucherschutz)behörde|Datenschutzkommission|Beschwerdestelle|Schlichtungsstelle|Landesamt|Bundesamt|Agencia (?:Española|Andaluza|Vasca|Catalana) de Protección de Datos|Autoridad (?:Catalana|Vasca) de Protección de Datos|Defensor\p{L}* del (?:Pueblo|Consumidor)|Superintendencia|Ministerio|Consejería)(?!\p{L})/iu;

/** Offices of a state that go by an abbreviation or a name of their own: "Contact HMRC. Call 0300 …". */
const OFFICE_BY_NAME =
  /(?<!\p{L})(?:HMRC|HM Revenue|Companies House|Land Registry|DVLA|DVSA|DWP|Ofsted|Ofgem|Ofcom|Acas|ACAS|NHS 111|the Pension Service|Student Loans Company|IRS|USCIS|FEMA|Medicare|Deutsche Rentenversicherung|Agentur für Arbeit|Elster|AEAT|SEPE|DGT|INSS|SAT|IMSS|ANSES|AFIP|DIAN)(?!\p{L})/u;

/** True for an address at the host of a state or one of its offices. */
export function isAddressOfState(address: string): boolean {
  return HOST_OF_STATE.test(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
}

/** The lines around a position up to the next blank ones, and the paragraph that leads to them. */
function besideAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n\n', at);
  const leads = start <= 0 ? 0 : text.lastIndexOf('\n\n', start - 1) + 1;
  const lead = text.slice(leads, Math.max(start, 0)).trimEnd();
  const own = text.slice(start + 1, at);
  return lead.endsWith(':') ? `${lead}\n${own}` : own;
}

/** True for a number or an address below or behind the name of an authority, whose it is. */
export function isOfAuthority(text: string, at: number): boolean {
  const beside = besideAt(text, at);
  return AUTHORITY.test(beside) || OFFICE_BY_NAME.test(beside);
}
