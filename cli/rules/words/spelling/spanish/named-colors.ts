/** Nouns that are also names of colors, which have no plural then, by their gender: «las chocolate» are chairs, and «los perla» shoes. */
const MASCULINE = new Set(
  'chocolate vino marfil coral salmón caramelo limón melocotón durazno tabaco tomate trigo hueso humo cobre bronce oro acero plomo grafito carbón ladrillo champán cielo jade ámbar zafiro rubí granate marino petróleo nogal roble pino cerezo arándano chicle coñac musgo pistacho pistache aguacate camello nácar índigo añil latón óxido cemento lodo cacao moka tostado'.split(
    ' ',
  ),
);
const FEMININE = new Set(
  'arena canela menta mostaza oliva perla plata cereza fresa frambuesa ciruela uva guinda mandarina mora berenjena esmeralda amatista aguamarina terracota teja tierra ceniza pizarra piedra nieve vainilla lavanda caoba haya miel nuez avellana almendra castaña calabaza zanahoria sangre grana paja lima manzana'.split(
    ' ',
  ),
);

/** Adjectives of color in the plural, and nouns of color that are hardly anything else behind an article. */
const COLORED =
  /(?<!\p{L})[Ll][oa]s (?:blanc|negr|roj|amarill|dorad|platead|morad|rosad|anaranjad|clar|oscur|transparent|cobriz|tostad|crud)(?:[oa]s|es)(?!\p{L})|(?<!\p{L})[Ll][oa]s (?:azules|verdes|grises|marrones|naranja|rosa|beige|crema|turquesa|lila|transparentes)(?!\p{L})/u;

/**
 * True for a noun behind an article of the plural that is the name of a color: the article agrees with things that are not said again and not
 * with the noun, or the text has other colors of such things beside it.
 *
 * @param which the article: «las».
 */
export function isNamedColor(which: string, noun: string, text: string): boolean {
  const isFeminine = /^[Ll]as$/.test(which);
  if (!isFeminine && !/^[Ll]os$/.test(which)) return false;
  const [own, other] = isFeminine ? [FEMININE, MASCULINE] : [MASCULINE, FEMININE];
  return other.has(noun) || (own.has(noun) && COLORED.test(text));
}
