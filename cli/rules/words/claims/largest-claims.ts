const { raw } = String;

/** What a business has or is that has rivals elsewhere, unlike lakes, forts and fairs: its rooms, and what it has in stock. */
const EN_VENUE = raw`(?:(?:climbing|bouldering|trampoline|fitness|dance|yoga|training|garden|riding|diving|karting|bowling|activity|wedding|play|soft[-\s]play|escape|driving|language|music|cooking|bike|pet|tattoo|wool|toy|book)[-\s](?:walls?|cent(?:re|er)s?|halls?|parks?|schools?|venues?|arenas?|rooms?|spaces?|stores?|shops?)|gyms?|salons?|bakery|bakeries|breweries|brewery|academy|academies|restaurants?|garages?|showrooms?|barbershops?|(?:selection|range|choice|stock)\sof\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)`;
const EN_LARGEST = raw`(?:[Ll]argest|[Bb]iggest)`;
const EN_NUMBER_ONE = raw`(?:#\s?1|[Nn]o\.?\s?1|[Nn]umber\s(?:one|1))`;
/** A part of the world or of a country; a town may have but one wall. */
const EN_LAND = raw`(?:the\s(?:UK|US|USA|EU|country|county|region|city|world|area)(?:['’]s)?\b|\p{Lu}[\p{L}-]+['’]s)`;

const EN_NO_MONTH = raw`(?!(?:(?:Jan|Febr)uary|March|April|May|Ju(?:ne|ly)|August|(?:Sept|Nov|Dec)ember|October|Spring|Summer|Autumn|Winter)\b)`;

const ES_VENUE = raw`(?:rocódromos?|gimnasios?|tiendas?|talleres|taller|academias?|escuelas?|autoescuelas?|clínicas?|restaurantes?|panaderías?|pastelerías?|floristerías?|viveros?|salones|salón|peluquerías?|librerías?|ferreterías?|jugueterías?|concesionarios?|centros?\sde\s\p{L}+)`;
const ES_PLACE = raw`(?:(?:de|en)\s(?:la\s(?:ciudad|región|zona|provincia|comarca|comunidad|isla|península|costa)(?!\p{L})|tod[oa]\s|(?!(?:Madre|Dios|Navidad|Enero)\b)\p{Lu})|del\s(?:país|mundo|barrio|pueblo|norte|sur|este|oeste)(?!\p{L})|de\s(?:España|Europa))`;

/**
 * Claims to be the largest, or the first, of a place, which competitors may disprove, by language; with capital letters. What
 * is the biggest of one's own rooms is no such claim, nor is a lake.
 */
export const LARGEST_CLAIMS: Readonly<Record<'en' | 'es' | 'de', readonly string[]>> = {
  en: [
    raw`(?<!\b(?:one\sof|among|second|third|next)\s(?:the\s)?)(?<!\b(?:2nd|3rd|\dth)\s)\b${EN_LARGEST}\s(?:[\p{L}-]+\s){0,2}?${EN_VENUE}\s(?:in|north\sof|south\sof|west\sof|east\sof|outside|across)\s(?:the\s(?:whole\sof\s\p{Lu}|\p{Lu}|city\b|county\b|country\b|region\b|area\b|world\b)|all\sof\s\p{Lu}|${EN_NO_MONTH}\p{Lu})`,
    raw`(?<!\bone\sof\s)(?:\b[Tt]he\s)?(?<=^|[\s“"'(])(?:${EN_LAND})\s(?:${EN_LARGEST}|${EN_NUMBER_ONE})\s(?:[\p{L}-]+\s){0,2}?${EN_VENUE}(?![\p{L}])`,
  ],
  es: [
    raw`(?<!(?<!\p{L})(?:un[oa]\sde|segund[oa]|tercer[oa]?)\s)(?<!\p{L})(?:[Ee]l|[Ll]a)\s${ES_VENUE}\s(?:de\s\p{L}+\s)?más\sgrande\s${ES_PLACE}`,
    raw`(?<!\p{L})(?:[Ee]l|[Ll]a|[Tt]u|[Ss]u)\s(?:rocódromo|gimnasio|vivero|librería|ferretería)\s(?:número\suno|n\.?º\s?1)\s${ES_PLACE}`,
  ],
  de: [
    raw`(?<!\p{L})(?:[Dd]ie|[Dd]er|[Dd]as)\s(?:größte|Größte)[rsn]?\s\p{Lu}\p{L}*(?:halle|studio|laden|schule|zentrum|salon|werkstatt|brauerei|auswahl)\s(?:im\s(?:(?:hohen\s)?Norden|Süden|Osten|Westen|Landkreis|Ruhrgebiet)|an\sder\s(?:Küste|Ostsee|Nordsee))(?!\p{L})`,
  ],
};
