import { type Defect, defects } from '../../defect.ts';

/** Mistakes in facts and copy, three in four of them made by an editor who had not read the rules. */
export const AUSTIN_PLUMBER: readonly Defect[] = [
  ...defects('copy', 'austin-plumber', [
    [
      'landings/open-day.yaml',
      'Call {business.phone}, or write your name',
      'Dear [First Name], write your name',
    ],
    [
      'pages/prices/page.yaml',
      'and it is the same sum on the invoice.',
      'and it is is the same sum on the invoice.',
    ],
    [
      'landings/water-heaters.yaml',
      'In {business.address.locality} and around',
      'Insert closing line here',
    ],
    ['pages/guides/frost/page.md', 'Every window is closed.', 'Coming soon'],
    [
      'pages/prices/page.yaml',
      'Fifty gallons, fitted, tested and the old tank hauled away, for',
      '??? gallons, fitted, tested and the old tank hauled away, for',
    ],
    [
      'landings/water-heaters.yaml',
      'Yes, where the gas line is large enough.',
      'Yes, click here for the sizes.',
    ],
    ['landings/in-your-area.yaml', 'directCTA: Ask for a visit', 'directCTA: Click me'],
    ['landings/water-heaters.yaml', 'author: Sample customer', 'author: A happy customer'],
    ['pages/index/page.yaml', 'author: Sample, Priya S.', 'author: Verified buyer'],
    [
      'landings/current-offer.yaml',
      'Until the last day of the month, while places last\n    className',
      'Until October 31, 2026, while places last\n    className',
    ],
    [
      'pages/guides/frost/page.md',
      'Ten minutes with a wrench in the fall.',
      'Offer ends Nov. 1st, 2026.',
    ],
    ['pages/prices/page.yaml', 'What you pay for plumbing', 'Our 2024 plumbing prices'],
    [
      'landings/water-heaters.yaml',
      'every one of them sounds like an advertisement.',
      'every one of them sounds like an advertisment.',
    ],
    ['pages/prices/page.yaml', 'checked with the camera', 'checked with the cammera'],
    [
      'pages/guides/frost/page.md',
      'The main valve turns by hand.',
      'The main vavle turns by hand.',
    ],
    ['site/words/en.yaml', 'What a drip costs by spring', 'What a drip costs by sping'],
    ['site.config.yaml', 'what we do, when we are open', 'what we do, when we are opne'],
    [
      'pages/guides/frost/page.md',
      'The meter is wrapped.',
      'Der Zähler ist gut eingepackt und der Keller ist zu.',
    ],
    ['pages/prices/page.yaml', 'No. We look,', '<strong>No.</strong> We look,'],
    [
      'landings/water-heaters.yaml',
      'Whichever your house is built for.',
      'Whichever your house is built for, see [prices](/prices).',
    ],
    [
      'pages/index/page.yaml',
      'Something has stopped working.',
      'Once `something` has stopped working.',
    ],
    [
      'landings/open-day.yaml',
      'You can compare, as you know what to ask elsewhere.',
      'You can __compare__, as you know what to ask elsewhere.',
    ],
    ['pages/guides/frost/page.md', 'under the sink.', 'under the sink &#8212; look there.'],
    [
      'landings/water-heaters.yaml',
      'You are standing in a towel reading reviews',
      'You are standing in a towel reading rev�ews',
    ],
    [
      'landings/in-your-area.yaml',
      'You did not have to take a day off for it.',
      'You did not have to take a day off for it..',
    ],
    ['pages/prices/page.yaml', 'Ask us about it when', 'Ask us about it , when'],
    [
      'landings/water-heaters.yaml',
      'We measure it first and tell you honestly.',
      'We measure it first  and tell you honestly.',
    ],
    [
      'landings/water-heaters.yaml',
      'We lay a drop cloth,\n    we wear clean boots, and we show you the valve before we leave.',
      'Notwithstanding the aforementioned considerations regarding residential hydronic infrastructure, our comprehensively credentialed technicians systematically operationalize industry-standard methodologies, thereby facilitating the uninterrupted continuation of domestic thermal functionality throughout installation, commissioning and post-implementation verification procedures.',
    ],
    [
      'landings/in-your-area.yaml',
      '  - Another free Saturday goes into videos that explain how to do it yourself.',
      '  - A small matter turns into a large one while it waits.',
    ],
    [
      'pages/prices/page.yaml',
      'question: Is there a discount for landlords?',
      'question: Can I pay by card?',
    ],
    [
      'pages/guides/frost/page.md',
      '## The cellar\n\nLook at',
      '## The attic\n\n## The cellar\n\nLook at',
    ],
    ['landings/open-day.yaml', 'and there are answers.', 'and there are are answers.'],
    [
      'landings/in-your-area.yaml',
      'The work is small, the way to it is long',
      'Headline goes here',
    ],
    [
      'pages/prices/page.yaml',
      'You read it here before you call, and it is the same sum on the invoice.',
      'You read it here before you call, and',
    ],
    [
      'landings/open-day.yaml',
      'A call or a message with your name and the number of seats.',
      'A call or a message with your name and XX seats.',
    ],
    [
      'pages/guides/frost/page.md',
      'Foam sleeves are cheap',
      'Foam sleeves ([this link](/prices)) are cheap',
    ],
    ['pages/index/page.yaml', 'book: "Ask for a quote"', 'book: "Learn more"'],
    ['landings/in-your-area.yaml', 'author: Sample customer', 'author: Homeowner'],
    [
      'landings/water-heaters.yaml',
      'Water on the floor? Call {business.phone}',
      'Ten percent off till Sept 30, 2026',
    ],
    ['landings/open-day.yaml', 'Pictures flatter', 'Pictures flater'],
    [
      'pages/prices/page.yaml',
      'No. We look, we write down a figure, and you take the night to think about it.',
      'Nein. Wir sehen es uns an, schreiben eine Zahl auf, und Sie schlafen eine Nacht darüber.',
    ],
    [
      'landings/open-day.yaml',
      'You get a confirmation with date and address.',
      'You get a confirmation with date &ndash; address.',
    ],
    ['pages/index/page.yaml', 'As it was agreed.', 'As it was agreed,.'],
    [
      'landings/in-your-area.yaml',
      'headline: We come to you and finish the job',
      'headline: We come to you wherever you are in the city or around it, and we do not leave before the job is finished to the last screw and swept up',
    ],
  ]),
  ...defects('facts', 'austin-plumber', [
    [
      'landings/water-heaters.yaml',
      'A new anode rod buys you a few more.',
      'A new anode rod costs eighty-nine dollars.',
    ],
    [
      'pages/prices/page.yaml',
      'By card, check or bank transfer',
      'By card, check or bank transfer over $1,850',
    ],
    [
      'pages/guides/frost/page.md',
      'Foam sleeves are cheap and go on without tools.',
      'Foam sleeves are cheap, a visit is 89 bucks.',
    ],
    [
      'landings/current-offer.yaml',
      'You have meant to do this for a while',
      'You have meant to do this for $89 a while',
    ],
    ['site/words/en.yaml', 'Call the shop', 'Call the shop, $89'],
    [
      'landings/in-your-area.yaml',
      'Two sentences are enough.',
      'Two sentences to 512.555.0142 are enough.',
    ],
    [
      'pages/guides/frost/page.md',
      'Most of it you can do with a wrench',
      'Or call (512) 555-0100. Most of it you can do with a wrench',
    ],
    ['site/words/en.yaml', 'Write to the shop', 'Text 512-555-0142'],
    [
      'pages/guides/frost/page.md',
      'Close it, open the tap, and\nlet',
      'Close it, mail help@harlowplumbing.com, and\nlet',
    ],
    [
      'landings/water-heaters.yaml',
      'Tell us what the label says',
      'Tell Harlow Plumbing what the label says',
    ],
    [
      'pages/guides/frost/page.md',
      'Look at every pipe that runs along an outer wall.',
      'Harlowe Plumbing looks at every pipe that runs along an outer wall.',
    ],
    ['landings/water-heaters.yaml', 'We take care of everything else.', 'We open at 7:30 AM.'],
    [
      'pages/prices/page.yaml',
      'After that the emergency line takes over.',
      'After 5 p.m. the emergency line takes over.',
    ],
    [
      'landings/open-day.yaml',
      'Coffee, names, and what you have come for.',
      'The shop is open 7:30 to 5.',
    ],
    [
      'landings/water-heaters.yaml',
      'The pan overflows while you wait for a delivery window.',
      'We are there within 90 minutes.',
    ],
    [
      'landings/in-your-area.yaml',
      'so that you do not have to think of it again.',
      'and an hour and a half from your call we are there.',
    ],
    [
      'pages/index/page.yaml',
      'so that a small fault stays small.',
      'by a plumber who comes in under ninety minutes.',
    ],
    [
      'pages/guides/frost/page.md',
      'and put the bucket under\nthe worst spot.',
      'we take up to 90 min.',
    ],
    ['landings/in-your-area.yaml', 'We live here, too.', 'We work within 25 miles of town.'],
    [
      'pages/prices/page.yaml',
      'We look, we write down a figure',
      'We drive a 25-mile radius and write down a figure',
    ],
    [
      'landings/water-heaters.yaml',
      'Two feet around the tank and a way to the door.',
      'If you live 25 mi out, we come too.',
    ],
    [
      'landings/water-heaters.yaml',
      'Another week goes by with a kettle and a washcloth.',
      'Of our heaters, 85 per cent go in the same day.',
    ],
    ['landings/in-your-area.yaml', 'Nobody calls back', 'In business since 1998'],
    [
      'pages/guides/frost/page.md',
      'Leave the tap open until spring.',
      'We have said so since 1998.',
    ],
    [
      'landings/water-heaters.yaml',
      'You know which valve to close if it ever happens again.',
      'You have a two-year warranty in the drawer.',
    ],
    [
      'landings/water-heaters.yaml',
      'Call {business.phone} or send a photo of the tank.',
      'Call { business.phone } or send a photo of the tank.',
    ],
    [
      'pages/prices/page.yaml',
      'is {fees.visit}, on any weekday',
      'is {fees,visit}, on any weekday',
    ],
    [
      'pages/guides/frost/page.md',
      'Then call us at {business.phone}, at any hour',
      'Then call us at *|PHONE|*, at any hour',
    ],
    [
      'landings/in-your-area.yaml',
      'One call to {business.phone}, or a message',
      'One call to {!business.phone}, or a message',
    ],
    [
      'site.config.yaml',
      'serving: "{business.address.locality} and nearby"',
      'serving: "{business.adress.locality} and nearby"',
    ],
    [
      'landings/current-offer.yaml',
      'Call {business.phone} or send a message with your name.',
      'Call <<phone>> or send a message with your name.',
    ],
    [
      'pages/prices/page.yaml',
      'An emergency call costs {fees.emergencyVisit}',
      'An emergency call costs $159',
    ],
    [
      'landings/water-heaters.yaml',
      'installed and\n    tested, is {fees.waterHeater}.',
      'installed and\n    tested, is $1,950.',
      '$1,950.',
    ],
    [
      'pages/guides/frost/page.md',
      'A visit costs {fees.visit}, and this list',
      'A visit costs $79, and this list',
    ],
    [
      'landings/current-offer.yaml',
      'We lower a price when we have time to fill',
      'We lower a price by 20 bucks when we have time to fill',
    ],
    ['pages/index/page.yaml', 'Looked at in good time', 'For $129 – $149, looked at in good time'],
    [
      'landings/open-day.yaml',
      'In the group, or with one of us at the side.',
      'Or ring +1 (512) 555.0142.',
    ],
    [
      'landings/open-day.yaml',
      'You have met the people who would do it.',
      'You have met the people of Harlow Plumbling.',
    ],
    ['landings/in-your-area.yaml', 'stat: On time', 'stat: 7:30 AM–5 PM'],
    [
      'pages/prices/page.yaml',
      'We look, we write down a figure',
      'The office shuts at 5 PM; we look, we write down a figure',
    ],
    [
      'landings/open-day.yaml',
      'There is nothing to prepare.',
      'Somebody is there in 90 minutes or less.',
    ],
    [
      'landings/open-day.yaml',
      'at our place in {business.address.locality}',
      'or anywhere within a 25 mile circle',
    ],
    [
      'pages/index/page.yaml',
      'Planned with you, priced before it starts',
      'Done the same day in 85 % of cases, priced before it starts',
    ],
    [
      'landings/in-your-area.yaml',
      'Half of the numbers you try go to voicemail',
      'After 4000+ jobs half of the numbers you try go to voicemail',
    ],
    ['pages/guides/frost/page.md', 'The meter is wrapped.', 'Our license is M-40917.'],
    [
      'pages/prices/page.yaml',
      'By card, check or bank transfer',
      'License M-40971, by card, check or bank transfer',
    ],
    ['landings/in-your-area.yaml', '{business.name} works in', '%business_name% works in'],
    [
      'pages/prices/page.yaml',
      'up to {area.miles} miles from our yard',
      'up to {area.miles miles from our yard',
    ],
    [
      'pages/guides/frost/page.md',
      'A visit costs {fees.visit}, and',
      'A visit costs {% fees.visit %}, and',
    ],
    ['landings/water-heaters.yaml', '"{response.emergencyMinutes} min"', '"60 min"'],
    [
      'pages/prices/page.yaml',
      'carries a warranty of {figures.warrantyYears} years',
      'carries a warranty of 5 years',
    ],
  ]),
  ...defects('shape', 'austin-plumber', [
    [
      'landings/water-heaters.yaml',
      'sections: [problems, guide, plan, success, questions, failure]',
      'sections: [problems, guide, plan, success, questions, failure, guide]',
    ],
    [
      'pages/prices/page.yaml',
      'answer: Ask us about it when you have three or more units in one building.',
      'answer: ""',
    ],
  ]),
];
