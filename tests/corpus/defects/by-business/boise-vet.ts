import { type Defect, defects } from '../../defect.ts';

/** Mistakes of owners, writers and developers, made before the rules were read, and found since. */
export const BOISE: readonly Defect[] = [
  ...defects('facts|copy|law|seo|links|address|shape|schedule|picture|prose|style', 'boise-vet', [
    [
      'pages/prices/page.md',
      '| Recheck of the same problem | {fees.recheck} |',
      '| Recheck of the same problem | $45 |',
    ],
    [
      'landings/dog-vaccines.yaml',
      '{emergency.name} at {emergency.phone}.',
      '{emergency.name} at (208) 555-0187.',
    ],
    ['landings/open-house.yaml', 'until: 2027-04-24T14:00', 'until: 2027-04-25T14:00'],
    [
      'landings/wellness-plans.yaml',
      'stat: "{plans.discountPercent} percent"',
      'stat: "15 percent"',
    ],
    [
      'landings/dental-month.yaml',
      'text: Book by {dentalMonth.bookBy}, 1 PM',
      'text: Book by Friday, February 27, 2027, 1 PM',
    ],
    ['landings/dental-cleaning.yaml', 'You get the figure by', 'You get the the figure by'],
    ['landings/dental-cleaning.yaml', '"In an exam for', '"In a exam for'],
    [
      'pages/guides/emergency-or-wait/page.md',
      'Call us on the next working day.',
      'Call us on the next working day,',
    ],
    ['landings/microchips.yaml', 'Collars slip off, tags', 'Collars <b>slip off</b>, tags'],
    ['landings/nail-trims.yaml', 'a veterinarian’s visit', 'a veterinarianâ€™s visit'],
    ['landings/microchips.yaml', 'directCTA: Request a microchip', 'directCTA: Submit'],
    ['landings/microchips.yaml', 'question: Does it hurt?', 'question: Does it hurt'],
    [
      'landings/dental-month.yaml',
      'alt: A price tag on a garland of leaves, with a calendar beside it',
      'alt: offer.svg',
    ],
    [
      'pages/guides/cheatgrass/page.md',
      'Most of them could have been',
      'Most of them could of been',
    ],
    [
      'landings/spay-neuter.yaml',
      'No anesthesia is free of risk, and we do not talk that away. We',
      'Our anesthesia is 100% safe and free of side effects. We',
    ],
    [
      'pages/index/page.yaml',
      'heading: A neighborhood clinic for dogs',
      'heading: Boise’s best clinic for dogs',
    ],
    ['pages/careers/page.yaml', 'or eligibility for it within six months', 'and no older than 35'],
    [
      'landings/nail-trims.yaml',
      '- One price, even if it takes two sittings.',
      '- Leave a 5-star Google review and the next trim is free.',
    ],
    [
      'landings/weight-program.yaml',
      '- Less weight on joints that are already sore.',
      '- Cures diabetes and arthritis without medicine.',
    ],
    [
      'landings/weight-program.yaml',
      'title: Weight program for dogs and cats in Boise',
      'title: New page',
    ],
    ['pages/prices/page.md', 'type: main\n', 'type: main\nnoindex: true\n', 'noindex: true'],
    ['pages/careers/page.yaml', '/careers#open-positions', '/careers#open-position'],
    ['pages/guides/cheatgrass/page.md', '(/same-day-visits)', '(same-day-visits)'],
    [
      'site.config.yaml',
      'label: Kittens, href: /kitten-visits',
      'label: Kittens, href: /puppy-visits',
    ],
    ['site.config.yaml', '- days: [Saturday]', '- days: [Friday]'],
    ['site.config.yaml', 'longitude: -116.2208', 'longitude: 116.2208'],
    ['landings/microchips.yaml', 'bg-(--color-sand-2)', 'bg-(--color-sand2)'],
    ['pages/guides/emergency-or-wait/page.md', '## On the way\n', '##On the way\n'],
  ]),
];
