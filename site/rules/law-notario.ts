import { plainWords, sentencesOf, type TextRule } from 'touchdown';
import { isAbroad, namesAbroad, PLACES, speaksOfTitle, speaksOnlyOfTheirs } from './abroad.ts';
import { FORBIDDEN, forbiddenTitle, mayHoldForbiddenTitle } from './forbidden-title.ts';

/** Sentences that explain the ban or the difference to other countries advertise nothing. */
const EXPLAINED =
  /\b(?:(?:no|tampoco) (?:es|son|somos|soy|era|eran) (?:(?:un|una) )?(?:abogad[oa]s? (?:ni|o) (?:(?:un|una) )?notari[oa]s?|notari[oa]s? (?:ni|o) (?:(?:un|una) )?abogad[oa]s?)|(?:are|is|am) (?:not (?:an? )?(?:lawyers?|attorneys?) (?:or|nor) (?:an? )?notari[oa]s?|not (?:an? )?notari[oa]s? (?:or|nor) (?:an? )?(?:lawyers?|attorneys?))|que no sea notari[oa] (?:o \w+ )?de alla|forbid\w*|prohibit\w*|prohib\w+|illegal\w*|ilegal\w*|against the law|not allowed|fals[oa]s? notari[oa]s?|contra la ley|(?:breaks?|breaking|violates?|violating|viola|violando) (?:the|la) (?:law|ley)|(?:may not|must not|cannot|no (?:puede|pueden|podemos)) (?:use|call|advertise|be called|usar|llamarse|anunciarse)|difference between|diferencias? (?:entre|notari[oa] y notary|notary(?: public)? y notari[oa])|notari[oa](?: public[oa])? (?:y|and|o|or|vs) notary(?: public)? (?:diferencias?|difference)|notari[oa]s? como (?:l[oa]s de|en) mexico|notari[oa]s? (?:fraud|scams?)|fraudes? (?:(?:de|por|con) )?(?:un )?(?:falsos? )?notari[oa]s?|(?:sign|letrero|anuncio) (?:says?|said|dice|decia) notari[oa]|(?:uno|una|alguien|quien|persona|gente|hombre|mujer|senora?|somebody|someone|man|woman|people) (?:(?:que|who|that) )?(?:(?:(?:con \w+ \w+|de \w+) )?(?:le |les |me )?(?:decia|dijo|dice|decian|dijeron|dicen) (?:que (?:(?:el|ella|ellos) )?(?:tambien )?(?:es|era|eran) |ser )|fingi[oa] ser |(?:said|says) (?:he|she|they) (?:was|is|were|are) |(?:claimed|claims|pretended|pretends) to be )(?:an? |un[oa]? )?notari[oa]s?)\b|\bnotari[oa]s? (?:in|en) mexico(?=[.,;:]|$)|\b(?<!\b(?:our|your|nuestro|su) )notary(?: public)? (?:(?:de|en|in|of) texas )?(?:no es|is (?:not|no)) (?:(?:un|una|an?) )?notari[oa]\b|(?=.*\b(?:mexico|latin america|latinoamerica|america latina|other countries|otros paises)\b).*\b(?:lawyers?|attorneys?|abogad[oa]s?)\b/;

/** The office of another country, as in "notario de México". */
const OFFICE = `notari[oa]s?(?: public[oa]s?)? (?:de|en|of|in|from) (?:${PLACES})`;
/** Told apart from a notary public: "Notary public y notario de México, la diferencia". */
const TOLD_APART = new RegExp(
  String.raw`^(?=.*\bnotary\b)(?=.*\b(?:diferencias?|se diferencian?|difference|differs?|comparados?|compared|lo mismo|lado a lado|side by side|frente a|vs|versus)\b).*\b${OFFICE}(?=[.,;:?]|$| (?:y|and|frente|vs|versus)\b)`,
);
/** The names of both offices as a title or a search has them beside each other, joined by some words. */
const pairOf = (joined: string) =>
  [
    String.raw`notari[oa](?: public[oa])?(?: \w+){0,2} (?:${joined}) (?:(?:an?|un|el|the) )?notary(?: public)?`,
    String.raw`notary(?: public)?(?: \w+){0,2} (?:${joined}) (?:(?:an?|un|el|the) )?notari[oa](?: public[oa])?`,
  ].join('|');
const VERSUS = 'vs|versus|frente a|contra';
const NOT_ALIKE =
  '(?:(?:they )?(?:are |is )?not the same(?: thing| job| office)?|no (?:es|son) lo mismo|no se parecen|two (?:different |very different )?(?:jobs|offices|trades|things)|dos (?:oficios|cargos|cosas)(?: (?:muy )?distint[oa]s)?)';
/** Nothing but that the two are not the same: "Notary Public vs. Notario Público: Not the Same". */
const CONTRASTED = new RegExp(
  `^(?:(?:el|un|the|an?) )?(?:(?:${pairOf(`and|y|e|${VERSUS}`)}) ${NOT_ALIKE}|${pairOf(VERSUS)})$`,
);
/** Nothing but both names and a question what tells them apart: "Notary Public and Notario: How Do They Differ?" */
const ASKED_APART = new RegExp(
  String.raw`^(?:(?:el|un|the|an?) )?(?:${pairOf(`and|y|e|o|or|u|${VERSUS}`)}) (?!.*\b(?:donde|cerca|aqui|we|our|us|nosotr[oa]s|nuestr[oa]s?|midland|odessa|near|here)\b)(?:(?:en |por )?(?:que|cual(?:es)?|quien(?:es)?)|como|how(?! (?:much|many|fast|soon))|what|which|who|why) (?:\w+ ){0,4}?(?:(?:se )?(?:distinguen?|diferencian?|parecen)|diferencias?|hace (?:que|cada un[oa])|es (?:que|cual|quien)|cambia|difieren?|differs?|differ from each other|difference|compare|does what|is (?:what|which|who)|sets? them apart|not the same)$`,
);
const SIGNS = /[\s.,:;!?–—-]+/g;

/** Nobody of the business goes by the title: "we never call ourselves notarios". */
const NOT_OURSELVES =
  /\b(?:(?:we|i|daniel)(?: (?:will|would|may))? (?:never|do not|don't|does not|doesn't|will not|won't|not|cannot) (?:call|calls|advertise|advertises|present|presents|style|bill|describe|introduce) (?:ourselves|myself|himself) (?:as )?(?:an? )?notari[oa]s?(?: public[oa]s?)?|(?:no|nunca|jamas) (?:nos|me|se) (?:llamamos|anunciamos|presentamos|decimos|anuncio|presento|llamo) (?:como )?notari[oa]s?(?: public[oa]s?)?)\b(?! (?:(?:but|pero|sino)\b))/;

/** Says what such a one is in Mexico: "Un notario público mexicano es un abogado con nombramiento". */
const LAWYER_THERE =
  /^(?!.*\b(?:su casa|your|nuestr[oa]s?|our|midland|odessa|llame\w*|call)\b)(?:(?:un|el|cada|an?|the|every) )(?:notari[oa](?: public[oa])? mexican[oa] es|mexican notari[oa](?: public[oa])? is) (?:(?:un|una|an?) )?(?:\w+ ){0,2}?(?:abogad[oa]|lawyer|attorney|jurista?)\b/;

/** The business and its customers, of whom the law says nothing. */
const OURS =
  /\b(?:we|us|our|i am|nosotr[oa]s|nuestr[oa]s?|somos|soy|daniel|reyes|midland|odessa|call us|llame\w*)\b/;
/** Where others wrote it, and that one could read it there: "En la vitrina decía “notario”", "The window said “notario”". */
const WRITTEN_ON =
  '(?:vitrina|ventana|puerta|letrero|rotulo|anuncio|pared|fachada|cartel|toldo|tarjeta|volante|window|storefront|shopfront|door|sign|wall|awning|billboard|card|flyer|poster|ad)';
const READ_THERE = new RegExp(
  String.raw`\b(?:en )?(?:el|la|un|una|su|the|an?|his|her|their) ${WRITTEN_ON}(?: [\w']+){0,4}? (?:(?:le |se )?(?:decia|ponia|leia|anunciaba)|said|read|had said) notari[oa](?: public[oa])?(?=[.,;:]|$| (?:y|and|but|pero|en|on|in big|con|with) )|\b(?:decia|ponia|se leia|said|read) notari[oa](?: public[oa])? (?:en|on|over|above|sobre) (?:el|la|un|una|su|the|an?|his|her|their) (?:\w+ )?${WRITTEN_ON}\b`,
);
const READ_NOW = new RegExp(
  String.raw`\b(?:el|la|un|una|su|the|an?|his|her|their) ${WRITTEN_ON}(?: [\w']+){0,4}? (?:(?:le |se )?(?:dice|pone|lee|anuncia)|says|reads) notari[oa](?: public[oa])?(?=[.,;:]|$| (?:y|and|but|pero|en|on|with) )|\b(?:dice|pone|se lee|says|reads) notari[oa](?: public[oa])? (?:en|on|over|above|sobre) (?:el|la|un|una|su|the|an?|his|her|their) (?:\w+ )?${WRITTEN_ON}\b`,
);
/** They take money, or promise for it: what a page tells of others whom nobody is to trust. */
const THEY_TAKE =
  /\b(?:le|les|te) (?:pid|cobr|quit|sac|promet|asegur|jur|vend|exig|ofrec)(?:e|en|a|an)\b|\b(?:they|somebody|someone|whoever|he|she|(?:a|the) (?:man|woman|fellow|stranger)|people|others) (?:\w+ )?(?:asks?|charges?|wants?|takes?|promises?|sells?|demands?|collects?)\b/;
/** What some notario does, as others have told the reader. */
const HEARD =
  /^(?!.*\?)(?!.*\b(?:su casa|domicilio|puerta|movil|cerca|de confianza|your (?:home|house|door)|near you|mobile|trusted)\b)(?:(?:y|ya|and|but|pero|if|si|when|cuando) )?(?:(?:le|les|te) (?:dijeron|dicen|contaron|han dicho|habian dicho|prometieron|juraron|aseguraron|hicieron creer)|(?:alguien|un\w? (?:vecin|prim|conocid|amig|compadr)\w+|la gente|(?:some|many) people|people|somebody|someone|a (?:neighbor|cousin|friend)) (?:le |les )?(?:dijo|dice|dicen|conto|told|tells?|says?)(?: you)?|you (?:were|are|have been|had been) (?:told|promised)|they (?:told|tell|promised) you) (?:que |that )?(?:(?:con|hay|solo|nada mas|existe) )?(?:un|una|algun|cualquier|an?|some|any) notari[oa](?: public[oa])? (?!(?:de|en|in|of) (?:midland|odessa|texas|tejas)\b)/;

/** Warns of a notario, or tells that somebody goes by the title: "Desconfíe de quien se anuncia como notario". */
const WARNED_OF =
  /^(?!.*\b(?:otr[oa]s?|cualquier|any other|another|aqui|here)\b)(?:.*\b(?:desconfi\w+|cuid(?:ese|ado)|ojo|alejese|huya|no (?:se fie|confie)|beware|watch out|steer clear|stay away|keep away|(?:do not|don't|never) trust|be wary)\b.*\bnotari[oa]|.*\b(?:se (?:anuncian?|hacen? llamar|dicen?|presentan?|llaman?|hacen? pasar|ostentan?)(?: (?:como|por))?(?: (?:un|una))?|(?:calls?|styles?|bills?) (?:himself|herself|themselves|itself)(?: an?)?|(?:advertis|pos|pass)\w+ (?:\w+ )?as(?: an?)?) notari[oa])/;
/** What became of those who went to one. */
const HARMED =
  /^(?=.*\b(?:desapareci\w*|se esfumo|perdi(?:o|eron)|estaf\w+|engan\w+|nunca (?:volvio|metio|mando|contesto)|no (?:volvio|contesta|contesto|existe|era)|vanished|disappeared|cheated|scammed|swindled|never (?:filed|came|answered|called)|lost (?:his|her|their|the)|ran off)\b)(?=.*\b(?:pag(?:o|aron)|dio|dieron|entreg(?:o|aron)|fue|fueron|confi(?:o|aron)|acudi(?:o|eron)|paid|gave|went|trusted|turned)\b.{0,30}\b(?:a|con|en|to|with|in) (?:un|una|an?) notari[oa])/;
/** Speaks of the word and not of a person: "Notario es una palabra que aquí promete un abogado". */
const OF_THE_WORD =
  /^(?:el |the )?notari[oa](?: public[oa])?,? (?:es|is) (?:una?|la|el|an?|the) (?:palabra|titulo|termino|cargo|word|title|term)\b/;
/** The word is not used: "La palabra notario no la usamos", "we keep the word notario off our cards". */
const WORD_UNUSED =
  /\b(?:palabra|termino|titulo|word|term|title) (?:(?:de|of) )?notari[oa]s?(?: public[oa]s?)?,? (?:(?:aqui|en nuestr\w+ \w+) )?(?:no (?:l[ao] (?:usamos|decimos|ponemos|llevamos|vera|encontrara|ve)|(?:aparece|esta|va|figura|se usa)\b)|is (?:not|nowhere|never) (?:on|in|used)\b)|\b(?:no|nunca|jamas) (?:usamos|decimos|ponemos) (?:la|el) (?:palabra|titulo|termino) notari[oa]|\b(?:we|daniel) (?:do not|don't|does not|never) (?:use|say|print|put)s? (?:the )?(?:word|term|title) notari[oa]|\bwe keep the (?:word|term|title) notari[oa] (?:off|out of)\b/;

/** True of a sentence that retells what others say of a notario, or has on a door of theirs. */
function isOfThem(sentence: string): boolean {
  if (WORD_UNUSED.test(sentence)) return true;
  if (OURS.test(sentence)) return false;
  if ([WARNED_OF, HARMED, OF_THE_WORD].some((one) => one.test(sentence))) return true;
  if (READ_THERE.test(sentence) || HEARD.test(sentence)) return true;
  return READ_NOW.test(sentence) && THEY_TAKE.test(sentence);
}

const OF_LAW =
  /\b(?:406\.017|government code|codigo de gobierno|(?:the|texas|state) law|la ley(?: de texas)?|statute)\b/;
const OF_WORD =
  /\b(?:words?|terms?|titles?|called?|advertis\w+|ads?|palabras?|terminos?|titulos?|anunci\w+|letreros?|llamar\w*|diga|dice)\b/;
const BANNED =
  /\b(?:bans?|banned|bars?|barred|out of|no place|off limits|not (?:let|allow|permit)|(?:no|ni) (?:deja|permite|admite|cabe|caben|puede|quiere)n?)\b|n't (?:let|allow|permit)\b/;

/** True of a sentence that names the law, the word or where it stands, and that this is not allowed. */
function retellsBan(sentence: string): boolean {
  return !OURS.test(sentence) && [OF_LAW, OF_WORD, BANNED].every((each) => each.test(sentence));
}

/** A title that is denied to anybody: "No notario, no advice about immigration". */
const DENIED = /\b(?:no|ni|not|nor|never|nunca) (?:(?:an?|un) )?notari[oa]s?\b/;

function isDenied(sentence: string): boolean {
  return DENIED.test(sentence) && !OURS.test(sentence);
}

const SECTION = /\b406\.017\b/;

/** True if the section with the ban is named directly above a text, as in a list of sections, or directly below it, as a heading has it. */
function isBesideSection(page: string, words: string): boolean {
  const texts = page.split(' | ');
  return texts.some(
    (text, at) =>
      text === words && [texts[at - 1], texts[at + 1]].some((beside) => SECTION.test(beside ?? '')),
  );
}

const ONLY_OFFICE = new RegExp(`^(?:el |un |the |an? )?${OFFICE}$`);

/** True if the page has a notary of Texas beside the office of another country, as in the head of a comparison. */
function isBesideTexas(page: string, office: string): boolean {
  const texts = page.split(' | ');
  return texts.some(
    (text, at) =>
      text === office &&
      /^(?:(?:el|un|the|an?) )?(?:notary(?: public)? (?:de|en|of|in) (?:texas|tejas)|texas notary(?: public)?)$/.test(
        texts[at - 1] ?? '',
      ),
  );
}

/** What the page has to show for a sentence with the title to be no advertisement; undefined if nothing excuses it. */
function excuseFor(
  words: string,
  sentence: string,
  { isOffice, isAway }: { isOffice: boolean; isAway: boolean },
): ((page: string) => boolean) | undefined {
  if (isOffice) return (page) => isBesideTexas(page, words);
  if (isAway) return namesAbroad;
  return isDenied(sentence) ? (page) => isBesideSection(page, words) : undefined;
}

/** Texas Government Code, section 406.017: these words are forbidden in a notary's advertising. */
export const lawNotario: TextRule = {
  name: 'law/notario',
  source: { clause: 'Texas Government Code 406.017(a)(4)', read: '2026-11-23' },
  words: ['nota'],
  phrases: [FORBIDDEN.source],
  covers: ['copy/language', 'copy/spelling'],
  everywhere: true,
  breaches({ text, next, below }, words) {
    if (!mayHoldForbiddenTitle(words)) return [];
    // "Are you a notario?" "No."
    if (next !== undefined && /^no\b/i.test(next)) return [];
    const bare = words.replace(SIGNS, ' ').trim();
    if (CONTRASTED.test(bare) || (words.endsWith('?') && ASKED_APART.test(bare))) return [];
    for (const [index, sentence] of sentencesOf(words).entries()) {
      const title = forbiddenTitle(sentence);
      if (!title || EXPLAINED.test(sentence) || TOLD_APART.test(sentence)) continue;
      if (isOfThem(sentence)) continue;
      if (NOT_OURSELVES.test(sentence) || LAWYER_THERE.test(sentence)) continue;
      if (speaksOnlyOfTheirs(sentence) || retellsBan(sentence)) continue;
      if (below !== undefined && isDenied(sentence) && SECTION.test(below)) continue;
      // "The notaría in Durango wants a power of attorney", perhaps a few lines below its town.
      const isOffice = ONLY_OFFICE.test(words);
      const isAway = speaksOfTitle(sentence);
      if (isAway && isAbroad(words)) continue;
      const unless = excuseFor(words, sentence, { isOffice, isAway });
      const written = index === 0 ? forbiddenTitle(text) : undefined;
      return [
        {
          sentence: written === undefined ? sentence : plainWords(written.found),
          ...(written ?? title),
          ...(unless ? { unless } : {}),
        },
      ];
    }
    return [];
  },
};
