/** The business, and what it sells. */
const OURS =
  /(?<!\p{L})(?:we|us|ours?|my|here|this|these|wir|uns|unser\p{L}*|mein\p{L}*|hier|diese[rsnm]?|nosotr[oa]s|nos|nuestr\p{L}+|aquí|est[eao]s?|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{/iu;

/** Says that something has been proven. */
const PROVEN =
  /^(?:clinically|scientifically|medically|klinisch|wissenschaftlich|medizinisch|clínicamente|científicamente|médicamente)[-\s](?:proven|backed|validated|erwiesen|bewiesen|belegt|bestätigt|probad\p{L}+|comprobad\p{L}+|demostrad\p{L}+|avalad\p{L}+)/iu;

/** That something does harm, which nobody advertises by. */
const HARM =
  /(?<!\p{L})(?:harm(?:s|ful)?|damages?|worsens?|negative(?:ly)?|adverse|dangerous|toxic|addictive|too much|too little|lack of|overload|schad(?:et|en)|schädlich\p{L}*|schädigt|negative[rsnm]?|gefährlich\p{L}*|gefährdet|beeinträchtig\p{L}*|verschlechter\p{L}*|überflutung|überforder\p{L}*|zu viel|zu wenig|mangel|krank(?:e|en|er|macht)?|hemm(?:t|en)|dañ(?:a|an|in[oa]s?)|perjudic\p{L}+|perjudicial(?:es)?|negativ[oa]s?|nociv[oa]s?|peligros[oa]s?|empeora\p{L}*|exceso|falta de|demasiad[oa]s?)(?!\p{L})/iu;

/** What everybody does or may do at home, and nobody sells. */
const HABITS =
  /(?<!\p{L})(?:(?:lifestyle|dietary) changes?|sleep(?:ing)?|exercise|physical activity|walking|reading|laughing|laughter|singing|brushing|flossing|hand[- ]?washing|not smoking|quitting smoking|weight loss|breastfeeding|fresh air|sunlight|vegetables|fruit|friendships?|zähneputzen|händewaschen|schlaf(?:en)?|bewegung|spazieren\p{L}*|lesen|vorlesen|lachen|singen|spielen|nichtrauchen|rauchstopp|stillen|frische luft|sonnenlicht|gemüse|obst|freundschaft(?:en)?|cepillarse|lavarse|dormir|sueño|ejercicio|caminar|leer|reír|risa|cantar|jugar|dejar de fumar|lactancia|aire libre|verduras?|frutas?|amistad(?:es)?)(?!\p{L})/iu;

/**
 * True for proof of what is known of the world: that something harms, or that a habit does good. It advertises nothing, unless the sentence
 * speaks of the business or of a thing that it shows.
 */
export function isWorldKnowledge(sentence: string, start: number, end: number): boolean {
  if (!PROVEN.test(sentence.slice(start, end)) || OURS.test(sentence)) return false;
  return HARM.test(sentence) || HABITS.test(sentence);
}

/** Where net zero is what the world, a state or an economy is to reach. */
const TO_REACH =
  /(?:^|[,;:(]\s?|(?<!\p{L})(?:of|to|towards?|reach(?:ing)?|achiev(?:e|ing)|on|about|for|and)\s)net[-\s]$/iu;

/** What is said or asked about a subject, by whomever it is organized. */
const DEBATED =
  /(?<!\p{L})(?:discuss(?:es|ing|ion)?|debates?|talks?|panel|speakers?|experts?|lectures?|seminar|webinar|conference|forum|states|governments?|nations|policy|policies|treaty|climate change|energy transition)(?!\p{L})/iu;

/** True for net zero emissions as a subject or a goal, of which nobody says that it has reached it. */
export function isGoalOfTheWorld(sentence: string, start: number, end: number): boolean {
  return (
    /^zero[-\s]/i.test(sentence.slice(start, end)) &&
    TO_REACH.test(sentence.slice(0, start)) &&
    (!OURS.test(sentence) || DEBATED.test(`${sentence.slice(0, start)}${sentence.slice(end)}`))
  );
}

/** A share that a study of its own found, with how many it was about, when, or how many fell ill again. */
const STUDIED =
  /(?<!\p{L})(?:recurrence|relapse|placebo|rezidiv\p{L}*|rückfallquote|recidivas?|recurrencia)(?!\p{L})|(?<!\p{L})(?:an?|one|the|in|eine[rn]?|die|der|un|el) (?:\p{L}+ )?(?:study|trial|survey|studie|untersuchung|estudio|ensayo)(?!\p{L})[^.!?]*\d/iu;

/** "We" as those who read or made a study. */
const FOUND =
  /(?<!\p{L})(?:we (?:find|found|see|saw|observed?|note)|(?:fanden|finden|sehen|sahen|beobachteten) wir|(?:encontr|observ|hall|constat)amos|vemos)(?!\p{L})/giu;

/** True for a rate of success that a study found, whose other numbers the sentence says. */
export function isOfStudy(sentence: string, start: number, end: number): boolean {
  const rate = /(?:success rate|tasa de éxito|erfolgsquote|heilungsquote)/iu;
  if (!rate.test(sentence.slice(start, end)) || OURS.test(sentence.replace(FOUND, '')))
    return false;
  return STUDIED.test(`${sentence.slice(0, start)}${sentence.slice(end)}`);
}

/** What anybody may do at home for nothing, as the subject of what it is good for. */
const DONE_AT_HOME =
  /(?<!\p{L})(?:(?:deep |slow |conscious )?breathing(?: exercises?)?|breathing deeply|stretching|gentle exercise|walks?|hikes?|gardening|(?:good|enough|regular) sleep|laughter|laughing|singing|reading|music|time outdoors|atemübungen|tiefes atmen|(?:langsames )?ausatmen|dehn(?:en|übungen)|spaziergänge?|spazierengehen|wandern|gartenarbeit|(?:genug|genügend|ausreichend(?:er)?) schlaf|lachen|singen|lesen|musik|zeit im freien|ejercicios? de (?:respiración|estiramiento|relajación)|(?:la )?respiración (?:profunda|lenta)|estiramientos?|paseos?|caminar|caminatas?|jardinería|dormir(?: bien)?|risa|cantar|leer|música)(?!\p{L})/iu;

const GOOD_FOR =
  /^(?:(?:it|they|syrup|honey|tea|oil|juice|this \p{L}+)\s)?(?:(?:also|even|can|helps?|ayudan? a|hilft|helfen)\s){0,2}(?:reduc|lower|reliev|prevent|lessen|eas|alivia|combat|previen|baj|lindert|senkt|reduzier|mindert|beug)/iu;

/** True for what a habit is good for, in advice on health that shows nothing for sale. */
export function isGoodHabit(sentence: string, start: number, end: number): boolean {
  return (
    GOOD_FOR.test(sentence.slice(start, end)) &&
    DONE_AT_HOME.test(sentence.slice(0, start)) &&
    !OURS.test(sentence)
  );
}
