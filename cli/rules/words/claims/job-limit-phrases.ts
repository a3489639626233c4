import { JOBS } from './job-advertisements.ts';

/** Words that ask applicants for an age, a sex or a mother tongue, by language. */
export interface Limit {
  /** A rare word of it. */
  sign: string;
  said: RegExp;
  /** Makes it harmless, in the same sentence. */
  unless?: RegExp;
  /** True if it limits something else as well, unless what stands beside it looks for somebody to hire. */
  beside?: true;
}

/** Young people are who learns a trade. */
const LEARNERS =
  /(?<!\p{L})(?:ausbildung\p{L}*|auszubildende\p{L}*|azubis?|lehr(?:ling\p{L}*|stelle|e)|\p{L}*praktik\p{L}*|apprentice\p{L}*|trainees?|interns?(?:hips?)?|aprendi\p{L}+|prácticas)(?!\p{L})/iu;

const AGE = '(?:1[89]|[2-6]\\d)';

const [EN_JOB, DE_JOB, ES_JOB] = [JOBS.en, JOBS.de, JOBS.es];

/** Upper limits of age, one sex, a mother tongue, and no children, by language. */
export const LIMITS: Readonly<Record<string, readonly Limit[]>> = {
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
    ...['bis ', 'unter ', 'chstens ', 'maximal ', 'zwischen '].map((sign) => ({
      sign,
      beside: true as const,
      said: new RegExp(
        `(?<!\\p{L})${DE_JOB}(?: \\(?[mwdfx/]+\\)?)?,? (?:(?:weiblich|männlich),? )?(?:bis|unter|höchstens|maximal|zwischen) ${AGE}(?: (?:und|bis) ${AGE})?(?: jahren?)?(?=[,.!)]|$| (?:für|mit|gesucht)(?!\\p{L}))`,
        'iu',
      ),
    })),
    {
      sign: 'lich',
      beside: true,
      said: new RegExp(
        `(?<!\\p{L})${DE_JOB},? \\(?(?:nur |möglichst |bevorzugt )?(?:weiblich|männlich)(?=[,.!)]|$)`,
        'iu',
      ),
    },
    {
      sign: 'alter',
      said: new RegExp(
        `(?<!\\p{L})(?:höchstalter|altersgrenze|maximales alter)(?: (?:ist|von|liegt bei))?:? ${AGE}(?!\\d)`,
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
    ...['änner', 'rauen'].map((sign) => ({
      sign,
      said: /(?:^|[.!?:] )(?:Junge )?(?:Männer|Frauen)(?= (?:mit (?:\p{L}+ ){0,3}?(?:\p{Lu}\p{L}*erfahrung|Erfahrung|Ausbildung|Führerschein)|bis \d\d|unter \d\d)(?!\p{L}))/mu,
    })),
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
      sign: 'under',
      beside: true,
      said: new RegExp(
        `(?<!\\p{L})(?:${EN_JOB}|(?:wo)?m[ae]n)(?:,? (?:fe)?male)?,? (?:aged )?under (?:the age of )?${AGE}(?!\\d)(?=[,.)]|$| (?:years|and|or|for|to|with|preferred)(?!\\p{L}))`,
        'iu',
      ),
    },
    {
      sign: 'age',
      said: new RegExp(
        `(?<!\\p{L})(?:max(?:imum|\\.)? age|upper age limit)(?: (?:is|of))?:? ${AGE}(?!\\d)`,
        'iu',
      ),
    },
    ...['aged ', 'Aged ', 'between'].map((sign) => ({
      sign,
      said: new RegExp(
        `(?<!\\p{L})(?:aged? )?between ${AGE} and ${AGE}(?: years (?:old|of age))(?!\\p{L})|(?<!\\p{L})aged (?:between )?${AGE} (?:to|and|-|–) ${AGE}(?!\\d)`,
        'iu',
      ),
    })),
    {
      sign: 'young',
      unless: LEARNERS,
      said: /(?<!\p{L})(?:(?:look(?:ing)? for|we need|hiring|seek(?:ing)?|want(?:ed:)?) (?:an? |some )?(?:\p{L}+,? (?:and )?)?young(?!er)(?:,? (?:and )?\p{L}+){1,2})/iu,
    },
    ...['men', 'Men', 'man', 'Man'].map((sign) => ({
      sign,
      said: /(?:^|[.!?:] )(?:young )?(?:wo)?m[ae]n(?= (?:with (?:(?:at least |some )?(?:\p{L}+|\d+)(?:\+| or more)? years (?:in|of)(?! this)|experience|an? [^.!?]{0,30}(?:license|licence|certificate))|aged|under)(?!\p{L}))/imu,
    })),
    ...['men', 'Men '].map((sign) => ({
      sign,
      said: /(?<!\p{L})(?:look(?:ing)? for|we need|hiring|seek(?:ing)?|we want|we prefer|preference (?:is given )?(?:to|for)|preferably) (?:an? |some |only )?(?:\p{L}+,? )?(?:wo)?men(?= (?:who|with|to|for|aged|under|over|only)(?!\p{L})|[,.!]|$)|(?<!\p{L})(?:wo)?men only(?!\p{L})|(?<!\p{L})only (?:wo)?men (?:may|can|need|should) apply/iu,
    })),
    {
      sign: 'man',
      beside: true,
      said: /(?<!\p{L})(?:ideally|preferably|preferred:?) an? (?:\p{L}+ )?(?:wo)?man(?!\p{L})|(?<!\p{L})\(?(?:wo)?man(?: [^.!?()\n]{1,20})? preferred/iu,
    },
    {
      sign: 'male',
      beside: true,
      said: new RegExp(
        `(?<!\\p{L})${EN_JOB},? \\(?(?:fe)?male(?=[,.)]|$| (?:aged|under|only|preferred)(?!\\p{L}))`,
        'iu',
      ),
    },
    {
      sign: 'male',
      said: /(?<!\p{L})(?:look(?:ing)? for|we need|hiring|seek(?:ing)?|we want) (?:an? |only )?(?:\p{L}+,? )?(?:fe)?males?(?= \p{L}|[,.!]|$)|(?<!\p{L})(?:fe)?males? only(?!\p{L})|(?<!\p{L})only (?:fe)?males? (?:may|can|need|should) apply/iu,
    },
    {
      sign: 'ative',
      said: /(?<!\p{L})(?:look(?:ing)? for|hiring|seek(?:ing)?|want(?:ed:)?) (?:an? )?native (?:\p{L}+ )?speakers?|(?<!\p{L})(?:native english speakers? only|(?:must be|only) (?:a )?native (?:english )?speakers?)(?!\p{L})/iu,
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
      sign: 'ás de ',
      beside: true,
      said: new RegExp(`(?<!\\p{L})${ES_JOB},? (?:de |con )?no más de ${AGE} años(?! de)`, 'iu'),
    },
    {
      sign: 'menos de',
      beside: true,
      said: new RegExp(`(?<!\\p{L})${ES_JOB},? (?:de |con )?menos de ${AGE} años(?! de)`, 'iu'),
    },
    {
      sign: 'var',
      beside: true,
      said: /(?<!\p{L})(?:buscamos|necesitamos|se buscan?|contratamos|precisamos) (?:[\p{L},]+ ){0,3}?(?:varón|varones)(?!\p{L}| o | y )/iu,
    },
    {
      sign: 'chic',
      beside: true,
      said: /(?<!\p{L})(?:buscamos|necesitamos|se busca|contratamos|precisamos) (?:a )?(?:una? )?chic[oa](?= (?:para|joven|con|que|de)(?!\p{L})|[,.!]|$)/iu,
    },
    {
      sign: 'sin ',
      beside: true,
      said: new RegExp(
        `(?<!\\p{L})${ES_JOB}[^.!?;\\n]{0,40}?,? sin (?:hijos|cargas familiares)(?!\\p{L})`,
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
    ...['ombres', 'ujeres'].map((sign) => ({
      sign,
      said: /(?:^|[.!?:] )(?:hombres|mujeres)(?: jóvenes)?(?= (?:con (?:[\p{L}\d]+ ){0,3}?(?:experiencia|carné|carnet|licencia|título)|de hasta \d\d|de entre \d\d)(?!\p{L}))/imu,
    })),
    {
      sign: 'señorita',
      said: /(?<!\p{L})(?:buscamos|necesitamos|se buscan?|solicitamos|se solicitan?|contratamos) (?:una? )?señoritas?(?!\p{L})/iu,
    },
  ],
};
