/** Places where a notario is a lawyer of rank. */
export const PLACES = String.raw`mexic\w+|chihuahua|durango|coahuila|juarez|ojinaga|torreon|saltillo|monterrey|parral|delicias|jerez|zacatecas|guadalajara|jalisco|sonora|sinaloa|guanajuato|michoacan|san luis|puebla|oaxaca|veracruz|nuevo leon|tamaulipas|reynosa|piedras negras|acuna|aguascalientes|nayarit|latin america|latinoamerica|america latina|guatemala|honduras|el salvador|colombia|peru|venezuela|cuba|espana|spain|argentina`;
const PLACE = new RegExp(String.raw`\b(?:${PLACES})\b`);
/** What leads there. */
const ABROAD =
  /\b(?:alla|otro lado|consulad\w+|consulates?|apostill\w+|otros? pais(?:es)?|other countr\w+|en su (?:pueblo|tierra|pais),? (?:el|la|un|una) (?:notari|licenciad)[oa] (?:\w+(?:aba|ia)n?|era|iba|es|tiene|son))\b/;

/** Words of an offer: whoever has the title is near, at one's service, or one of us. */
const OFFERED =
  /\b(?:(?:aqui|nosotros) tambien|tambien (?:aqui|nosotros)|igual que (?:aqui|nosotros)|midland|odessa|permian|movil|mobile|domicilio|puerta|door|su casa|your (?:home|house|table)|bilingue|bilingual|confianza|trusted|24|horas|cerca|near|servicios?|services?|llame\w*|call|hable con|talk to|ask for|pregunte por|busque|necesita|needs?|firme|firma (?:con|ante)|somos|soy|we are|i am|certificad[oa]s?|le (?:espera|atiende|visita|ayuda)|(?:nuestr[oa]s?|our) (?:\w+ )?(?:notari|licenciad)[oa]s?|reyes|daniel)\b|@/;

/** Sends the reader to the office of another country: "llame a la notaría de allá". */
const SENT_THERE =
  /\b(?:llam\w+|pregunt\w+|habl\w+|vaya|acuda|busque|calls?|asks?|talk|write|turn) (?:(?:con|por|en|a|al|to|with|at) )?(?:(?:el|la|los|las|su|the|their|your) )?(?:notari|licenciad)[oa]s? (?:public[oa]s? )?(?:(?:de|que esta(?:n)?) alla|del otro lado|(?:de|en) su (?:pueblo|tierra|pais)|(?:over |down )?there)\b/;

/** The title of somebody who is spoken of, and not of an advertisement: "la notaría pide", "su notario allá". */
const SPOKEN_OF =
  /\b(?:el|la|los|las|un|una|su|sus|al|del|ante|otr[oa]|cada|dos|muchos|muchas|algunos|the|an?|many|some|his|her|their|your) (?:\w+ )?(?:notari[oa]s?|licenciad[oa]s?)\b(?! (?:para|for|public[oa]s?|que|who|y|and|(?:de|en|in|of) (?:texas|tejas|leyes|aqui|nosotros))\b)/;

/** What one with the title does for the reader, now: "el licenciado revisa sus papeles". */
const SERVES =
  /\b(?:notari|licenciad)[oa]s? (?:(?:le|les|lo|la|los|las|se) )*(?:(?:revis|sell|firm|prepar|redact|certific|explic|ayud|notari|lleg|tramit|arregl)(?!\w*(?:aban?|aron)\b)|va\b|van\b|vien|atiend|hace)/;

/** True of a sentence that speaks of somebody with such a title and offers nothing. */
export function speaksOfTitle(sentence: string): boolean {
  return (
    SPOKEN_OF.test(sentence) &&
    !OFFERED.test(sentence.replace(SENT_THERE, '')) &&
    !SERVES.test(sentence)
  );
}

/** Whose office is named with the title: "el notario mexicano", "the notario of his town". */
const THEIR_OFFICE = String.raw`\b(?:el|los|las|la|un|una|al|del|con|the|an?|his|her|their) (?:notari|licenciad)[oa]s?(?: public[oa]s?)? (?:(?:mexican|salvadoren|guatemaltec|hondure[nñ]|colombian|cuban|peruan|argentin|espanol)[oa]?s?|(?:de|en|in|of|from) (?:${PLACES})|(?:de|del|en|of|in) (?:alla|otro lado|(?:su|sus|the|his|her|their|that) (?:pueblo|tierra|pais|ciudad|country|town|village)s?|over there|another country))\b|^(?:mexican|the mexican|many mexican|most mexican) notari[oa]s?\b`;
const THEIRS = new RegExp(THEIR_OFFICE, 'g');

/** What such an office wants of a reader, who may be anywhere. */
const WANTS =
  '(?:(?:le|les|lo|la|se) )*(?:pid(?:e|en|io|ieron)|exig(?:e|en|io)|requier(?:e|en)|solicit(?:a|an|o)|quier(?:e|en)|acept(?:a|an|o)|asks? for|asked for|wants?|wanted|requires?|required|accepts?|accepted)';
const WANTED_THERE = new RegExp(
  `\\b${WANTS} (?:${THEIR_OFFICE})|(?:${THEIR_OFFICE}) ${WANTS}\\b`,
  'g',
);
const NEAR =
  /\b(?:aqui|here|midland|odessa|permian|texas|tejas|movil|mobile|domicilio|puerta|door|su casa|your (?:home|house|table)|confianza|trusted|24|somos|soy|we are|i am|nuestr[oa]s?|our|reyes|daniel|nosotr[oa]s)\b|@/;

/** True of a sentence whose only titles are those of offices in other countries, and which brings none of them here. */
export function speaksOnlyOfTheirs(sentence: string): boolean {
  const isOfNobodyElse = (office: RegExp) => {
    const rest = sentence.replace(office, '');
    return rest !== sentence && !/\b(?:notari|licenciad)[oa]s?\b/.test(rest);
  };
  return isOfNobodyElse(WANTED_THERE) || (isOfNobodyElse(THEIRS) && !NEAR.test(sentence));
}

/** True of words that name a place in another country. */
export function namesAbroad(words: string): boolean {
  return PLACE.test(words);
}

/** True of words about another country. */
export function isAbroad(words: string): boolean {
  return namesAbroad(words) || ABROAD.test(words);
}

/** What somebody sends, asks or dictates who has a paper made, and the paper of his. */
const WORD_OF_HIS =
  '(?:mensajes?|correos?|recados?|cartas?|notas?|listas?|textos?|borrador(?:es)?|machotes?|modelos?|formatos?|instruccion(?:es)?|indicacion(?:es)?|requisitos?|peticion(?:es)?|solicitud(?:es)?|preguntas?|respuestas?|papel(?:es)?|hojas?|poder(?:es)?|escrituras?|contratos?|palabras?|audios?|whatsapp|messages?|e ?mails?|notes?|letters?|lists?|texts?|wording|drafts?|instructions?|requests?|questions?|repl(?:y|ies)|words?)';
const TITLED = String.raw`(?:el|la|los|las|su|sus|mi|un|una|the|my|his|her|their|your) licenciad[oa]s?\b`;
/** Who tells, sends and asks: what the notary does at a visit is none of these. */
const TELLS =
  '(?:di(?:o|eron|jo|jeron|ga|gan|ce|cen|ra|ran|cte|cten|cto|ctaron)|(?:mand|envi|dict|indic|redact|contest|coment|encarg|mencion|anot|apunt)(?:o|aron|e|en)|(?:escrib|pid|exig)(?:io|ieron|a|an|e|en)|hizo|hicieron|puso|quier(?:e|en|a|an)|pregunt(?:o|aron)|confirm(?:o|aron|e|en)|gave|sent|told|asked|asks|wrote|wants?|wanted|requested|requires?|drew|drafted|dictated|e ?mailed|texted)';
const CLITICS = '(?:(?:le|les|te|me|nos|se|lo|la|los|las|ya|you|us|me|him|her|it) )*';
const SENT_BY_TITLE = new RegExp(
  [
    // "El mensaje del licenciado", "the wording from the licenciado"
    String.raw`\b${WORD_OF_HIS} (?:que (?:es |viene )?)?(?:de (?=(?:la|los|las|su|sus|un|una) )|del (?=licenciad)|(?:from|of|by) )(?:${TITLED}|licenciad[oa]s?\b)`,
    String.raw`\b(?:the|his|her|their|your) licenciad[oa]'s ${WORD_OF_HIS}\b`,
    // "La que le dio el licenciado", "what the licenciado asked for"
    String.raw`\b(?:que|como|segun|cuando|si|what|that|which|as|when|if) ${CLITICS}${TELLS} (?:ya )?${TITLED}`,
    String.raw`\b(?:que|como|segun|cuando|si|hasta que|what|that|which|as|when|if|whatever|until) ${TITLED}(?: (?:o|y|or|and|de|del|of) (?:(?:el|la|los|las|su|the|a) )?\w+)? ${CLITICS}${TELLS}\b`,
    // "Su licenciado le escribió el texto"
    String.raw`^(?:(?:y|pero|and|but) )?${TITLED}(?: (?:de|del|en|of|in) (?:(?:el|la|su|the|his|her|your) )?\w+)? (?:(?:(?:ya )?(?:le|les|te) (?:mando|envio|dio|pidio|dicto|escribio|redacto|hizo|encargo|indico)|(?:sent|gave|wrote|dictated)(?: you)?|asked(?: you)? for|drew)) (?:\w+ ){0,2}?${WORD_OF_HIS}\b`,
    // "Mi licenciado me dijo que viniera"
    String.raw`\bmi licenciad[oa] (?:ya )?(?:me|nos) (?:dijo|mando|pidio|dio|recomendo|explico|encargo)\b|\bmy licenciad[oa] (?:told|sent|asked|gave)\b`,
  ].join('|'),
);
/** What a notary has readers show, of whom then the title is. */
const SHOWN_AT_VISIT =
  /\b(?:identificaci\w+|licencia|pasaporte|credencial|ids?|identification|huellas?|thumbprints?)\b/;
/** The one with the title is here, or is one of us. */
const OF_HERE =
  /\b(?:nuestr[oa]s?|our|somos|soy|we are|i am|reyes|daniel|midland|odessa|movil|mobile|a domicilio|aqui mismo)\b/;

/** True of a sentence whose licenciado has a paper made: he sent its text, or says what it needs. */
export function isSentByTitle(sentence: string): boolean {
  return (
    SENT_BY_TITLE.test(sentence) &&
    !/\blicenciad[oa]s?\b/.test(sentence.replace(SENT_BY_TITLE, '')) &&
    !OF_HERE.test(sentence) &&
    !SHOWN_AT_VISIT.test(sentence)
  );
}
