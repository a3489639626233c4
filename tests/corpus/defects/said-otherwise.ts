import { type Defect, defects } from '../defect.ts';

/** A form with a consent at the end of the page of contacts. */
const withConsent = (label: string) =>
  `  - form:\n      heading: Ask for a visit\n      fields:\n        - { name: email, type: email, label: Email, required: true }\n        - { name: ok, type: consent, required: true, label: ${JSON.stringify(label)} }\n      endpoint: contactWebhook\n  - hours:`;

const consent = (label: string) =>
  ['pages/contact/page.yaml', '  - hours:', withConsent(label), '- { name: ok'] as const;

/** A sentence of the page about the firm in place of another one. */
const about = (becomes: string) =>
  ['pages/about/page.yaml', 'We have vans, and we still carry his basin wrench.', becomes] as const;

/** Facts, slips, claims and consents in spellings and wordings that nobody expects. */
export const SAID_OTHERWISE: readonly Defect[] = [
  ...defects('facts', 'leeds-plumber', [
    about('Ring 0113·496·0271 and we come.'),
    about('Ring 0113–496–0271 and we come.'),
    about('Ring 0113‑496‑0271 and we come.'),
    about('Plumbers of {city for forty winters.'),
    about('Plumbers of city} for forty winters.'),
    about('Plumbers of @@CITY@@ for forty winters.'),
    about('The workshop is open from nine to five.'),
    about('Walk in any time, day or night.'),
  ]),
  ...defects('copy', 'leeds-plumber', [
    about('The offer ends on 9/30/26.'),
    about('The offer ends on 30.9.26.'),
    about('The best boilers of <CITY> are ours to mend.'),
    about('A washer for £__ and an hour.'),
    about('We could of come sooner.'),
    about('It takes more then one van.'),
    about('Their is no fee for a call.'),
    about('You loose a day to a drip.'),
    about('We drive form Kirkstall to your door.'),
    about('We bring it’s own washer.'),
    about('Mending is a alternative to a new tap.'),
    about('You need an plumber on a Sunday.'),
    about('We are jsut around the corner.'),
  ]),
  ...defects('law', 'leeds-plumber', [
    about('Nobody else offers what we do.'),
    about('A repair that is completely risk-free.'),
    about('Every customer leaves happy.'),
    about('Our joints last forever.'),
    about('We have never had a complaint.'),
    about('This site uses cookies. By staying you accept them.'),
    consent('I do not agree that you write to me.'),
    consent('Untick this box if you do not want our letters.'),
    consent('You may write to me, and I cannot withdraw this.'),
    consent('By sending this form you agree to our letters.'),
    consent('I have read and understood everything.'),
    consent('Bright Pipes Ltd may write to me about my visit.'),
  ]),
  ...defects('law', 'leipzig-baecker', [
    [
      'pages/torten/page.yaml',
      'Mehr Geheimnis ist nicht dabei.',
      'Billiger bekommen Sie es nirgends.',
    ],
    ['pages/torten/page.yaml', 'Mehr Geheimnis ist nicht dabei.', 'Bei uns geht nie etwas schief.'],
  ]),
  ...defects('copy', 'leipzig-baecker', [
    ['pages/torten/page.yaml', 'Mehr Geheimnis ist nicht dabei.', 'Wir wissen das es eilt.'],
    ['pages/torten/page.yaml', 'Mehr Geheimnis ist nicht dabei.', 'Die Aktion gilt bis 30.9.26.'],
    ['pages/torten/page.yaml', 'Mehr Geheimnis ist nicht dabei.', 'Torten für <ORT> und Umgebung.'],
  ]),
];
