import { exclusions } from './breach.ts';

/** Grounds on which the law gives no withdrawal, and what the sentence gives instead. */
const EN_GROUNDS =
  /(?<!\p{L})(?:tickets?|made to|made for you|cut to|to your|bespoke|custom\p{L}*|personali[sz]ed|engraved|perishable|fresh|food|flowers?|bouquets?|plants?|cakes?|bread|meals?|hampers?|sealed|unsealed|opened|hygien\p{L}*|earrings|piercing|underwear|digital|downloads?|newspapers?|magazines?|lessons?|class(?:es)?|courses?|seats?|places|passes|vouchers?|date|dates|dated|hotel|urgent|emergenc\p{L}*|once|after|when|if|until|unless|except|before|no longer|but|only|however|instead|though|although|within|regulations?|trade|businesses|competitors?|some|many|nobody|never say|not true|void|unlawful)(?!\p{L})/iu;

const EN_GOODS =
  '(?:(?:online|internet|mail|phone|telephone|distance) (?:orders?|purchases?|sales)|(?:what|everything|anything|orders?|goods|items?|products?|purchases?|\\p{L}+s|\\p{L}+ and \\p{L}+) (?:(?:that|which|you|we|are|were|is|was|have|been) ){0,3}(?:ordered|bought|purchased|placed|made) (?:\\p{L}+ ){0,2}?(?:online|by (?:phone|telephone|e-?mail|post)|over the (?:phone|internet)|(?:at|from) a distance|(?:through|via|on|from) (?:our|the|this) (?:web ?site|web ?shop|online (?:shop|store))))';
/** What can be done instead may follow: the shop is not the only way back. */
const EN_ENDS =
  '(?: or (?:changed|amended|swapped))?(?=[.!,]|$)(?!, (?:you|we|please|send)(?!\\p{L}))(?![.!] (?:but |however,? |instead,? )?(?:you|customers) (?:can|may) )';

const ENGLISH = new RegExp(
  `(?<!\\p{L})${EN_GOODS} (?:(?:(?:cannot|can[’']t|can not|can never|may not|must not|will not|won[’']t) be|are not|is not) (?:(?:cancelled|canceled|exchanged|returned|sent back|taken back|refunded)(?: (?:and|or|nor) )?)+|(?:are|is) (?:always )?(?:final|non-?returnable|not returnable))${EN_ENDS}|(?<!\\p{L})(?:no (?:(?:cancellations?|returns?|refunds?)(?:,| and| or)? ){1,3}|(?:we (?:do not|don[’']t|cannot|never) (?:accept|take|allow)|there are no) (?:(?:any|cancellations?|returns?)(?: or| and)? ){1,4})(?:on|for|of) (?:any |all )?${EN_GOODS}${EN_ENDS}|(?<!\\p{L})(?:no right to|(?:cannot|can[’']t|may not)) (?:cancel|return|withdraw from) (?:or return )?(?:an? |any |your |the )?${EN_GOODS}${EN_ENDS}`,
  'imu',
);

const DE_GROUNDS =
  /(?<!\p{L})(?:312g|356|nicht (?:\p{L}+ )?ausgeschlossen|maß\p{L}*|\p{L}*anfertigung\p{L}*|individuell\p{L}*|wunsch\p{L}*|persönlich\p{L}*|zugeschnitten\p{L}*|graviert\p{L}*|ticket\p{L}*|\p{L}*karten|termin\p{L}*|datum|verderblich\p{L}*|\p{L}*lebensmittel\p{L}*|frisch\p{L}*|blumen\p{L}*|sträuße|pflanzen|torten?|kuchen|brot|hygien\p{L}*|versiegel\p{L}*|entsiegel\p{L}*|geöffnet\p{L}*|ohrringe?|digital\p{L}*|download\p{L}*|zeitschriften|gutscheine?|\p{L}*kurse?|plätze|stunden|dringend\p{L}*|unternehm\p{L}*|gewerb\p{L}*|geschäftskund\p{L}*|händler\p{L}*|mehr|sobald|nachdem|wenn|falls|soweit|sofern|nach|außer|sondern|aber|jedoch|nur|unwirksam|unzulässig|manche|viele)(?!\p{L})/iu;

const DE_GOODS =
  '(?:(?:online|im (?:internet|netz|web-?shop|online-?shop)|über (?:unsere|die) (?:website|webseite|homepage|internetseite)|über (?:unseren|den) (?:online|web)-?shop|per (?:telefon|e-?mail|internet)|telefonisch) (?:bestellte|gekaufte|erworbene)[nrs]? (?:\\p{L}+ )?\\p{L}+|(?:waren?|artikel|sachen|stücke|produkte|möbel|\\p{L}+),? (?:die|das|der|was) (?:sie|du|ihr) (?:\\p{L}+ )?(?:online|im (?:internet|netz|web-?shop|online-?shop)|telefonisch|per (?:telefon|e-?mail)) (?:\\p{L}+ )?(?:bestell|kauf|gekauft)\\p{L}*(?: \\p{L}+)?,?|online-?(?:bestellungen?|käufe|einkäufe|kauf)|telefonische bestellungen|bestellungen (?:im|aus dem|über (?:unseren|den)) (?:online|web)-?shop)';

const GERMAN = new RegExp(
  `(?<!\\p{L})${DE_GOODS} (?:(?:können|kann|lassen sich|lässt sich|dürfen|darf) (?:\\p{L}+ ){0,2}?(?:nicht|nie|niemals) (?:(?:zurückgegeben|zurückgeben|zurückgeschickt|zurückschicken|zurückgesendet|retourniert|storniert|stornieren|widerrufen)(?: und | oder )?)+(?: werden)?(?=[.!]|$)|(?:nehmen|nimmt) (?:wir )?(?:\\p{L}+ ){0,2}?nicht zurück(?=[.!]|$)|(?:werden|wird) (?:\\p{L}+ ){0,2}?nicht zurückgenommen(?=[.!]|$)|(?:sind|ist) (?:\\p{L}+ ){0,2}?(?:von (?:der|jeder) rückgabe|vom widerruf|von (?:rückgabe|widerruf)(?: und (?:rückgabe|widerruf|umtausch))?) ausgeschlossen(?=[.!]|$))|(?<!\\p{L})(?:die |eine |keine )?(?:rückgabe|rücknahme|rücksendung|stornierung) (?:von |der |für |bei )?${DE_GOODS}(?: (?:ist|sind) (?:\\p{L}+ ){0,2}?(?:nicht möglich|ausgeschlossen|unmöglich)| gibt es nicht)(?=[.!]|$)`,
  'imu',
);

const ES_GROUNDS =
  /(?<!\p{L})(?:a (?:tu |su )?medida|personalizad\p{L}*|grabad\p{L}*|encargo|perecedero\p{L}*|fresc\p{L}+|comida|alimentos?|flores|ramos?|plantas?|tartas?|pan|entradas?|fechas?|digital\p{L}*|clases?|cursos?|plazas?|bonos?|vales?|descargas?|precint\p{L}*|abiert\p{L}+|higien\p{L}*|pendientes|bañadores|empresas?|profesionales|103|una vez|si|cuando|después|tras|salvo|excepto|pero|sino|solo|sólo|aunque|ya|nul[ao]s?|algun[oa]s|much[oa]s)(?!\p{L})/iu;

const ES_GOODS =
  '(?:(?:todo )?lo (?=comprad|pedid|encargad|vendid|adquirid)|(?:pedidos?|compras?|artículos?|productos?|prendas?|ventas|mercancía|\\p{L}+s) )(?:que (?:\\p{L}+ ){1,2}|(?:hech|realizad|comprad|pedid|encargad|vendid|adquirid)[oa]s? )?(?:en línea|online|on-line|por internet|por teléfono|a distancia|(?:en|a través de|desde) (?:nuestra|la) (?:web|página(?: web)?|tienda (?:online|en línea)))';

const SPANISH = new RegExp(
  `(?<!\\p{L})${ES_GOODS} (?:no (?:(?:se cambian? ni )?se (?:devuelven?|reembolsan?)(?: ni se cambian?)?|se (?:pueden?|podrán?) (?:(?:cancelar|devolver|anular)(?: (?:ni|o|y) )?)+|pueden? (?:(?:cancelar|devolver|anular)se(?: (?:ni|o|y) )?)+|pueden? ser (?:devuelt|cancelad|anulad)[oa]s?|admiten? (?:devoluci(?:ón|ones)|cancelaci(?:ón|ones)|desistimiento)|tienen? (?:devolución|derecho a devolución|derecho de desistimiento)))(?=[.!]|$)|(?<!\\p{L})no (?:se )?(?:admit\\p{L}+|acept\\p{L}+|hay) (?:(?:devoluci(?:ón|ones)|cancelaci(?:ón|ones)|desistimiento)(?: (?:ni|o|y) )?)+ (?:de|en|para) (?:los |las )?${ES_GOODS}(?=[.!]|$)`,
  'imu',
);

/**
 * Goods that were ordered at a distance and are said to be kept, by language: consumers may withdraw for 14 days
 * (Directive 2011/83/EU, art. 9; Consumer Contracts Regulations 2013, reg. 29).
 */
export const DISTANCE_ORDERS = {
  en: exclusions(ENGLISH, EN_GROUNDS, [
    ' online',
    'nline ',
    'distance',
    'phone',
    'ebsite',
    'nternet',
  ]),
  de: exclusions(GERMAN, DE_GROUNDS, ['nline', 'elefon', 'nternet', 'ebsite', 'ebshop']),
  es: exclusions(SPANISH, ES_GROUNDS, [
    'en línea',
    'online',
    'internet',
    'teléfono',
    'a distancia',
    ' web',
  ]),
};
