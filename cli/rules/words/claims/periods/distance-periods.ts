import { type SaidPeriods, START, saying } from './said-periods.ts';

const EN_DISTANCE =
  '(?:online|by (?:e-?mail|phone|telephone|post)|(?:at|from) a distance|(?:on|through|via) (?:our|the) web ?site)';
const EN_FREELY =
  '(?:for any reason|without (?:giving )?(?:an?y?|your) reasons?|without (?:any )?explanation)';

/**
 * Withdrawal from what was joined or bought at a distance, in sentences that give their period and name neither the right nor
 * the contract. Whoever gives a few days to people who sign at the desk gives more than the law.
 */
export const ENGLISH_DISTANCE: SaidPeriods = {
  right: 'withdrawal',
  sign: /ancel|ithdraw|change your mind|(?:nline|distance|phone|mail|ebsite)[^.!?\n]{0,60}(?:returned|sent back)/,
  asked: /cancel|withdraw|return|change (?:my|your) mind/i,
  bare: false,
  said: saying(
    'en',
    `${EN_DISTANCE}..(?:you|they|customers|members) (?:have|get) (?:only |just )?N (?:in which )?to (?:cancel|withdraw|change (?:your|their) minds?)`,
    `${EN_DISTANCE}..(?:can|may) (?:cancel|withdraw)(?: \\p{L}+){0,4}? (?:within|in the first|up to) N(?! (?:of|after|from) (?:receiving|receipt|delivery|ordering|buying|purchase|placing))`,
    `(?:can|may) (?:cancel|withdraw)(?: \\p{L}+){0,4}? (?:within|up to) N (?:of|after|from) (?:joining|signing up|subscribing|ordering|buying)..${EN_DISTANCE}`,
    `you have (?:only |just )?N (?:in which )?to (?:cancel|withdraw) ${EN_FREELY}`,
    `(?:can|may) (?:cancel|withdraw) ${EN_FREELY}(?: \\p{L}+)? (?:within|in the first|up to) N`,
    `(?:within|in the first) N..(?:can|may) (?:cancel|withdraw) ${EN_FREELY}`,
    'you have (?:only |just )?N (?:in which )?to withdraw(?=[.,;!]|$)',
    `(?:orders?|purchases?|goods|items|products|(?:what|anything) (?:you )?(?:have )?(?:buy|order|bought|ordered)) (?:(?:placed|made|bought|ordered|purchased) )?${EN_DISTANCE} (?:can|may|must) be (?:returned|sent back)..(?:within|in|up to|for) N`,
    `(?:bought|ordered|purchased) ${EN_DISTANCE}(?: (?:or|and) (?:by )?\\p{L}+)?,? (?:it|they|this|these|a voucher|the voucher) (?:can|may) be (?:returned|sent back|cancelled)..(?:within|in|up to|for) N`,
  ),
  unless:
    /(?<!\p{L})(?:appointments?|bookings?|reservations?|lessons?|class(?:es)?|courses?|tickets?|events?|tables?|rooms?|visits?|sessions?|hire|trips?|flights?|insurance|trials?|hours?|fourteen|14|two weeks|30|at (?:the|our) (?:desk|counter|till|reception)|in person|on our premises|(?:in|to) (?:the|our) (?:shop|store|club|gym|studio|showroom)|faulty|damaged|defective|exchange\p{L}*|bespoke|made to|custom-?made|personali[sz]ed|free|applications?|consent|money|cash|trade|businesses)(?!\p{L}|\d)/iu,
};

const ES_DISTANCE =
  '(?:en línea|online|on-line|por internet|por teléfono|por correo|a distancia|(?:en|a través de|desde) (?:nuestra|la) (?:web|página(?: web)?|tienda (?:online|en línea)))';

/** The same in Spanish; the question may have the verb. */
export const SPANISH_DISTANCE: SaidPeriods = {
  right: 'withdrawal',
  sign: /línea|line|nternet|por teléfono|por correo|distancia|a web|página/,
  asked: /devolv|devoluci|arrepent|cambiar de (?:idea|opinión)/i,
  bare: false,
  said: saying(
    'es',
    `${ES_DISTANCE}..(?:se puede|puede|puedes|podrá|podrás|se pueden|pueden) (?:devolver|desistir|cancelar|anular)\\p{L}*..(?:en|dentro de|hasta|durante)(?: un plazo de)?(?: los)? N`,
    `${ES_DISTANCE}..(?:se devuelven?|se cancelan?) (?:en|dentro de|hasta|durante)(?: un plazo de)?(?: los)? N`,
    `${ES_DISTANCE}..(?:tiene|tienes|dispone|dispones|hay)(?: \\p{L}+){0,2} N para (?:desistir|devolver\\p{L}*|cambiar de (?:idea|opinión))`,
    `(?:tiene|tienes|dispone|dispones|hay)(?: \\p{L}+){0,2} N para (?:desistir|devolver)..${ES_DISTANCE}`,
  ),
  saidAlone: saying(
    'es',
    `${START}(?:todo )?lo (?:comprad|pedid|encargad|adquirid)o ${ES_DISTANCE},? (?:solo |sólo |hasta )?(?:en|durante|dentro de) N(?=[.,;]|$)`,
  ),
  unless:
    /(?<!\p{L})(?:dinero|abon\p{L}*|reembols\p{L}*|reintegr\p{L}*|importe|catorce|14|quince|15|treinta|30|mes(?:es)?|en (?:la |nuestra )?tienda(?! online| en línea)|defect\p{L}*|averiad\p{L}*|medida|grabad\p{L}*|personalizad\p{L}*|entradas?|clases?|cursos?|citas?|reservas?|empresas|profesionales)(?!\p{L}|\d)/iu,
};

const DE_DISTANCE =
  '(?:online|im (?:internet|netz|web-?shop|online-?shop)|telefonisch|per (?:telefon|e-?mail)|über (?:unsere|die) (?:website|webseite))';
const DE_BACK =
  '(?:zurückgegeben|zurückgeben|zurückgeschickt|zurückschicken|zurückgesendet|zurücksenden|storniert|stornieren|zurück)';

/** The same in German. */
export const GERMAN_DISTANCE: SaidPeriods = {
  right: 'withdrawal',
  sign: /(?:nline|nternet|im Netz|hop|elefon|Mail|ebsite|ebseite)[^.!?\n]{0,90}(?:zurück|storni)/,
  asked: /zurückgeben|rückgabe|stornieren/i,
  bare: false,
  said: saying(
    'de',
    `${DE_DISTANCE} (?:bestellt|gekauft|erworben)e[nrs]? [^.!?;\\n]{0,40}?(?:binnen|innerhalb(?: von)?|bis zu|nur) N(?: \\p{L}+){0,3}? ${DE_BACK}`,
    `(?:was|waren?,? die) (?:sie|du|ihr) ${DE_DISTANCE} (?:bestell|kauf)\\p{L}*,? [^.!?;\\n]{0,40}?(?:binnen|innerhalb(?: von)?|bis zu|nur) N(?: \\p{L}+){0,3}? ${DE_BACK}`,
    `online-?(?:bestellungen|käufe) (?:können|kann|dürfen|nehmen)[^.!?;\\n]{0,40}?(?:binnen|innerhalb(?: von)?|bis zu|nur) N(?: \\p{L}+){0,3}? ${DE_BACK}`,
  ),
  unless:
    /(?<!\p{L})(?:erstatt\p{L}*|geld|vierzehn|14|zwei wochen|30|dreißig|monat\p{L}*|im laden|filiale|geschäft|defekt\p{L}*|mangelhaft\p{L}*|beschädigt\p{L}*|maß\p{L}*|umtausch\p{L}*|termin\p{L}*|ticket\p{L}*|\p{L}*karten|\p{L}*kurse?|nach (?:dem|ihrem|deinem) widerruf|unternehm\p{L}*|gewerb\p{L}*)(?!\p{L}|\d)/iu,
};
