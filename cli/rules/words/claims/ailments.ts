const { raw } = String;

/** Inflammations and other conditions whose names end alike in all three languages: tendinitis, scoliosis. */
const EN_LEARNED = raw`\p{L}{4,}itis|(?!(?:diagnosis|prognosis|hypnosis|metamorphosis|apotheosis|symbiosis|osmosis|mitosis)\b)\p{L}{4,}osis`;
const ES_LEARNED = raw`\p{L}{4,}itis|(?!(?:diagnosis|hipnosis|metamorfosis|simbiosis|ósmosis|dosis)(?!\p{L}))\p{L}{4,}osis`;
const DE_LEARNED = raw`\p{L}{4,}itis|(?:arthrose|osteoporose|skoliose|thrombose|endometriose|neurose|psychose|multiple\ssklerose)n?`;

/**
 * Illnesses that no business may simply promise to heal, by language, in lower case, as sources of regular expressions. What
 * a walk, a song or a coffee is said to cure in jest is none: boredom, Mondays, a broken heart.
 */
export const AILMENTS: Readonly<Record<'en' | 'es' | 'de', string>> = {
  en: raw`(?:(?:back|neck|joint|knee|lung|skin|chronic|all|separation|social)\s)?(?:pains?|kennel\scough|the\sflu|colds?|backaches?|migraines?|arthritis|anxiety|depression|diabetes|cancer|insomnia|allerg\p{L}+|acne|eczema|snoring|tinnitus|stress|sciatica|asthma|hernias?|(?:slipped|herniated)\sdiscs?|adhd|autism|dementia|alzheimer['’]?s?|parkinson['’]?s?|epilepsy|heart\sdisease|high\sblood\spressure|hypertension|fibromyalgia|rheumatism|gout|psoriasis|covid|ptsd|infertility|ibs|crohn['’]s|obesity|alcoholism|dyslexia|shingles|herpes|hay\sfever|lyme\sdisease|multiple\ssclerosis|vertigo|an(?:a)?emia|${EN_LEARNED})\b`,
  es: raw`(?:dolor(?:es)?|tos\sde\slas\sperreras|resfriados?|migrañas?|artritis|ansiedad|depresión|diabetes|cáncer|insomnio|alergias?|estrés|lumbalgias?|ciática|hernias?(?:\sdiscal(?:es)?)?|contracturas?|asma|tdah|autismo|demencia|alzh[eé]imer|p[aá]rkinson|epilepsia|hipertensión|fibromialgia|reuma|psoriasis|covid|obesidad|dislexia|vértigos?|anemia|esclerosis\smúltiple|${ES_LEARNED})(?!\p{L})`,
  de: raw`(?:\p{L}*schmerz(?:en)?|\p{L}*krankheit(?:en)?|trennungsangst|zwingerhusten|erkältung(?:en)?|migräne|arthrose|depression(?:en)?|krebs|diabetes|neurodermitis|allergien?|schlafstörungen|tinnitus|asthma|ischias|bandscheibenvorf(?:all|älle)|adhs|autismus|demenz|alzheimer|parkinson|epilepsie|bluthochdruck|fibromyalgie|rheuma|schuppenflechte|legasthenie|heuschnupfen|übergewicht|angststörung(?:en)?|${DE_LEARNED})(?!\p{L})`,
};
