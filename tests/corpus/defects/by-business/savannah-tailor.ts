import { type Defect, defects } from '../../defect.ts';

/** Mistakes in facts and copy, made before the rules were read, and found since. */
export const SAVANNAH: readonly Defect[] = [
  ...defects('facts|copy|law|links|shape|syntax', 'savannah-tailor', [
    [
      'landings/alterations.yaml',
      'A plain hem is {prices.hem} and is ready',
      'A plain hem is $16 and is ready',
    ],
    [
      'pages/prices/page.yaml',
      'A zipper is {prices.zipper}, on a coat',
      'A zipper is $26, on a coat',
    ],
    [
      'landings/custom-suits.yaml',
      'A suit starts at {prices.suit} and takes',
      'A suit starts at $1,350 and takes',
    ],
    [
      'landings/custom-suits.yaml',
      'and takes {turnaround.suitWeeks} weeks.',
      'and takes six weeks.',
    ],
    [
      'pages/policies/page.md',
      'need a deposit of {prices.deposit} when',
      'need a deposit of $300 when',
    ],
    [
      'pages/contact/page.yaml',
      'intro: "{business.address.street}, {business.address.locality}, {business.address.region} {business.address.postalCode}.',
      'intro: "412 Whitacker Street, {business.address.locality}, {business.address.region} {business.address.postalCode}.',
    ],
    [
      'pages/contact/page.yaml',
      '{business.address.region} {business.address.postalCode}. Two',
      '{business.address.region} 31410. Two',
    ],
    [
      'landings/uniforms.yaml',
      'subheadline: "Call {business.phone} and tell us',
      'subheadline: "Call (912) 555-0178 and tell us',
    ],
    [
      'landings/prom-dresses.yaml',
      'Walk in Tuesday to Saturday, or',
      'Walk in Monday to Saturday, or',
    ],
    ['pages/about/page.yaml', '{ name: Marcus Greene, role', '{ name: Marcus Green, role'],
    [
      'pages/index/page.yaml',
      'kicker: "On Whitaker Street since {shop.founded}"',
      'kicker: "On Whitaker Street since 1989"',
    ],
    [
      'landings/wedding-gowns.yaml',
      'subheadline: "{turnaround.fittings} fittings, one',
      'subheadline: "Four fittings, one',
    ],
    [
      'pages/prices/page.yaml',
      'Send a picture to {business.email}, and',
      'Send a picture to hello@habersham-tailors.example, and',
    ],
    [
      'landings/custom-suits.yaml',
      'you get your deposit back.',
      'you get your deposit back, no question asked asked.',
    ],
    [
      'landings/alterations.yaml',
      'Good cloth should not hang unused',
      'Good cloth shuold not hang unused',
    ],
    ['pages/guides/wool/page.md', 'Plastic bags trap the damp', 'Plastic bags trap teh damp'],
    ['pages/guides/measuring/page.md', 'with the arm slightly bent', 'with the arm slighlty bent'],
    [
      'landings/wedding-gowns.yaml',
      'The gown is pressed and stuffed with tissue.',
      'The gown is pressed and stuffed with tisue.',
    ],
    [
      'landings/uniforms.yaml',
      'Glue holds until the first wash.',
      'Glue holds untill the first wash.',
    ],
    [
      'pages/guides/wool/page.md',
      'The creases fall out by themselves',
      'The creases fall out by themselfs',
    ],
    ['pages/about/page.yaml', 'never in a factory.', 'never in a factory!!!!'],
    [
      'landings/prom-dresses.yaml',
      'In a bag, on a padded hanger.',
      'In a bag, on a padded hanger.<br>Enjoy!',
    ],
    [
      'landings/alterations.yaml',
      'Nobody is a standard size.',
      'Hi %FIRSTNAME%, nobody is a standard size.',
    ],
    ['landings/uniforms.yaml', 'Inspection is on Thursday', 'XXX Inspection is on Thursday'],
    [
      'landings/wedding-gowns.yaml',
      'Lace that is cut in a hurry cannot be put back.',
      'Copy of: Lace that is cut in a hurry cannot be put back.',
    ],
    [
      'landings/custom-suits.yaml',
      'Your pattern is kept for ten years.',
      '100% satisfaction guaranteed, rated 5 stars by everybody.',
    ],
    ['pages/policies/page.md', 'then donate it to the shelter', 'then donate it it to the shelter'],
    [
      'landings/alterations.yaml',
      'Jackets, yes. Shoes and bags go to the cobbler on Bull Street.',
      'Jackets, yes. Jackets, yes. Shoes and bags go to the cobbler on Bull Street.',
    ],
    [
      'pages/contact/page.yaml',
      'note: Closed on Sundays, Mondays and federal holidays.',
      'note: Closed on Sundays and federal holidays; Mondays open until six.',
    ],
    [
      'pages/index/page.yaml',
      '"From {prices.suit}, in {turnaround.suitWeeks} weeks."',
      '"From {prices.suit}, in 8 weeks."',
    ],
    [
      'pages/index/page.yaml',
      'text: Need it this week? A rush costs {prices.rush}.',
      'text: Need it this week? A rush costs $20.',
    ],
    [
      'landings/wedding-gowns.yaml',
      'subheadline: "Call {business.phone}, or write',
      'subheadline: "Call 912-555-0817, or write',
    ],
    [
      'pages/contact/page.yaml',
      'Two parking spaces are behind the shop."',
      'Two parking spaces are behind the the shop."',
    ],
    [
      'pages/policies/page.md',
      '{shop.owner} decides that with you',
      'Marcus Grene decides that with you',
    ],
    [
      'pages/about/page.yaml',
      'intro: "{shop.founder} opened the shop in {shop.founded} with one',
      'intro: "{shop.founder} opened the shop in 1998 with one',
    ],
    [
      'landings/prom-dresses.yaml',
      'subheadline: "Walk in Tuesday to Saturday,',
      'subheadline: "Walk in Tuesday to Sunday,',
    ],
    [
      'pages/guides/wool/page.md',
      'A soft brush takes out what a dry cleaner',
      'A soft brush takes out what a dry cleaner cleaner',
    ],
    ['pages/guides/measuring/page.md', 'to the nearest quarter.', 'to the nearest quater.'],
    [
      'landings/alterations.yaml',
      '- You wear what you already paid for.',
      '- Voted #1 tailor in Georgia.',
    ],
    [
      'pages/index/page.yaml',
      'subheadline: "{business.address.street}, Tuesday',
      'subheadline: "421 Whitaker Street, Tuesday',
    ],
    [
      'pages/contact/page.yaml',
      '{business.address.region} {business.address.postalCode}. Two',
      '{business.address.region} 31041. Two',
    ],
    ['landings/custom-suits.yaml', 'We measure you in 22 places', 'We measure you in 24 places'],
    [
      'pages/index/page.yaml',
      'intro: "Hems in {turnaround.days} days, suits',
      'intro: "Hems in 3 days, suits',
    ],
    [
      'pages/policies/page.md',
      'guaranteed for {promise.months} months.',
      'guaranteed for six months.',
    ],
  ]),
];
