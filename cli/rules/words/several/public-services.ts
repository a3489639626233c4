import { headingAbove, paragraphAt } from '../surroundings.ts';

/** Round the clock, which authorities and hospitals are there as well. */
const ALWAYS = /^(?:24|7|365)(?![\d.,]\d|\d)/;

/** Who grants or runs a service for everybody. */
const PUBLIC =
  /(?<!\p{L})(?:social services|local authority|council(?:['’]s)?|county|municipal|state-run|public (?:hospitals?|homes?|services?)|national health|NHS|emergency (?:services|room|department)|poison control|crisis line|helpline|waiting lists?|sozialamt\p{L}*|jugendamt\p{L}*|pflegekassen?|krankenkassen?|stadtwerke\p{L}*|gesundheitsamt\p{L}*|landratsamt\p{L}*|rettungsdienst\p{L}*|telefonseelsorge|giftnotruf\p{L}*|rettungsleitstelle|öffentliche[rnsm]? (?:träger|dienste?|hand)|servicios sociales|ayuntamiento|diputación|comunidad autónoma|seguridad social|centros? de salud|residencias? públicas?|servicios? públicos?|listas? de espera|emergencias|bomberos)(?!\p{L})/iu;

const OURS =
  /(?<!\p{L})(?:we|us|ours?|my|wir|uns|unser\p{L}*|mein\p{L}*|nosotr[oa]s|nos|nuestr\p{L}+|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business/iu;

/** True for "24 hours" in a passage about a service that an authority grants or runs, and that does not speak of "us". */
export function isOfPublicService(text: string, at: number): boolean {
  if (!ALWAYS.test(text.slice(at).trimStart())) return false;
  const passage = `${headingAbove(text, at)}\n${paragraphAt(text, at)}`;
  return PUBLIC.test(passage) && !OURS.test(passage);
}
