const ARTICLE = 'a|an|one|our|un|una|ein|eine|einer|unser|unsere';
const KIND =
  'happy|satisfied|pleased|grateful|delighted|thankful|verified|real|former|recent|loyal|repeat|long-?time|anonymous|local|google|facebook|yelp|feliz|content[oa]|satisfech[oa]|agradecid[oa]|verificad[oa]|anónim[oa]|fiel|zufriedene[rs]?|glückliche[rs]?|dankbare[rs]?|begeisterte[rs]?|verifizierte[rs]?|anonyme[rs]?|treue[rs]?';
const PERSON =
  'customer|client|patient|user|buyer|shopper|visitor|guest|reviewer|homeowner|student|daughter|son|mother|father|wife|husband|couple|family|bride|groom|pupil|learner|driver|parent|mum|dad|mom|grandparent|tenant|landlord|member|resident|neighbou?r|owner|participant|someone|somebody|person|cliente|clienta|paciente|hij[oa]|madre|padre|pareja|familia|usuari[oa]|comprador|compradora|visitante|huésped|alumn[oa]|estudiante|conductora?|inquilin[oa]|soci[oa]|vecin[oa]|participante|alguien|kunde|kundin|patientin|tochter|sohn|mutter|vater|familie|ehepaar|nutzer|nutzerin|käufer|käuferin|besucher|besucherin|schüler|schülerin|fahrschüler|fahrschülerin|mieter|mieterin|mitglied|nachbar|nachbarin|teilnehmer|teilnehmerin|gast|jemand';

/** Words in place of a name: `A happy customer`, `Clienta satisfecha`. */
const SOMEBODY = `(?:(?:${ARTICLE}) )?(?:(?:${KIND}) )*(?:${PERSON})(?: (?:${KIND}))?(?: of (?:(?:an?|our|two|three|four) \\p{L}+|two|three|four))?(?:,? (?:from|near|in|aus|de|en) (?!muestra|ejemplo|prueba)[\\p{L} ]{2,30})?`;

const NOBODY = new RegExp(
  `^[^\\p{L}\\d]*(?:${SOMEBODY}|n\\.?\\s?n\\.?|anonymous|anonym|anónim[oa]|n\\/a|none|unknown|unbekannt|desconocid[oa]|(?:full |first |last |customer(?:['’]s)? |client |your )?name(?: here)?|author|john doe|jane doe|nombre(?: y apellidos?)?|autora?|max mustermann|erika mustermann|(?:vor|nach)name|autorin|x+|-+|\\?+|\\.+)[^\\p{L}\\d]*$`,
  'iu',
);

/** True if a text in place of a name is not one. */
export function isNobody(author: string): boolean {
  // A remark in brackets is no name: "(sample)", "A happy customer (Leeds)".
  const named = author.replace(/\([^()]*\)/g, '').trim();
  return named === '' ? author !== '' : NOBODY.test(named);
}

/** Said of praise without a name. */
export function saidByNobody(author: string): { message: string; hint: string } {
  return {
    message: `Nobody has said this: "${author}" is no name.`,
    hint: 'Give the name as the customer allows it, such as "Patricia L.", or leave the words out.',
  };
}
