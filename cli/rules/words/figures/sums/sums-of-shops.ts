import type { Facts } from '../../../../content/facts/facts.ts';

/** In or from another kind of shop. */
const IN_SHOP =
  /(?<!\p{L})(?:(?:at|in|from)\s(?:the|an?|any)\s(?:\p{L}+\s)?(?:diner|supermarket|hardware (?:store|shop)|department store|(?:charity|op|thrift|pound|sports|craft|pet|garden) shop|chemist|newsagent|flea market|grocery(?: store)?|gas station|big-box store|drugstore|dollar store|multi-storey|car park|parking garage)|(?:im|am|auf dem|aus dem|beim|vom)\s(?:(?:super|bau|elektro|floh|drogerie|getränke|trödel)markt|parkhaus\p{L}*|handel|discounter|internet|kaufhaus|möbelhaus)|(?:in|bei|an)\s(?:der|jeder)\s(?:eisdiele|tankstelle|post|bahn)|(?:en|de)\s(?:el|la|un|una|cualquier)\s(?:súper|supermercado|ferretería|farmacia|mercadillo|tianguis|gasolinera|bazar)|del\s(?:súper|supermercado|mercadillo|tianguis|bazar)|on the (?:internet|web)|en internet)(?!\p{L})/iu;

/** Shops that everybody knows, before or directly after what something costs there. */
const CHAINS =
  "Walmart|Target|Costco|Amazon|eBay|Etsy|Home Depot|Lowe['’]s|IKEA|Staples|Starbucks|McDonald['’]s|Whole Foods|Trader Joe['’]s|Kroger|Safeway|Price Chopper|Best Buy|Petco|PetSmart|AutoZone|Walgreens|CVS|Tesco|Sainsbury['’]s|B&Q|Argos|Boots|Screwfix|Halfords|Aldi|Lidl|Rewe|Edeka|Kaufland|Rossmann|Hornbach|MediaMarkt|Mercadona|Carrefour|El Corte Inglés|Leroy Merlin|Decathlon|Oxxo|Soriana|Chedraui|Mercado Libre";
export const AT_CHAIN = new RegExp(
  `(?<!\\p{L})(?:[Aa]t|[Ff]rom|[Oo]n|[Ii]n|[Bb]ei|[Ii]m|[Aa]uf|[Ee]n)\\s(?:the |der |dem |el |la |los )?(?:${CHAINS})(?!\\p{L})`,
  'u',
);

/** A thing called by its price, up to where it comes from: "a $12 jar opener from the hardware shop". */
const THING_BEFORE = /(?<!\p{L})(?:an?|the|any|one|every|each|this|that|your|some)\s$/iu;
const THING = /^\s(?:[\p{L}-]+\s){1,3}$/u;

/** Between a sum and the shop in which something is cheaper by it: "three dollars less on the internet". */
const APART =
  /^\s(?:less|more|cheaper|dearer|weniger|mehr|günstiger|billiger|teurer|menos|más(?: (?:barat|car)[oa]s?)?)(?=\s)/iu;

/** Words that tell no kind of shop from others. */
const OF_ANY_SHOP = /^(?:from|store|shop|market|markt|tienda|cualquier|jeder)$/u;

/** True if the shop of some words is of the kind that the business is: the chemist is not somebody else on the site of a chemist. */
function isOurKind(words: string, { site }: Facts): boolean {
  const { name = '', type = '' } = site?.business ?? {};
  const ours = `${name} ${type}`.toLowerCase();
  return (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => !OF_ANY_SHOP.test(word) && ours.includes(word),
  );
}

/** Where words speak of another kind of shop; undefined if they do not. */
function shopIn(words: string, facts: Facts): number | undefined {
  const found = IN_SHOP.exec(words);
  return found && !isOurKind(found[0], facts) ? found.index : undefined;
}

/** True if the words before a sum speak of another kind of shop. */
export function isInShop(before: string, facts: Facts): boolean {
  return shopIn(before, facts) !== undefined;
}

/** True if the words after a sum say that it, or the thing which is called by it, is that of another kind of shop. */
export function isFromShop(before: string, after: string, facts: Facts): boolean {
  const at = shopIn(after.replace(APART, ''), facts);
  if (at === undefined) return false;
  return at === 1 || (THING_BEFORE.test(before) && THING.test(after.slice(0, at)));
}
