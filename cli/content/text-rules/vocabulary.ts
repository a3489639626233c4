import { isDeclinedBehind } from './declined-behind.ts';
import { isUnlawful } from './is-unlawful.ts';
import { leanPattern } from './lean-pattern.ts';
import { matchesIn } from './matches-in.ts';
import { doneBy, isSaidByAnother, speaksOfItself, wasOffered, wasTurnedDown } from './of-others.ts';
import { isInPartOfOthers, TAKEN_UP } from './parts-of-others.ts';

/** Negations that do not negate an offer: "no waiting", "without leaving home". */
const HARMLESS = [
  String.raw`\bno (?:more |further |extra |additional |hidden |added |other )*(?:charge|cost|costs|fee|fees|appointment|obligation|waiting|wait|hassle|stress|rush|lines?|travel|problem|worries|matter|surprises?|questions asked|exceptions?)\b`,
  String.raw`\bno need to (?:drive|leave|travel|wait|go|worry)\b`,
  String.raw`\bnot (?:only|just|merely|sure)\b|\bwhy not\b|\bnever been (?:easier|so easy)\b`,
  String.raw`\b(?:don't|do not) (?:worry|wait|hesitate|know)\b`,
  String.raw`\bwithout (?:leaving|driving|waiting|traveling|a trip|stress|hassle|delay|an appointment)\b`,
  String.raw`\bsin (?:costo|cita|compromiso|sorpresas|recargos|letra chica|salir|esperar|demora|complicaciones|problemas?)\b|\bno solo\b|\bno se preocupe\b|\bpara que no tenga problemas?\b`,
];

/** Words that turn an offer into its opposite. */
const DENIALS = [
  String.raw`no|not|non|never|nobody|none|nothing|cannot|cant|dont|\w+n't|without|nor|neither|unable|refuses?|declines?|forbid\w*|forbidden|prohibit\w*|barred|illegal|unlawful|against the law|instead of|rather than|other than|unlike|except|excepted|excluded|(?:someone|somebody) else|apart from|beyond|beware|avoid`,
  'another (?:provider|company)',
  String.raw`nunca|jamas|ni|tampoco|sin|nadie|ningun\w*|prohib\w*|ilegal|contra la ley|excepto|salvo|en (?:lugar|vez) de`,
];

/** After a conjunction alone, which may also join two objects: "we draft no will and you". */
const SUBJECTS = String.raw`we|i(?! \d)|nosotr[oa]s|(?:se )?l[aeo]s? \w+[aei]mos`;

/**
 * Up to the start of a new statement, which an earlier negation does not affect: after a condition ("If you cannot come, "), or
 * with a subject of its own, also that of a concession ("aunque certificamos").
 *
 * @param self the business in the third person, as the source of a regular expression.
 */
function newStatement(self: string): RegExp {
  return leanPattern(
    [
      '^(?:even |aun |y |and |but |pero )?(?:if|when|whenever|since|because|although|in case|si|cuando|como|aunque|porque) [^,]{0,70}, ',
      ',? (?:but|however|instead|so|yet|then|pero|asi que) ',
      String.raw`, (?:and |y )?(?=(?:we|our|i|you|let us|nosotros|le|les|usted|su|${self})\b)`,
      String.raw` (?:and|y) (?=(?:${SUBJECTS}|${self})\b)`,
      String.raw`,? (?:(?:even )?though|although|aunque|si bien|y si|mientras que) (?=(?:(?:si|tambien|le|les|l[aeo]s?|se) )*(?:${SUBJECTS}|\w{2,}[aei]mos|${self})\b)`,
      String.raw`, (?=(?:get|have|let|call|sign|ask|bring|skip)\b)`,
    ].join('|'),
    'g',
  );
}

/** "…, but we do not offer it" */
const BUT_NOT =
  /^[^.;]{0,60}?,? (?:but|yet|though|although|pero|aunque) (?:we|i|our \w+|nosotros)?\b[^.;]{0,20}?(?:\b(?:not|never|cannot|no)\b|n't\b)/;

const CONDITION = /^(?:(?:and|but|y|pero) )?(?:if|when|whenever|should|si|cuando)\b[^,]*$/;

/** "If a package turns up, we set it aside." */
const DECLINED =
  /^[^.;?]{0,70}?,? (?:(?:we|i|our \w+) (?:(?:(?:do|will|can|may|must)(?: not|n't)|cannot|can't|never) (?:take|do|sign|touch|handle|seal|stamp|offer|make|accept) (?:it|them|that|those|one|any)\b|(?:set|leave|lay|put) (?:it|them|that|those) (?:aside|alone|to (?:the|your|an?))|send you (?:on )?to|refuse|decline|stop (?:there|and)|step back|say no\b)|(?:no l[oa]s? (?:tomamos|hacemos|sellamos|firmamos|llevamos)|l[oa]s? (?:dejamos a|apartamos)|(?:le )?decimos que no)\b)/;

/** Before what something else would be: "A kind word would be legal advice." */
const WOULD_BE =
  /\b(?:(?:would|could|might)(?: (?:already|still|itself|even|soon|only))? (?:be|become|amount to|count as)|(?:(?:ya|eso|esto) )?serian?(?: (?:ya|dar))?)(?: (?:an?|una?|to))?(?: (?:give|giving))? $/;

/** Start of a part of a sentence about something else: why, when, for whom. */
const ASIDE =
  /[,.;:!?]|\b(?:so|because|if|when|while|that|who|which|where|before|after|until|unless|even|and|but|or|para que|porque|si|cuando|mientras|aunque|y|pero)\b/;

/** Starts a visitor's question. In other questions, such as "Need a boiler fitted?", the question is the offer. */
const ASKING =
  'do|does|did|can|could|will|would|is|are|may|must|should|what|why(?! (?:pay|hire|spend|waste|wait|drive|go|settle))|how|when|where|who|which|whether|si|pueden?|podemos|puedo|hacen|hace|dan|da|ofrecen?|llenan|explican|ayudan|es|son|que|quien|cuando|como|donde|tienen?|tengo';

/** Whoever else takes money for such work. */
const RIVALS =
  'strangers?|(?<=\\b(?:an?|some|many|those|that|other|another) (?:\\w+ )?)(?:signs?|posters?|flyers?|billboards?|ads?)(?! (?:on|at|over|by) the)|letreros?(?! (?:en|de|sobre) la puerta)|anuncios?|carteles|cartel|volantes?|shops?|stores?|websites?|apps?|seminars?|tiendas?|papelerias?|desconocid[oa]s?';
/** Whoever meddles in it. */
const MEDDLERS =
  'somebody|someone|neighbors?|cousins?|uncles?|friends?|vecin[oa]s?|compadres?|alguien|hay quien(?:es)?';

/** Starts one of a visitor who asks about his own, in a language that may leave the subject in front: "¿Mi hija puede firmar?" */
const OF_MINE = String.raw`mis? (?:\w+ ){1,3}?(?:(?:no|se|me|nos|les?|l[aeo]s?) )*(?:pued|podr|deb|tien|necesit|sirv|val|cuent|bast|firm|va|es|son|esta)\w{0,3}`;

/** Names of a trade, and additions to the general words. Everything is in plain words. */
export interface TradeWords {
  /** Singular and plural, such as `plumber` and `plumbers`. */
  trade?: { one: string; many: string };
  /** Negations that do not negate an offer, as regular expression sources: `without a permit`. */
  harmless?: readonly string[];
  /** Others who may do what the trade may not: a sentence that mentions them is not an offer. */
  others?: RegExp;
  /** Nouns of these, as the source of a regular expression: a sentence that says what they do, and nothing of the business, is no offer. */
  agents?: string;
  /** The same of others in the trade, who may even do what nobody may. */
  rivals?: string;
  /** What others do in the trade, as the source of a regular expression: `repaired|repairs`. */
  acts?: string;
  /** The business in the third person, as the source of a regular expression: `your plumber`. */
  self?: string;
  /** Verbs of the trade that start a question, in languages without auxiliary verbs such as Spanish. */
  asking?: readonly string[];
  /** Common beginnings of the trade's phrases, as regular expression sources: each is matched only once. */
  beginnings?: readonly string[];
}

/** Decides whether sentences of one trade offer, ask or negate something. */
export class Vocabulary {
  readonly others: RegExp | undefined;
  readonly beginnings: readonly string[];
  readonly #harmless: RegExp;
  readonly #denial: RegExp;
  readonly #newStatement: RegExp;
  readonly #whichNot: RegExp;
  readonly #unlikeUs: RegExp;
  readonly #asked: RegExp;
  readonly #addressed: RegExp;
  readonly #self: RegExp | undefined;
  readonly #rivals: RegExp;
  readonly #agents: RegExp;

  constructor({
    trade,
    harmless = [],
    others,
    asking = [],
    beginnings = [],
    ...named
  }: TradeWords = {}) {
    this.others = others;
    this.beginnings = beginnings;
    this.#harmless = leanPattern([...HARMLESS, ...harmless].join('|'), 'g');
    const another = trade ? [`another ${trade.one}`] : [];
    this.#denial = leanPattern(String.raw`\b(?:${[...DENIALS, ...another].join('|')})\b`);
    this.#newStatement = newStatement(named.self ?? `our ${trade?.one ?? String.raw`\w+`}`);
    const subjects = trade ? `a ${trade.one}|${trade.many}|` : '';
    // "…, which we do not offer"
    this.#whichNot = leanPattern(
      String.raw`^[^.;]{0,60}?,? (?:for |of |with )?(?:which|that) (?:we|i|${subjects}nobody)\b[^.;]{0,20}?(?:\b(?:not|never|cannot|may not)\b|n't\b)`,
    );
    // "Banks take it, and we do not."
    const us = trade ? `we|i|our \\w+|(?:an?|the) ${trade.one}` : 'we|i|our \\w+';
    this.#unlikeUs = leanPattern(
      `^[^.;]{0,60}?,? (?:and|while) (?:${us}) (?:do|does|can|may|will|must)(?: not|n't)(?=[.,!]|$)`,
    );
    this.#asked = leanPattern(
      String.raw`^(?:so |and |but |y |o )?(?:(?:me|nos|le|les|lo|la|los|las|se|ustedes|ya) )*(?:${[ASKING, OF_MINE, ...asking].join('|')})\b`,
    );
    const addressed = trade ? `you|your ${trade.one}|a ${trade.one}` : 'you';
    const rivals = named.rivals === undefined ? RIVALS : `${RIVALS}|${named.rivals}`;
    const { acts = 'works?' } = named;
    this.#rivals = doneBy(rivals, acts);
    this.#agents = doneBy([named.agents ?? [], MEDDLERS, rivals].flat().join('|'), acts);
    this.#self =
      named.self === undefined ? undefined : leanPattern(String.raw`\b(?:${named.self})\b`);
    this.#addressed = leanPattern(String.raw`^(?:do|can|could|will|would) (?:${addressed})\b`);
  }

  /** The sentence with harmless negations blanked out; offsets stay the same. */
  withoutHarmless(sentence: string): string {
    return sentence.replace(this.#harmless, (words) => ' '.repeat(words.length));
  }

  /** True if a sentence or heading negates what it mentions. */
  denies(sentence: string): boolean {
    return this.#denial.test(this.withoutHarmless(sentence));
  }

  /**
   * True if a span of a sentence is negated: by a word before it in the same statement, by one inside it, or by
   * what directly follows; or if it is what something else would be.
   *
   * @param sentence with harmless negations blanked out.
   */
  isDenied(sentence: string, start: number, end: number): boolean {
    const before = sentence.slice(0, start);
    const after = sentence.slice(end, end + 80);
    if (WOULD_BE.test(before) || isUnlawful(before, after)) return true;
    const [from, to] = this.#statementAt(sentence, start);
    if (this.#denial.test(sentence.slice(from, end))) return true;
    if (/^[,.:;?]? (?:not|never|no|nunca|no,)\b/.test(after)) return true;
    if ([this.#whichNot, this.#unlikeUs, BUT_NOT].some((one) => one.test(after))) return true;
    if (isDeclinedBehind(after)) return true;
    // A condition: its main clause says that it is not done.
    if (CONDITION.test(before) && DECLINED.test(sentence.slice(end))) return true;
    // "We write contracts, we do not give advice": the second half is about something else, unlike "Contracts, we do not write".
    if (after.startsWith(', ') && to <= end && speaksOfItself(sentence.slice(from, end)))
      return false;
    const aside = ASIDE.exec(after.slice(1));
    return this.#denial.test(aside ? after.slice(0, aside.index + 1) : after);
  }

  /** Where the statement with an offset of the sentence begins and ends. */
  #statementAt(sentence: string, offset: number): [from: number, to: number] {
    let from = 0;
    for (const { index, 0: words } of matchesIn(sentence, this.#newStatement)) {
      if (index + words.length > offset) return [from, index];
      from = index + words.length;
    }
    return [from, sentence.length];
  }

  /**
   * True if the statement with an offset says what rivals do, and the rest does not take it up: "A roofer online asks for a photo, and we ask for a
   * key", but not "An online roofer answers in minutes, and we do the same". What a bank wants may be just what the rest of the sentence brings.
   */
  isRivalsPart(sentence: string, offset: number): boolean {
    const [from, to] = this.#statementAt(sentence, offset);
    if (from === 0 && to === sentence.length) return false;
    return (
      !TAKEN_UP.test(sentence.slice(to)) && this.isDoneByOthers(sentence.slice(from, to), true)
    );
  }

  /**
   * True if a span up to `end` is in a part of the sentence that says what others do.
   *
   * @param onlyRivals true if even those who may do what the trade may not must not be said to do this.
   */
  isOthersPart(sentence: string, end: number, onlyRivals: boolean): boolean {
    return isInPartOfOthers(sentence, end, (part) => this.isDoneByOthers(part, onlyRivals));
  }

  /**
   * True of a sentence that says what others do or say, and nothing of the business: "Legal aid reviews such cases."
   *
   * @param onlyRivals true if even those who may do what the trade may not must not be said to do this.
   * @param ofOthers what others ask for or do in this matter.
   */
  isDoneByOthers(sentence: string, onlyRivals: boolean, ofOthers?: RegExp): boolean {
    const namesUs = this.#self?.test(sentence) === true;
    if (wasTurnedDown(sentence) || (isSaidByAnother(sentence) && !namesUs)) return true;
    if (sentence.includes('?') || speaksOfItself(sentence) || namesUs) return false;
    if (wasOffered(sentence) || ofOthers?.test(sentence)) return true;
    return (onlyRivals ? this.#rivals : this.#agents).test(sentence);
  }

  /** True of what follows a colon, if it is about others: "Help with visas: the agencies in town." */
  isLeftToOthers(rest: string): boolean {
    return this.others?.test(rest) === true || this.isDoneByOthers(rest, false);
  }

  /** True if a sentence with a question mark is a visitor's question; any other is an offer. */
  isAsked(question: string): boolean {
    return this.#asked.test(question);
  }

  /** Turns "Do you fit boilers?", answered with yes, into "we fit boilers". */
  asStatement(question: string): string {
    return question.replace(this.#addressed, 'we').replace(/\?$/, '');
  }
}

/** The general vocabulary, without a trade. */
export const PLAIN_VOCABULARY = new Vocabulary();
