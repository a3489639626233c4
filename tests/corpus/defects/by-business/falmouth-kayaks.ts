import { type Defect, defects } from '../../defect.ts';

/** Mistakes in settings, keys, links and code, made before the rules were read. */
export const FALMOUTH: readonly Defect[] = [
  ...defects('address', 'falmouth-kayaks', [
    ['pages/safety/page.yaml', 'parent: /about', 'parent: /abuot'],
  ]),
  ...defects('code', 'falmouth-kayaks', [
    ['site/site.ts', "guide: 'wide'", "guide: 'broad'"],
    ['site/site.ts', "'success', 'failure']", "'sucess', 'failure']"],
    [
      'site/site.ts',
      "problemIcons: ['clock', 'anchor', 'scale']",
      "problemIcons: ['clock', 'ankor', 'scale']",
    ],
    ['pages/tide-table/+Page.tsx', '<TideRows />', '<TideRow />'],
  ]),
  ...defects('copy', 'falmouth-kayaks', [
    [
      'landings/guided-tours.yaml',
      'link: { label: Write to us, href: /contact }',
      'link: { label: Click here, href: /contact }',
    ],
  ]),
  ...defects('download', 'falmouth-kayaks', [
    ['pages/safety/page.yaml', 'src: forms/children.pdf', 'src: forms/Children.pdf'],
  ]),
  ...defects('embed', 'falmouth-kayaks', [
    ['landings/kayak-hire.yaml', 'watch?v=M7lc1UVf-VE', 'watch'],
    [
      'landings/guided-tours.yaml',
      'https://cal.com/tidewater/guided',
      'https://tidewater.simplybook.me/guided',
    ],
    [
      'landings/kayak-hire.yaml',
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      'https://www.youtube.com/@tidewater',
    ],
  ]),
  ...defects('facts', 'falmouth-kayaks', [
    ['site.config.yaml', 'currency: GBP', 'currency: EUR'],
    [
      'landings/kayak-hire.yaml',
      '{fees.single}", period: for two hours, text: For one.',
      '{fees.singel}", period: for two hours, text: For one.',
    ],
    ['landings/kayak-hire.yaml', '{limits.age} years', '{limits.age years'],
  ]),
  ...defects('links', 'falmouth-kayaks', [
    [
      'landings/guided-tours.yaml',
      'link: { label: Write to us, href: /contact }',
      'link: { label: Write to us, href: /contact-us }',
    ],
    [
      'pages/guides/tides/page.md',
      'mailto:ahoy@tidewaterkayak.co.uk',
      'mailto:ahoy@tidewaterkayaks.co.uk',
    ],
    [
      'pages/guides/tides/page.md',
      '(mailto:ahoy@tidewaterkayak.co.uk)',
      '(ahoy@tidewaterkayak.co.uk)',
    ],
    ['pages/tide-table/+Page.tsx', 'aria-labelledby="tides"', 'aria-labelledby="tide"'],
    ['pages/tide-table/+Page.tsx', '/guides/tides#low-water', '/guides/tides#lowwater'],
  ]),
  ...defects('picture', 'falmouth-kayaks', [
    ['site.config.yaml', 'src: logo.svg', 'src: Logo.svg'],
    ['pages/safety/page.yaml', 'alt: "", decorative: true', 'alt: ""'],
  ]),
  ...defects('prose', 'falmouth-kayaks', [
    ['pages/guides/tides/page.md', '| Mylor | 3 h |', '| Mylor |'],
    [
      'pages/guides/tides/page.md',
      'Mud holds a leg *and* a boot.\n',
      'Mud holds a leg *and* a boot.\n\n```\nmud\n```\n',
      '```',
    ],
    ['pages/guides/tides/page.md', '| Penryn | 2 h |', '| Penryn | 2 h | neap |'],
  ]),
  ...defects('seo', 'falmouth-kayaks', [
    [
      'pages/tide-table/+Page.tsx',
      '<h1 id="tides">High water this week</h1>',
      '<h1 id="tides"></h1>',
    ],
  ]),
  ...defects('shape', 'falmouth-kayaks', [
    ['site.config.yaml', 'country: GB', 'country: UK'],
    ['site.config.yaml', '  single: 18', '  single: "18"'],
    ['site.config.yaml', '  single: 18\n  double: 28', '  single: 18', 'fees:'],
    [
      'site.config.yaml',
      'features: { upload: true, map: true }',
      'features: { uploads: true, map: true }',
    ],
    ['landings/guided-tours.yaml', 'when: { scrolled: 70 }', 'when: { scrolled: 170 }'],
    ['landings/gift-days.yaml', 'number: 1', 'number: one'],
    ['pages/safety/page.yaml', 'side: left', 'side: centre'],
    ['site.config.yaml', 'uploadEndpoint: https://forms', 'uploadEndpoint: https//forms'],
    ['site.config.yaml', 'spelling: [spraydeck, buoyancy]', 'spelling: spraydeck'],
    ['site.config.yaml', 'copy/spelling: error', 'copy/spelling: fatal'],
    ['site.config.yaml', '  deposit: 50', '  deposit: 50\n  parking: 4', 'parking: 4'],
    ['site.config.yaml', '  deposit: 50', '  deposit: -50'],
    ['site.config.yaml', '- heading: The hut', '- header: The hut'],
    ['landings/kayak-hire.yaml', 'theme: harbour', 'theme: harbor'],
    ['landings/kayak-hire.yaml', 'backgroundPattern: waves', 'backgroundPattern: wave'],
    ['landings/kayak-hire.yaml', 'credit: M. Penrose', 'credits: M. Penrose'],
    ['landings/kayak-hire.yaml', 'image: { src: one.svg,', 'image: { source: one.svg,'],
    ['landings/kayak-hire.yaml', '    - Your arms ache in a good way.\n', '', 'benefits:'],
    [
      'landings/kayak-hire.yaml',
      '{ icon: ship, stat: 34 boats, description: for one and for two }',
      '{ icon: ship, stat: 34 boats }',
    ],
    [
      'landings/kayak-hire.yaml',
      'title: How to climb back into a kayak',
      'titel: How to climb back into a kayak',
    ],
    ['landings/kayak-hire.yaml', 'sections: [problems,', 'sections: [problem,'],
    ['landings/kayak-hire.yaml', 'hours: 8 am }', 'hours: 8 am, notes: Early. }'],
    ['landings/guided-tours.yaml', 'publishAt: 2026-03-01T08:00', 'publishAt: 2026-03-01T25:00'],
    ['landings/guided-tours.yaml', 'publishAt: 2026-03-01T08:00', 'publishAt: "March 2026"'],
    [
      'landings/guided-tours.yaml',
      'action: { link: { label: Write to us, href: /contact } }',
      'action: { link: /contact }',
    ],
    ['landings/guided-tours.yaml', 'when: { scrolled: 70 }', 'when: { scroll: 70 }'],
    ['landings/guided-tours.yaml', 'rating: 4', 'rating: "4 stars"'],
    ['landings/gift-days.yaml', 'draft: false', 'draft: "no"'],
    ['landings/gift-days.yaml', 'expireAt: 2027-12-20T18:00', 'expiresAt: 2027-12-20T18:00'],
    [
      'landings/gift-days.yaml',
      'afterExpiry: { notice: "Gift days come back in spring." }',
      'afterExpiry: { notice: "Back in spring.", redirect: /about }',
    ],
    ['landings/gift-days.yaml', 'icon: gift', 'icon: present'],
    ['pages/safety/page.yaml', 'type: main', 'type: guide'],
    ['pages/safety/page.yaml', 'date: "19:00", title: Boats in', 'title: Boats in'],
    ['pages/tide-table/page.yaml', 'frame: plain', 'frame: none'],
  ]),
  ...defects('style', 'falmouth-kayaks', [
    ['landings/gift-days.yaml', 'font-bold"', 'font-bold p-[13px"'],
    ['pages/tide-table/+Page.tsx', 'max-w-3xl p-6', 'max-w-3xl p-6 text-slategray-500'],
  ]),
  ...defects('syntax', 'falmouth-kayaks', [
    [
      'landings/gift-days.yaml',
      '- { number: 2, title: Wait for the post, description: It takes two days. }',
      '- { number: 2, title: Wait for the post, description: It takes two days }.',
    ],
    [
      'landings/gift-days.yaml',
      'guarantees: [We replace a lost card., The deposit comes back on the day.]',
      'guarantees: [We replace a lost card., The deposit comes back, on the day.',
    ],
  ]),
];
