import { expect, test } from 'vitest';
import { findingsOf } from './copy-findings.ts';

const LONG = 'house barn shed garage porch attic office stable workshop kitchen'
  .split(' ')
  .map((place) => `A roof keeps the rain out of the ${place}, and that is all that it has to do. `)
  .join('');

const HARD =
  'Notwithstanding aforementioned stipulations regarding administrative documentation requirements, applicability determinations necessitate comprehensive interdepartmental consultation, particularly where jurisdictional responsibilities substantially overlap, insofar as administrative implementation considerations remain predominantly unarticulated throughout contemporaneous regulatory communications, irrespective of organizational classification.';

/** A text, what alone is found in it, and where it stands. */
const WRONG: readonly (readonly [
  text: string,
  rule: string,
  words: string,
  where?: { language?: string; at?: string },
])[] = [
  ['We mend the the roof', 'copy/doubled-word', 'the the'],
  ['The hours that that we keep', 'copy/doubled-word', 'that that'],
  ['We mend roofs and And gutters', 'copy/doubled-word', 'and And'],
  ['Reparamos el el techo', 'copy/doubled-word', 'el el', { language: 'es' }],
  ['Wir reparieren und und streichen', 'copy/doubled-word', 'und und', { language: 'de' }],
  ['We come on the same day…', 'copy/unfinished', '…'],
  ['We mend roofs, gutters and', 'copy/unfinished', 'and'],
  ['We mend roofs, gutters,', 'copy/unfinished', ','],
  ['Reparamos techos y', 'copy/unfinished', 'y', { language: 'es' }],
  ['Wir reparieren Dächer und', 'copy/unfinished', 'und', { language: 'de' }],
  ['For all prices click here today', 'copy/link-words', 'click here'],
  ['Para los precios, haga clic aquí', 'copy/link-words', 'haga clic aquí', { language: 'es' }],
  ['Für Preise klicken Sie hier', 'copy/link-words', 'klicken Sie hier', { language: 'de' }],
  ['All prices are [here](/prices).', 'copy/link-words', 'here', { at: 'prose.body' }],
  ['Submit', 'copy/button-words', 'Submit', { at: 'cta.directCTA' }],
  ['Learn more', 'copy/button-words', 'Learn more', { at: 'cta.transitionalCTA' }],
  ['Absenden', 'copy/button-words', 'Absenden', { at: 'form.submit', language: 'de' }],
  [
    'Más información',
    'copy/button-words',
    'Más información',
    { at: 'cta.directCTA', language: 'es' },
  ],
  [
    LONG.slice(0, 120).trim(),
    'copy/headline-length',
    LONG.slice(100, 120).trim(),
    { at: 'hero.headline' },
  ],
  [
    LONG.slice(0, 60).trim(),
    'copy/button-length',
    LONG.slice(45, 60).trim(),
    { at: 'cta.directCTA' },
  ],
  [LONG.trim(), 'copy/paragraph-length', LONG.slice(700).trim()],
  ['Anonymous', 'copy/nameless-testimonial', 'Anonymous', { at: 'testimonial.author' }],
  ['(sample)', 'copy/nameless-testimonial', '(sample)', { at: 'testimonial.author' }],
  [
    'A happy customer (Lubbock)',
    'copy/nameless-testimonial',
    'A happy customer (Lubbock)',
    { at: 'testimonial.author' },
  ],
  ['We mend roofs.We come at night', 'copy/spacing', '.', { at: 'prose.body' }],
  ['Insert lead here.', 'copy/placeholder', 'Insert lead here', { at: 'panel.lead' }],
  ['Your tagline here', 'copy/placeholder', 'Your tagline here', { at: 'title.intro' }],
  ['Book now', 'copy/language', 'Book now', { at: 'cta.directCTA', language: 'es' }],
  ['Gather the papers', 'copy/language', 'Gather the papers', { at: 'plan.title', language: 'es' }],
  [
    'Ask for the price',
    'copy/language',
    'Ask for the price',
    { at: 'cta.directCTA', language: 'de' },
  ],
  [
    'Zufriedene Kundin',
    'copy/nameless-testimonial',
    'Zufriedene Kundin',
    { at: 'testimonial.author', language: 'de' },
  ],
  [
    'Clienta satisfecha',
    'copy/nameless-testimonial',
    'Clienta satisfecha',
    { at: 'testimonial.author', language: 'es' },
  ],
  [
    'A grateful homeowner',
    'copy/nameless-testimonial',
    'A grateful homeowner',
    { at: 'testimonial.author' },
  ],
  ['Our 2021 roofing prices', 'copy/past-date', '2021 roofing prices'],
  ['Unsere Preise 2021', 'copy/past-date', 'Preise 2021', { language: 'de' }],
  ['Insert closing line here', 'copy/placeholder', 'Insert closing line here'],
  ['Coming soon', 'copy/placeholder', 'Coming soon'],
  ['A roof for XX houses', 'copy/placeholder', 'XX'],
  ['Heading 2', 'copy/placeholder', 'Heading 2', { at: 'headings.problemTitles' }],
  [
    'Hier Überschrift einfügen',
    'copy/placeholder',
    'Hier Überschrift einfügen',
    { language: 'de' },
  ],
  ['Button text', 'copy/placeholder', 'Button text', { at: 'cta.directCTA' }],
  ['A roof &#8212; and a dry one', 'copy/entity', '&#8212;', { at: 'prose.body' }],
  ['The offer ends on March 31, 2021', 'copy/past-date', 'March 31, 2021'],
  ['Valid until 31.03.2021 only', 'copy/past-date', '31.03.2021'],
  ['Gültig bis 31. März 2021', 'copy/past-date', '31. März 2021', { language: 'de' }],
  [
    'Válido hasta el 31 de marzo de 2021',
    'copy/past-date',
    '31 de marzo de 2021',
    { language: 'es' },
  ],
  ['Join us on Saturday, June 5, 2021', 'copy/past-date', 'June 5, 2021'],
  ['That is is all that we do', 'copy/doubled-word', 'is is'],
  ['We live in in the valley', 'copy/doubled-word', 'in in'],
  ['Mit der der Leiter', 'copy/doubled-word', 'der der', { language: 'de' }],
  ['Call us.\n\nThat roof roof is dry.', 'copy/doubled-word', 'roof roof', { at: 'prose.body' }],
  ['Click aquí', 'copy/button-words', 'Click aquí', { at: 'cta.directCTA', language: 'es' }],
  [
    'Klicken Sie hier',
    'copy/button-words',
    'Klicken Sie hier',
    { at: 'form.submit', language: 'de' },
  ],
  ['The list for summer 2021 is open', 'copy/past-date', 'summer 2021'],
  ['Die Liste für Herbst 2021 ist offen', 'copy/past-date', 'Herbst 2021', { language: 'de' }],
  ['Mention ??? when you call', 'copy/placeholder', '???'],
  ['We have mended roofs for XX years', 'copy/placeholder', 'XX years'],
  ['We are there in [HOURS]', 'copy/placeholder', '[HOURS]'],
  ['Unter [Faxnummer] sind wir da', 'copy/placeholder', '[Faxnummer]', { language: 'de' }],
  ['The description goes here', 'copy/placeholder', 'description goes here'],
  ['Add your headline here', 'copy/placeholder', 'Add your headline here'],
  ['Title 2', 'copy/placeholder', 'Title 2', { at: 'cards.heading' }],
  ['Überschrift', 'copy/placeholder', 'Überschrift', { at: 'cards.heading', language: 'de' }],
  ['Hier steht bald der Text.', 'copy/placeholder', 'Hier steht bald der Text', { language: 'de' }],
  ['Beschreibung folgt noch.', 'copy/placeholder', 'Beschreibung folgt noch', { language: 'de' }],
  ['Descripción pendiente.', 'copy/placeholder', 'Descripción pendiente', { language: 'es' }],
  ['Aquí va el texto.', 'copy/placeholder', 'Aquí va el texto', { language: 'es' }],
  ['Lorem ipsum for the roof', 'copy/placeholder', 'Lorem ipsum'],
  ['Hier steht ein Platzhalter', 'copy/placeholder', 'Platzhalter', { language: 'de' }],
  [
    'Llámenos y le decimos cuándo podemos ver el techo de su casa',
    'copy/language',
    'Llámenos y le decimos cuándo podemos ver el techo de su casa',
  ],
  [
    'Call us and we tell you when we can look at the roof of your house',
    'copy/language',
    'Call us and we tell you when we can look at the roof of your house',
    { language: 'de' },
  ],
  [
    'Rufen Sie uns an, und wir sagen Ihnen, wann wir das Dach ansehen',
    'copy/language',
    'Rufen Sie uns an, und wir sagen Ihnen, wann wir das Dach ansehen',
    { language: 'es' },
  ],
  [HARD, 'copy/reading-level', HARD],
];

test.each(WRONG.map(([text, rule, words, where]) => ({ text, rule, words, where })))(
  '"$text" is told once, by $rule',
  ({ text, rule, words, where }) => {
    expect(findingsOf(text, where)).toEqual([`${rule}: ${words}`]);
  },
);

const RIGHT: readonly (readonly [text: string, where?: { language?: string; at?: string }])[] = [
  ['He said that that roof had had its day'],
  ['Jordan P. (sample)', { at: 'testimonial.author' }],
  ['Served by Node.Js at night'],
  ['Lo que me han dicho y he firmado', { at: 'plan.title', language: 'es' }],
  ['Happy hour en la terraza', { at: 'plan.title', language: 'es' }],
  ['House of the Dragon', { at: 'plan.title', language: 'es' }],
  ['We speak English', { at: 'cta.directCTA', language: 'es' }],
  ['Best of the Alps', { at: 'plan.title', language: 'de' }],
  ['They came from Bora Bora and from Walla Walla'],
  ['Nein, nein: sie sie nicht sehen zu lassen', { language: 'de' }],
  ['What you leave with'],
  ['What a good roof is is a matter of taste'],
  ['Come in in the morning'],
  ['Was was kostet', { language: 'de' }],
  ['Alle, die die Prüfung machen', { language: 'de' }],
  ['The text that goes with the photo is here'],
  ['If the title is missing, we look for it'],
  ['Der Text fehlt, wenn die Seite fehlt', { language: 'de' }],
  ['Tiene una cita pendiente', { language: 'es' }],
  ['It was summer 2021, and the roof was open'],
  ['Für einen Tag tragen Sie sich ein', { language: 'de' }],
  ['The roof we looked at'],
  ['All [prices](/prices) stand there.', { at: 'prose.body' }],
  ['Book a look', { at: 'cta.directCTA' }],
  ['Patricia L.', { at: 'testimonial.author' }],
  ['The roof was new on March 31, 2021'],
  ['The offer ends on March 31, 2199'],
  ['Valid for 30 days'],
  ['Pregunte por “The Roof Show”', { language: 'es' }],
  ['Combien coûte une visite sur le toit de la maison ?', { language: 'fr' }],
  ['Hello, I need a roof. The address is ___, and', { at: 'whatsappMessage' }],
];

test.each(RIGHT.map(([text, where]) => ({ text, where })))(
  '"$text" is right',
  ({ text, where }) => {
    expect(findingsOf(text, where)).toEqual([]);
  },
);
