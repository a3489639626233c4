import { type Defect, defects } from '../defect.ts';

/** Claims without proof, consent that is none, and pages that the law asks for and the site no longer has. */
export const LAW: readonly Defect[] = [
  ...defects('law|style', 'leeds-plumber', [
    [
      'pages/index/page.yaml',
      'heading: A plumber who rings back',
      'heading: The best plumber in Leeds',
    ],
    [
      'pages/about/page.yaml',
      'intro: Grandad Len began',
      'intro: Voted no. 1 in the UK. Grandad Len began',
    ],
    [
      'pages/where-we-come/page.yaml',
      'heading: Within sight of the Aire',
      'heading: Award-winning plumbers',
    ],
    [
      'landings/leak-in-the-ceiling.yaml',
      'headline: We find the leak before we make a hole',
      'headline: We find every leak, guaranteed 100%',
    ],
    [
      'landings/boiler-service.yaml',
      'headline: Shall we look after it?',
      'headline: The cheapest boiler service in Yorkshire',
    ],
    [
      'landings/boiler-service.yaml',
      'headline: Shall we look after it?',
      'headline: Nobody in Leeds does it cheaper',
    ],
    [
      'pages/about/page.yaml',
      'intro: Grandad Len began',
      'intro: We beat any quote. Grandad Len began',
    ],
    [
      'pages/index/page.yaml',
      'heading: A plumber who rings back',
      'heading: Climate-neutral plumbing',
    ],
    [
      'pages/about/page.yaml',
      'intro: Grandad Len began',
      'intro: 98% of our customers come back. Grandad Len began',
    ],
    [
      'pages/where-we-come/page.yaml',
      'heading: Within sight of the Aire',
      'heading: No other plumber can match our prices',
    ],
    ['landings/burst-pipe-night.yaml', 'className: ""', 'className: bg-yellow-200 text-white'],
    ['landings/power-flush.yaml', 'className: ""', 'className: bg-ambr-900 text-white'],
    ['landings/new-bathroom.yaml', 'className: ""', 'className: bg-slate-500 text-slate-600'],
  ]),
  ...defects('law', 'leipzig-baecker', [
    [
      'pages/index/page.yaml',
      'heading: Brot, das erst',
      'heading: Das beste Brot Leipzigs, das erst',
    ],
    [
      'pages/brote/page.yaml',
      'heading: Acht Laibe und kein neunter',
      'heading: Deutschlands Nr. 1 für Roggenbrot',
    ],
    [
      'pages/fuer-cafes/page.yaml',
      'heading: Vor dem ersten Gast ist das Brot da',
      'heading: Garantiert mehr Umsatz für Ihr Café',
    ],
    [
      'pages/vorbestellen/page.yaml',
      'name: einwilligung, type: consent, label: "Sie dürfen meine Angaben für diese Bestellung verwenden."',
      'name: einwilligung, type: consent, label: "Ja, ich möchte den Newsletter."',
    ],
    [
      'landings/osterbrote.yaml',
      'subheadline: Sie gehen an',
      'subheadline: Der preisgekrönte Marktführer. Sie gehen an',
    ],
  ]),
  ...defects('law', 'sevilla-dentista', [
    [
      'pages/index/page.yaml',
      'heading: ¿Le duele, o lleva años sin venir?',
      'heading: El mejor dentista de Sevilla',
    ],
    [
      'pages/index/page.yaml',
      'heading: ¿Le duele, o lleva años sin venir?',
      'heading: Elimina el dolor en una sesión',
    ],
    [
      'pages/ninos/page.yaml',
      'heading: El primer día solo se sube al sillón',
      'heading: La clínica número 1 para niños',
    ],
    [
      'pages/guias/encias/page.md',
      'Con buen cepillado y seda se pasa en una quincena.',
      'Le garantizamos resultados al 100 %.',
    ],
    [
      'landings/implantes.yaml',
      'headline: Vuelva a masticar por los dos lados',
      'headline: Resultados garantizados y sin dolor',
    ],
  ]),
  ...defects('law', 'toronto-law', [
    [
      'pages/index/page.yaml',
      'heading: You got a letter. We read it with you.',
      "heading: Canada's leading employment lawyers",
    ],
    ['pages/lawyers/page.yaml', 'Called in 1998.', 'Voted top lawyer in Toronto. Called in 1998.'],
    [
      'landings/dismissed.yaml',
      'headline: Have the offer read before you sign it',
      'headline: We guarantee you will win',
    ],
    [
      'landings/dismissed.yaml',
      'subtitle: You sign because you understand it',
      'subtitle: "Guaranteed results or your money back"',
    ],
  ]),
  ...defects('law|copy', 'austin-tattoo', [
    [
      'pages/artists/page.yaml',
      'heading: Three artists and a dog',
      'heading: "The #1 tattoo shop in Texas"',
    ],
    ['landings/memorial-tattoo.yaml', 'stat: Traced,', 'stat: World-class,'],
  ]),
  ...defects('law', 'zurich-yoga', [
    [
      'pages/ruecken/page.md',
      'Unspezifische Schmerzen werden mit sanfter Bewegung oft leichter.',
      'Yoga heilt Rückenschmerzen garantiert.',
    ],
    [
      'pages/ruecken/page.md',
      'Unspezifische Schmerzen werden mit sanfter Bewegung oft leichter.',
      'Unsere Übungen sind wissenschaftlich erwiesen.',
    ],
    [
      'landings/feierabend.yaml',
      'headline: Eine Stunde, in der niemand etwas von Ihnen will',
      'headline: Die führende Yogaschule der Schweiz',
    ],
  ]),
  ...defects('law', 'mendoza-vinos', [
    [
      'pages/index/page.yaml',
      'heading: Vinos que se acaban, y está bien que se acaben',
      'heading: Los mejores vinos de Argentina',
    ],
    [
      'pages/regalos/page.yaml',
      'heading: Nos dictás y escribimos',
      'heading: La vinería líder del país',
    ],
  ]),
  ...defects('law', 'dublin-locksmith', [
    [
      'pages/index/page.yaml',
      'heading: You are outside. Your keys are not.',
      'heading: The fastest locksmith in Ireland',
    ],
    [
      'landings/locked-out-tonight.yaml',
      'subheadline: We open with',
      'subheadline: Best price guaranteed. We open with',
    ],
  ]),
  ...defects('law', 'miami-accountant', [
    [
      'pages/fees/page.yaml',
      'heading: Fees you hear first',
      'heading: "The biggest refund, guaranteed"',
    ],
    [
      'landings/carta-del-irs.yaml',
      'headline: Ábrala aquí, con quien ha leído miles',
      'headline: El contador número uno de Miami',
    ],
  ]),
  ...defects('law', 'berlin-fahrrad', [
    [
      'pages/gebraucht/page.yaml',
      'heading: Gebraucht und nicht verbraucht',
      'heading: Die günstigsten Räder Berlins',
    ],
    [
      'landings/fruehjahrscheck.yaml',
      'headline: Einmal durchsehen, dann rollt es',
      'headline: Berlins beste Fahrradwerkstatt',
    ],
  ]),
];
