import { PLAIN_VOCABULARY } from './vocabulary.ts';

/** A heading that negates what is below it: "What we cannot do", "Not included", "Not like this", "Neither". */
const DENYING_HEADING =
  /\b(?:cannot|can't|don't|do not|doesn't|never|may not|must not|will not|won't|not (?:included|done|offered|covered|possible|part|what)|(?:is|are) not|isn't|aren't|turn down|refuses?|declines?|limits|outside our|out of scope|no (?:podemos|hacemos|incluye|ofrecemos|se puede\w*|esta incluido)|nunca|lo que no)\b|^(?:not?|never) (?:included|done|offered|here|like|this|so|asi|con nosotros)\b|^(?:neither|none of (?:these|those|them|the (?:two|above))|nobody|ningun[oa](?: de (?:est[oa]s|l[oa]s dos))?|ni un[oa] ni otr[oa]|nadie)[.!:]?$|(?<!\b(?:or|and|yes|si|o|y|e|why|por que|como) |,)\bno(?:t|pe)?[.!:]?$/;

/** True if a heading says that what is below it is not done. */
export function deniesBelow(heading: string): boolean {
  return DENYING_HEADING.test(PLAIN_VOCABULARY.withoutHarmless(heading));
}
