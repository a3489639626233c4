import { type Defect, defects } from '../../defect.ts';

/** Slips of hurried writers, translators and owners. */
export const KNOXVILLE: readonly Defect[] = [
  ...defects('copy', 'knoxville-inspector', [
    ['pages/index/page.yaml', 'before you own it', 'befor you own it'],
    ['pages/index/page.yaml', 'closing table', 'closing tabel'],
    ['pages/index/page.yaml', 'the year and the size', 'the year and the seize'],
    ['landings/buying-a-house.yaml', 'leave behind down there', 'leave behind down their'],
    ['pages/contact/page.yaml', 'On public holidays', 'On pubic holidays'],
    ['pages/questions/page.yaml', 'Is your question missing?', 'Is you’re question missing?'],
    ['landings/radon-test.yaml', 'hums less than a', 'hums less then a'],
    ['pages/prices/page.yaml', 'You know the total', 'You know the the total'],
    ['landings/buying-a-house.yaml', 'Half an hour is enough to see', 'Half an hour is enough see'],
    ['pages/reading-a-report/page.md', 'move furniture or dig.', 'move furniture or.'],
    ['landings/buying-a-house.yaml', 'title: Foundation and crawl space', 'title: Roof and attic'],
    ['pages/index/page.yaml', 'linkLabel: See what the inspection covers', 'linkLabel: Click here'],
    ['landings/buying-a-house.yaml', 'directCTA: Reserve a morning', 'directCTA: Submit'],
    ['pages/index/page.yaml', 'Call with every question', 'Call with <b>every</b> question'],
    ['pages/about/page.yaml', 'If a person fits into', 'If a person **fits** into'],
    [
      'landings/radon-test.yaml',
      'You have a number instead of a worry.',
      'Ya tiene un número en lugar de una preocupación.',
    ],
    [
      'landings/radon-test.yaml',
      'We have six monitors, and one is usually free this week.',
      'Free appointments until June 30, 2026.',
    ],
    ['landings/buying-a-house.yaml', 'author: Alicia Monroe', 'author: A happy customer'],
    ['pages/index/page.yaml', 'You do not have to be there', 'You do not need to have to be there'],
    ['landings/radon-test.yaml', 'Doors may be used as always.', 'Doors may be use as always.'],
    [
      'landings/radon-test.yaml',
      'Just keep the windows shut',
      'Just leave the monitor their, keep the windows shut',
    ],
    [
      'landings/buying-a-house.yaml',
      'We give you a price and a morning',
      'Our advise is free, and you get a price and a morning',
    ],
    [
      'landings/buying-a-house.yaml',
      'We tell you the total before you book.',
      'It is never to late to ask for the total.',
    ],
    ['pages/prices/page.yaml', 'The second report', 'The the second report'],
    ['pages/contact/page.yaml', 'heading: Write to us', 'heading: "[heading]"'],
  ]),
  ...defects('facts', 'knoxville-inspector', [
    [
      'pages/about/page.yaml',
      'She founded {business.name} in',
      'She founded Plumbline Home Inspection in',
    ],
    [
      'landings/buying-a-house.yaml',
      'You can ask the seller for repairs with pictures in hand.',
      'Every client saves at least $5,000 on the purchase price.',
    ],
    ['pages/prices/page.yaml', 'period: up to 2,000 sq ft', 'period: instead of $699'],
  ]),
  ...defects('law', 'knoxville-inspector', [
    [
      'pages/about/page.yaml',
      'Agents send us clients, and we pay nobody for it.',
      'Leave us a five-star review on Google and get $25 off.',
    ],
    [
      'landings/buying-a-house.yaml',
      'headline: A clear answer before your inspection period ends',
      'headline: Knoxville’s number one home inspectors',
    ],
    [
      'landings/buying-a-house.yaml',
      'You know where the main shutoff is before you need it.',
      'We guarantee that the house has no hidden defects.',
    ],
    [
      'landings/radon-test.yaml',
      'and one is usually free this week',
      'and only two are left today, so hurry',
    ],
    [
      'pages/contact/page.yaml',
      'Yes, send me two letters a year with maintenance tips. I can unsubscribe in every letter.',
      'I agree to calls and texts from you and your partners, which we need before an inspection.',
    ],
    [
      'landings/radon-test.yaml',
      'You have a number instead of a worry.',
      'A low reading means that nobody in your family will get lung cancer.',
    ],
    [
      'landings/radon-test.yaml',
      'Nobody tries to sell you a fan.',
      '100% satisfaction guaranteed.',
    ],
    [
      'pages/about/page.yaml',
      'heading: Two inspectors, one checklist',
      'heading: The most trusted inspectors in Tennessee',
    ],
    ['landings/buying-a-house.yaml', 'and one of them comes to you', 'and a 99% approval rate'],
    [
      'pages/index/page.yaml',
      'We hold a morning for you until the evening',
      'Just three slots left this week; we hold one until the evening',
    ],
  ]),
  ...defects('seo', 'knoxville-inspector', [
    [
      'pages/prices/page.yaml',
      'title: Home Inspection Prices in Knoxville, TN',
      'title: Home Inspector in Knoxville, TN | Plumb Line',
    ],
    [
      'landings/radon-test.yaml',
      'title: Radon Test for Knoxville Homes, {fees.radon}',
      'title: Radon Test for Homes in Knoxville, Maryville, Farragut, Oak Ridge and Everywhere Nearby',
    ],
    [
      'pages/questions/page.yaml',
      'title: Home Inspection Questions, Answered | Plumb Line',
      'title: Questions',
    ],
  ]),
  ...defects('links', 'knoxville-inspector', [
    ['pages/reading-a-report/page.md', 'second visit](/prices)', 'second visit](/price)'],
    [
      'pages/reading-a-report/page.md',
      '[these answers](/questions)',
      '[these answers](/questions#termites)',
    ],
    [
      'pages/reading-a-report/page.md',
      '[these answers](/questions)',
      '[these answers](tel:865-555-014)',
    ],
    ['pages/reading-a-report/page.md', '(/prices)', '(http://localhost:3000/prices)'],
  ]),
  ...defects('picture', 'knoxville-inspector', [
    [
      'landings/buying-a-house.yaml',
      'alt: A road leads to a house with lit windows at dusk',
      'alt: IMG_2034.jpg',
    ],
  ]),
];
