import { type Defect, defects } from '../../defect.ts';

/** Mistakes in facts and copy, made before the rules were read, and found since. */
export const SHREWSBURY: readonly Defect[] = [
  ...defects('facts|copy|law|links|shape|syntax', 'shrewsbury-sweep', [
    [
      'landings/chimney-sweeping.yaml',
      'A sweep costs {prices.sweep} and takes',
      'A sweep costs £65 and takes',
    ],
    [
      'pages/index/page.yaml',
      'answer: "{prices.sweep}, with the certificate.',
      'answer: "£86, with the certificate.',
    ],
    [
      'pages/prices/page.yaml',
      'A new rope for the door of a stove is {prices.door}.',
      'A new rope for the door of a stove is £15.',
    ],
    [
      'landings/camera-survey.yaml',
      'You have the report within {work.notice} hours for',
      'You have the report within 48 hours for',
    ],
    ['pages/contact/page.yaml', 'By phone at {business.phone}, or', 'By phone at 01632 960241, or'],
    [
      'pages/about/page.yaml',
      'The shop is at {business.address.street}. Or',
      'The shop is at 41 Wyle Cop. Or',
    ],
    [
      'pages/contact/page.yaml',
      '{business.address.locality}, {business.address.postalCode}."',
      '{business.address.locality}, SY1 1BX."',
    ],
    [
      'landings/chimney-sweeping.yaml',
      "mornings until one o'clock. Those",
      "mornings until three o'clock. Those",
    ],
    [
      'pages/terms/page.md',
      'Parts that we fit have a warranty of {work.warranty} years.',
      'Parts that we fit have a warranty of three years.',
    ],
    [
      'landings/thatched-houses.yaml',
      '"{company.partner} grew up under thatch',
      '"Tim Marlow grew up under thatch',
    ],
    ['pages/about/page.yaml', '{ name: Gwen Pugh, role: Owner', '{ name: Gwen Pough, role: Owner'],
    ['pages/index/page.yaml', 'We come {area.miles} miles around', 'We come 30 miles around'],
    ['landings/stove-service.yaml', 'stat: "{work.vans} vans"', 'stat: "4 vans"'],
    [
      'landings/camera-survey.yaml',
      'subheadline: "Call {business.phone}. Surveys are made on weekdays."',
      'subheadline: "Call {{phone_number}}. Surveys are made on weekdays."',
    ],
    [
      'pages/guides/burning-wood/page.md',
      'A sweep costs {prices.sweep}; [we come',
      'A sweep costs {prices.sweeping}; [we come',
    ],
    [
      'pages/guides/burning-wood/page.md',
      '[we come to you](/chimney-sweeping)',
      '[we come to you](/chimney-sweep)',
    ],
    [
      'landings/stove-service.yaml',
      'The door no longer seals, so the fire',
      'The door no longer seals, so the the fire',
    ],
    ['pages/guides/before-we-come/page.md', 'the mantelpiece.', 'the mantlepeice.'],
    [
      'landings/thatched-houses.yaml',
      'A clogged spark arrestor sends',
      'A cloggged spark arrestor sends',
    ],
    ['landings/nest-removal.yaml', 'We also know the law, and we', 'We allso know the law, and we'],
    [
      'landings/landlords.yaml',
      'A missing certificate surfaces when',
      'A missing certficate surfaces when',
    ],
    [
      'pages/about/page.yaml',
      'what is behind the plaster.',
      'what is behind the plaster. Lorem ipsum dolor sit amet.',
    ],
    [
      'pages/guides/burning-wood/page.md',
      'If the glass turns black, the fire wants more air.',
      'TODO: ask Priya about the damper.',
    ],
    [
      'landings/camera-survey.yaml',
      'Nobody can tell you whether the liner is whole',
      'Nobody can tell you whether the liner is whole&nbsp;or not',
    ],
    [
      'pages/index/page.yaml',
      'The dust goes into the vacuum',
      'The dust doesnâ€™t leave the vacuum',
    ],
    [
      'landings/stove-service.yaml',
      '- No part is replaced without asking you.',
      '- The cheapest stove service in England, guaranteed.',
    ],
    [
      'landings/nest-removal.yaml',
      '- The sacks leave with us.',
      "- We are the UK's No. 1 nest removers.",
    ],
    ['pages/terms/page.md', 'within three working days.', 'within three working days, since 2027.'],
    [
      'landings/landlords.yaml',
      'Every certificate is less than a year old.',
      'Offer ends 31 March 2024.',
    ],
    [
      'pages/contact/page.yaml',
      'note: Closed on bank holidays.',
      'note: Open Sundays 10am to 4pm as well.',
    ],
    [
      'landings/camera-survey.yaml',
      '"From below, with a light, in both directions."',
      '"Von unten mit einer Lampe, in beide Richtungen."',
    ],
    [
      'pages/about/page.yaml',
      '- { date: "2011", title: The shop, text: "We move',
      '- { date: "2011", title: The shop, text: "[insert photo] We move',
    ],
    [
      'pages/index/page.yaml',
      'intro: "Two families, {work.vans} vans and',
      'intro: "Two families, 2 vans and',
    ],
    [
      'landings/stove-service.yaml',
      'All of it costs {prices.stove}, parts',
      'All of it costs £97, parts',
    ],
    [
      'landings/camera-survey.yaml',
      'charge {prices.sweep} for that',
      'charge seventy pounds for that',
    ],
    [
      'landings/thatched-houses.yaml',
      '"Call {business.phone} with the date',
      '"Call 01632 906214 with the date',
    ],
    [
      'pages/contact/page.yaml',
      'or at the shop: {business.address.street},',
      'or at the shop: 14 Wile Cop,',
    ],
    [
      'landings/chimney-sweeping.yaml',
      '"around {business.address.locality} without a charge for travel"',
      '"around Shrewsberry without a charge for travel"',
    ],
    [
      'pages/about/page.yaml',
      '"{company.partner} began with a bicycle',
      '"Tom Marlowe began with a bicycle',
    ],
    [
      'landings/landlords.yaml',
      'description: before a visit the tenant gets a text',
      'description: before a visit the tennant gets a text',
    ],
    [
      'landings/nest-removal.yaml',
      '"From below, stick by stick, into sacks that we take with us."',
      '"From below, stick by stick, into sacks that we take with us with us."',
    ],
    [
      'landings/nest-removal.yaml',
      '"A cowl keeps birds out and rain as well."',
      '"A cowl keeps birds out and"',
    ],
    [
      'pages/guides/burning-wood/page.md',
      'it burns with a clear flame',
      'it burns wiht a clear flame',
    ],
    [
      'pages/guides/before-we-come/page.md',
      'Dogs are welcome, but dogs',
      'Dogs are wellcome, but dogs',
    ],
    ['pages/prices/page.yaml', 'We do not charge for a visit', 'We do not charge for a visitt'],
    [
      'landings/stove-service.yaml',
      'The manufacturer accepts our report.',
      'The manufacturer accepts our report,so keep it.',
    ],
    [
      'pages/contact/page.yaml',
      'We answer on the same working day.',
      'We answer on the same working day. TBC',
    ],
    [
      'landings/landlords.yaml',
      'From five flues on, each costs 10% less."',
      'From five flues on, each costs 15% less."',
    ],
  ]),
];
