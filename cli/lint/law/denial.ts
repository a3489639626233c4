/** Negative words that deny nothing of what is offered: "no waiting", "without leaving home". */
const HARMLESS = new RegExp(
  [
    String.raw`\bno (?:more |further |extra |additional |hidden |added |other )*(?:charge|cost|costs|fee|fees|appointment|obligation|waiting|wait|hassle|stress|rush|lines?|travel|problem|worries|matter|surprises?|questions asked|exceptions?)\b`,
    String.raw`\bno need to (?:drive|leave|travel|wait|go|worry)\b`,
    String.raw`\bnot (?:only|just|merely|sure)\b|\bwhy not\b|\bnever been (?:easier|so easy)\b`,
    String.raw`\b(?:don't|do not) (?:worry|wait|hesitate|know)\b`,
    String.raw`\bwithout (?:leaving|driving|waiting|traveling|a trip|stress|hassle|delay|an appointment|a lawyer|an attorney|a lawyer's \w+|an attorney's \w+)\b`,
    String.raw`\bno (?:lawyer|attorney) (?:needed|required|necessary)\b`,
    String.raw`\bsin (?:costo|cita|compromiso|salir|esperar|demora|abogado|complicaciones|problemas?)\b|\bno solo\b|\bno se preocupe\b|\bpara que no tenga problemas?\b`,
  ].join('|'),
  'g',
);

/** Words that turn an offer into its opposite. */
const DENIAL =
  /\b(?:no|not|non|never|nobody|none|nothing|cannot|cant|dont|\w+n't|without|nor|neither|unable|refuses?|declines?|forbid\w*|forbidden|prohibit\w*|barred|illegal|unlawful|instead of|rather than|other than|unlike|except|excepted|excluded|(?:someone|somebody) else|apart from|beyond|beware|avoid|another (?:notary|provider|company)|nunca|jamas|ni|tampoco|sin|nadie|ningun\w*|prohib\w*|ilegal|excepto|salvo|en (?:lugar|vez) de)\b/;

/** Where another statement begins, to which a negation before it does not reach. */
const NEW_STATEMENT =
  /,? (?:but|however|instead|so|yet|then|pero|asi que) |, (?:and |y )?(?:we|our|i|you|let us|nosotros|le|les)\b|, (?=(?:get|have|let|call|sign|ask|bring|skip)\b)/g;

/** Where the rest of a sentence tells something else: why, when, for whom. */
const ASIDE =
  /[,.;:!?]|\b(?:so|because|if|when|while|that|who|which|where|before|after|until|unless|even|and|but|or|para que|porque|si|cuando|mientras|aunque|y|pero)\b/;

/** "…, which we do not offer" */
const WHICH_NOT =
  /^[^.;]{0,60}?,? (?:for |of |with )?(?:which|that) (?:we|i|a notary|notaries|nobody)\b[^.;]{0,20}?(?:\b(?:not|never|cannot|may not)\b|n't\b)/;

/** The same sentence, its harmless negatives blotted out; every place stays where it is. */
export function withoutHarmless(sentence: string): string {
  return sentence.replace(HARMLESS, (words) => ' '.repeat(words.length));
}

/** True if a sentence, a heading for one, says of what it names that it is not so. */
export function denies(sentence: string): boolean {
  return DENIAL.test(withoutHarmless(sentence));
}

/**
 * True if what stands between two places of a sentence is denied there: by a word before it in the same
 * statement, by one within it, or by what is said of it directly afterwards.
 *
 * @param sentence its harmless negatives blotted out.
 */
export function isDenied(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(0, start);
  let statement = 0;
  for (const { index, 0: words } of before.matchAll(NEW_STATEMENT))
    statement = index + words.length;
  // "We cannot draft, and we do not advise": the subject of the match itself begins the statement.
  const opening = NEW_STATEMENT.test(`${before.slice(-2)}${sentence.slice(start, end)}`);
  NEW_STATEMENT.lastIndex = 0;
  const from = opening && /, (?:and |y )?$/.test(before) ? start : statement;
  if (DENIAL.test(sentence.slice(from, end))) return true;
  const after = sentence.slice(end, end + 80);
  if (/^[,.:;]? (?:not|never|no|nunca|no,)\b/.test(after)) return true;
  if (WHICH_NOT.test(after)) return true;
  const aside = ASIDE.exec(after.slice(1));
  return DENIAL.test(aside ? after.slice(0, aside.index + 1) : after);
}

/** A heading that turns what stands under it into its opposite: "What we cannot do", "Not included". */
const DENYING_HEADING =
  /\b(?:cannot|can't|don't|do not|doesn't|never|may not|must not|will not|won't|not (?:included|done|offered|covered|possible|part|what)|(?:is|are) not|isn't|aren't|turn down|refuses?|declines?|limits|outside our|out of scope|no (?:podemos|hacemos|incluye|ofrecemos|se puede\w*|esta incluido)|nunca|lo que no)\b|^(?:not?|never) (?:included|done|offered|here)\b/;

/** True if what stands under a heading is what is not done. */
export function deniesBelow(heading: string): boolean {
  return DENYING_HEADING.test(withoutHarmless(heading));
}
