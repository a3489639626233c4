import type { Span } from '../../../content/span-location.ts';

/** A law or an office that imprints and privacy pages still name after it has ended. */
interface Repealed {
  said: RegExp;
  /** What took its place, and since when. */
  instead: string;
  /** What holds in other countries, by code, where the law of a neighbor was copied. */
  abroad?: Readonly<Record<string, string>>;
}

/** Regulation (EU) 2024/3228. */
const CLOSED = 'The platform closed on 20 July 2025. Leave the sentence out.';

const ADDRESS = /ec\.europa\.eu\/(?:consumers\/)?odr(?!\p{L})/iu;

const REPEALED: readonly Repealed[] = [
  { said: ADDRESS, instead: CLOSED },
  {
    said: /(?:plattform|portal) (?:zur|der eu zur|für) online-streitbeilegung|(?:odr|online dispute resolution) platform|plataforma (?:europea )?(?:de|para la) resolución de litigios en línea/iu,
    instead: CLOSED,
  },
  {
    // Digitale-Dienste-Gesetz of 6 May 2024.
    said: /(?<!\p{L})(?:TMG|Telemediengesetz(?:es)?)(?!\p{L})/u,
    instead: 'Since 14 May 2024 the duties are in the DDG: § 5 TMG is now § 5 DDG.',
    abroad: {
      AT: 'It was a law of Germany. In Austria the duties are in § 5 ECG, § 14 UGB and § 63 GewO, for websites also in § 25 MedienG.',
      CH: 'It was a law of Germany. In Switzerland the duties are in Art. 3 Abs. 1 lit. s UWG.',
    },
  },
  {
    // The act was renamed on 14 May 2024.
    said: /(?<!\p{L})TTDSG(?!\p{L})/u,
    instead: 'Since 14 May 2024 it is called TDDDG.',
    abroad: {
      AT: 'It is a law of Germany. In Austria cookies are in § 165 TKG 2021.',
      CH: 'It is a law of Germany. In Switzerland cookies are in Art. 45c FMG.',
    },
  },
  {
    // Medienstaatsvertrag, in force since 7 November 2020.
    said: /(?<!\p{L})(?:RStV|Rundfunkstaatsvertrag(?:e?s)?)(?!\p{L})/u,
    instead: 'Since 7 November 2020 it is the MStV: § 55 Abs. 2 RStV is now § 18 Abs. 2 MStV.',
    abroad: {
      AT: 'It was a treaty of German states. In Austria the disclosure is in § 25 MedienG.',
      CH: 'It was a treaty of German states. Leave the reference out.',
    },
  },
  {
    // Ley Orgánica 3/2018, in force since 7 December 2018.
    said: /(?<!\p{L})ley orgánica 15\/1999(?!\d)|(?<!\p{L})LO(?:PD)? 15\/1999(?!\d)|(?<!\p{L})real decreto 1720\/2007(?!\d)/iu,
    instead: 'Since 7 December 2018 it is Ley Orgánica 3/2018 (LOPDGDD), beside the RGPD.',
  },
  {
    // Data Protection Act 2018, in force since 25 May 2018.
    said: /(?<!\p{L})data protection act (?:of )?1998(?!\d)/iu,
    instead: 'Since 25 May 2018 it is the UK GDPR and the Data Protection Act 2018.',
  },
  {
    // Court of Justice of the European Union, C-311/18, 16 July 2020.
    said: /(?<!\p{L})(?:EU[-–]U\.?S\.?[- ])?privacy[- ]shield(?!\p{L})/iu,
    instead:
      'A court annulled it on 16 July 2020. The EU-US Data Privacy Framework took its place.',
  },
];

/** Cheap test of a whole copy. */
const SEEN =
  /TMG|TTDSG|RStV|Telemediengesetz|Rundfunkstaats|europa\.eu\/|-Streitbeilegung|dispute resolution|ODR|litigios en l|15\/1999|1720\/2007|Act (?:of )?1998|rivacy[- ][Ss]hield/;

/** Says that it has ended. */
const ENDED =
  /(?<!\p{L})(?:ehemal\p{L}*|früher\p{L}*|bisherig\p{L}*|ersetzt\p{L}*|abgelöst|eingestellt|geschlossen|abgeschaltet|außer kraft|ungültig|nicht mehr|former(?:ly)?|replace[sd]|supersede[sd]?|repealed|closed|discontinued|invalid\p{L}*|annulled|no longer|antes|antigu[oa]|derogad[oa]|sustitu\p{L}+|cerr(?:ó|ad[oa])|anulad[oa]|ya no)(?!\p{L})/iu;

/** False if no text of a copy names one. */
export function mayBeRepealed(copy: string): boolean {
  return SEEN.test(copy);
}

/** The address of the platform for disputes in a text. */
export function closedPlatform(text: string): { span: Span; instead: string } | undefined {
  const found = text.includes('europa.eu/') ? ADDRESS.exec(text) : null;
  const line = found ? /^.*/.exec(text.slice(text.lastIndexOf('\n', found.index) + 1)) : null;
  return found && !ENDED.test(line?.[0] ?? '')
    ? { span: [found.index, found.index + found[0].length], instead: CLOSED }
    : undefined;
}

/** A law or an office in a text that no longer exists, unless the text says so. @param country of the business. */
export function repealedIn(
  text: string,
  country = '',
): { span: Span; instead: string } | undefined {
  if (!SEEN.test(text)) return undefined;
  for (const { said, instead, abroad } of REPEALED) {
    const found = said.exec(text);
    if (!found || ENDED.test(text)) continue;
    const span: Span = [found.index, found.index + found[0].length];
    return { span, instead: abroad?.[country] ?? instead };
  }
  return undefined;
}
