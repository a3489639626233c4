import type { Span } from '../../../content/span-location.ts';

/** Words that ask applicants for an age, a sex or a mother tongue, by language. */
interface Limit {
  /** A rare word of it. */
  sign: string;
  said: RegExp;
  /** Makes it harmless, in the same sentence. */
  unless?: RegExp;
}

/** Young people are who learns a trade. */
const LEARNERS =
  /(?<!\p{L})(?:ausbildung\p{L}*|auszubildende\p{L}*|azubis?|lehr(?:ling\p{L}*|stelle|e)|\p{L}*praktik\p{L}*|apprentice\p{L}*|trainees?|interns?(?:hips?)?|aprendi\p{L}+|prácticas)(?!\p{L})/iu;

const AGE = '(?:1[89]|[2-6]\\d)';

const LIMITS: Readonly<Record<string, readonly Limit[]>> = {
  de: [
    {
      sign: 'älter als',
      said: new RegExp(
        `(?<!\\p{L})nicht älter als ${AGE}(?: jahre)?(?! \\p{L}*(?:monat|tag))`,
        'iu',
      ),
    },
    {
      sign: 'Jahr',
      said: new RegExp(
        `(?<!\\p{L})(?:(?:bewerber(?:innen)?|personen|leute|sie sind|du bist),? (?:bis|maximal|höchstens|unter) ${AGE}(?: jahren?)?(?!\\p{L}|\\d)|(?:maximal|höchstens) ${AGE} jahre alt|zwischen ${AGE} und ${AGE}(?: jahren?)?(?= alt(?!\\p{L}))|alter:? (?:bis |zwischen )?${AGE}(?: ?(?:-|–|bis|und) ?${AGE})? jahre)`,
        'iu',
      ),
    },
    {
      sign: 'jung',
      unless: LEARNERS,
      said: /(?<!\p{L})(?:suchen|brauchen|wünschen uns) (?:eine[nr]? |noch )?(?:\p{L}+,? (?:und )?)?junge[nr]?,? (?:und )?(?:\p{L}+ )?\p{Lu}\p{L}+/u,
    },
    {
      sign: 'rauen',
      said: /(?<!\p{L})(?:wir (?:suchen|brauchen|bevorzugen) (?:nur )?(?:\p{Ll}+e )?frauen(?=[,.!]|$| (?:für|mit|die|in)(?!\p{L}))|(?:nur|ausschließlich) frauen (?:bewerben|gesucht)|keine frauen)(?!\p{L})/iu,
    },
    {
      sign: 'änner',
      said: /(?<!\p{L})(?:wir (?:suchen|brauchen|bevorzugen) (?:nur )?(?:\p{Ll}+e )?männer(?=[,.!]|$| (?:für|mit|die|in)(?!\p{L}))|(?:nur|ausschließlich) männer (?:bewerben|gesucht)|keine männer)(?!\p{L})/iu,
    },
    {
      sign: 'utterspra',
      said: /(?<!\p{L})(?:deutsch (?:ist|als) (?:ihre |deine )?muttersprache|muttersprache(?: ist|:)? deutsch|(?:nur|deutscher?) muttersprachler(?:in(?:nen)?)?)(?!\p{L})/iu,
    },
  ],
  en: [
    {
      sign: 'older than',
      said: new RegExp(`(?<!\\p{L})(?:no|not) older than ${AGE}(?!\\d| (?:month|day))`, 'iu'),
    },
    {
      sign: 'under',
      said: new RegExp(
        `(?<!\\p{L})(?:(?:must|should) be|prefer(?:ably|red|ence)?(?!\\p{L})[^.!?\\d]{0,30}|(?:applicants?|candidates?|(?:wo)?men)(?: aged)?) under (?:the age of )?${AGE}(?!\\d)(?=[,.]|$| (?:years|and|or))`,
        'iu',
      ),
    },
    {
      sign: ' and ',
      said: new RegExp(
        `(?<!\\p{L})(?:aged? )?between ${AGE} and ${AGE}(?: years (?:old|of age))(?!\\p{L})|(?<!\\p{L})aged (?:between )?${AGE} (?:to|and|-|–) ${AGE}(?!\\d)`,
        'iu',
      ),
    },
    {
      sign: 'young',
      unless: LEARNERS,
      said: /(?<!\p{L})(?:(?:look(?:ing)? for|we need|hiring|seek(?:ing)?|want) (?:an? |some )?(?:\p{L}+,? (?:and )?)?young(?!er)(?:,? (?:and )?\p{L}+){1,2})/iu,
    },
    {
      sign: 'men',
      said: /(?<!\p{L})(?:look(?:ing)? for|we need|hiring|seek(?:ing)?|we want|we prefer|preference (?:is given )?(?:to|for)|preferably) (?:an? |some |only )?(?:\p{L}+,? )?(?:wo)?men(?= (?:who|with|to|for|aged|under|over|only)(?!\p{L})|[,.!]|$)|(?<!\p{L})(?:wo)?men only(?!\p{L})|(?<!\p{L})only (?:wo)?men (?:may|can|need|should) apply/iu,
    },
    {
      sign: 'male',
      said: /(?<!\p{L})(?:look(?:ing)? for|we need|hiring|seek(?:ing)?|we want) (?:an? |only )?(?:\p{L}+,? )?(?:fe)?males?(?= \p{L}|[,.!]|$)|(?<!\p{L})(?:fe)?males? only(?!\p{L})|(?<!\p{L})only (?:fe)?males? (?:may|can|need|should) apply/iu,
    },
    {
      sign: 'ative',
      said: /(?<!\p{L})(?:native english speakers? only|(?:must be|only) (?:a )?native (?:english )?speakers?)(?!\p{L})/iu,
    },
  ],
  es: [
    {
      sign: 'mayor',
      said: new RegExp(`(?<!\\p{L})no (?:ser )?mayor(?:es)? de ${AGE}(?: años)?(?!\\d)`, 'iu'),
    },
    {
      sign: 'años',
      said: new RegExp(
        `(?<!\\p{L})(?:menor(?:es)? de ${AGE} años|(?:de |entre |edad:? )?${AGE} (?:a|y) ${AGE} años(?! de (?:experiencia|garantía))|edad máxima:? (?:de )?${AGE} años)(?!\\p{L})`,
        'iu',
      ),
    },
    {
      sign: 'joven',
      unless: LEARNERS,
      said: /(?<!\p{L})(?:buscamos|necesitamos|se busca|contratamos) (?:a )?(?:una? |personas? |gente )?(?:\p{L}+ )?j[oó]ven(?:es)?(?!\p{L})/iu,
    },
    {
      sign: 'mujer',
      said: /(?<!\p{L})(?:buscamos|necesitamos|se buscan?|contratamos|preferimos|(?:preferentemente|de preferencia),?) (?:a )?(?:una? |solo |sólo )?mujer(?:es)?(?!\p{L})|(?<!\p{L})(?:solo|sólo|únicamente) mujeres(?!\p{L})/iu,
    },
    {
      sign: 'hombre',
      said: /(?<!\p{L})(?:buscamos|necesitamos|se buscan?|contratamos|preferimos|(?:preferentemente|de preferencia),?) (?:a )?(?:una? |un |solo |sólo )?hombres?(?!\p{L})|(?<!\p{L})(?:solo|sólo|únicamente) hombres(?!\p{L})/iu,
    },
    {
      sign: 'señorita',
      said: /(?<!\p{L})(?:buscamos|necesitamos|se buscan?|solicitamos|se solicitan?|contratamos) (?:una? )?señoritas?(?!\p{L})/iu,
    },
  ],
};

/** What every advertisement of a job says somewhere. */
const OF_JOB =
  /\(?[mwdfx]\/[mwdfx]\/[mwdfx]\)?|(?<!\p{L})(?:bewerb\p{L}*|lebenslauf|stellenangebot\p{L}*|offene stellen|hiring|vacanc(?:y|ies)|job (?:opening|offer|ad)s?|join our team|apply (?:now|today|by|with|for)|applicants?|r[eé]sum[eé]|(?:your|a) CV|curr[ií]culum|vacantes?|ofertas? de empleo|candidat[oa]s?)(?!\p{L})/iu;

/** Who is asked in the same sentence, other than applicants: pupils, guests, patients. */
const OTHERS =
  /(?<!\p{L})(?:kind(?:er)?|schüler\p{L}*|gäste?|kund(?:en|innen)|teilnehm\p{L}*|patient\p{L}*|mitglied\p{L}*|karte|tarif|kurs\p{L}*|children|kids|pupils|students|guests|customers|clients|patients|members|participants|ticket|class(?:es)?|niñ[oa]s|alumn[oa]s|clientes|pacientes|soci[oa]s|huéspedes|clases?|equipo de)(?!\p{L})/iu;

/** The limits that texts in a language may set to applicants, if they are of an advertisement. */
export function suspectedLimits(copy: string, language: string): readonly Limit[] {
  const limits = (LIMITS[language.slice(0, 2)] ?? []).filter(({ sign }) => copy.includes(sign));
  return limits.some(({ said }) => said.test(copy)) ? limits : [];
}

/** True if a copy advertises a job. */
export function offersJob(copy: string): boolean {
  return OF_JOB.test(copy);
}

/** The sentence around a place. */
function sentenceWith(text: string, start: number, end: number): string {
  const before = text.slice(0, start).search(/[^.!?\n]*$/);
  return text.slice(before, end) + (/^[^.!?\n]*/.exec(text.slice(end))?.[0] ?? '');
}

/** The first age, sex or mother tongue in a text that applicants are asked for. */
export function limitIn(text: string, limits: readonly Limit[]): Span | undefined {
  for (const { sign, said, unless } of limits) {
    const found = text.includes(sign) ? said.exec(text) : null;
    if (!found) continue;
    const span: Span = [found.index, found.index + found[0].length];
    const sentence = sentenceWith(text, ...span);
    if (!OTHERS.test(sentence) && !unless?.test(sentence)) return span;
  }
  return undefined;
}
