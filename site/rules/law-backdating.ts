import { lawAgainst } from './law-against.ts';
import { WE } from './phrases.ts';

const DATE = `(?:earlier|previous|past|old(?:er)?|other|different|yesterday's|last (?:week|month)'s)`;

/** The record book says on which day a paper was notarized, and so does the certificate. */
export const lawBackdating = lawAgainst({
  name: 'law/backdating',
  source: { clause: 'Texas Government Code 406.014(a)(2)', read: '2026-11-24' },
  words: [
    'ante ayer back date fech pasa post pred retr',
    'atra ayer back cert date dati docu firm form fech i nota pape poda pode pone seal sell sign stam us we with',
  ],
  message: 'This offers another date than that of the notarization, which a notary has to record.',
  hint: 'Say that the certificate has the date of the visit.',
  claims: [
    String.raw`${WE}(?:backdate|back date|predate|antedate|postdate)s?\b`,
    String.raw`\b(?:backdated|antedated|predated|postdated) (?:\w+ )?(?:certificates?|notari\w+|seals?|stamps?|signatures?|documents?|papers)\b`,
    String.raw`${WE}(?:put|write|use|enter|date it with|date it|give it|set)\b[^.]{0,25}\b(?:an? |the )?${DATE} date\b`,
    String.raw`${WE}date (?:it|them|the \w+|your \w+) (?:back|yesterday|last (?:week|month)|for (?:yesterday|last))\b`,
    String.raw`\b(?:podemos|le|les)? ?(?:poner|ponemos|ponerle|usamos|anotamos)(?:le)? (?:\w+ ){0,3}?fecha (?:de ayer|anterior|atrasada|pasada|previa)`,
    String.raw`\b(?:antedatamos|retrofechamos|antedatar|retrofechar)\b`,
    String.raw`\bcon fecha (?:de ayer|anterior|atrasada|pasada|previa)\b`,
  ],
});
