import { anchor, ReferenceTables } from './reference-tables.mjs';

const NOTE =
  '<!-- Written by `npm run guide` from the schemas in schemas/ and renderer/sections/. -->';

function page(title, introduction, parts) {
  return `${[`# ${title}`, NOTE, introduction, ...parts].join('\n\n')}\n`;
}

const listed = (names) => names.join(', ').replace(/, ([^,]+)$/, ' and $1');

const sectionLinks = (names) =>
  listed(names.map((name) => `[\`${name}\`](sections.md#${anchor(name)})`));

/** A file's keys, with its sections as one row: their blocks have a page of their own. */
function withoutBlocks({ properties, required }, isBlock, entries) {
  const own = Object.entries(properties).filter(([key]) => !isBlock(key));
  const { items: _, ...sections } = properties.sections;
  return {
    properties: Object.fromEntries([...own, ['sections', { ...sections, items: entries }]]),
    required,
  };
}

function landingPage(tables, landing, isBlock) {
  const names = Object.keys(landing.properties);
  const isRequired = (name) => landing.required.includes(name);
  const keys = names.filter((name) => !isBlock(name) && isRequired(name));
  const blocks = names.filter(isBlock);
  return page('Keys of a landing', 'A landing is a file `landings/<slug>.yaml`.', [
    `Every landing requires ${listed(keys.map((key) => `\`${key}\``))} and the blocks ${sectionLinks(blocks.filter(isRequired))}.`,
    tables.of(withoutBlocks(landing, isBlock, { words: 'names of sections, or of blocks' })),
    `It may also have the blocks ${sectionLinks(blocks.filter((name) => !isRequired(name)))}.`,
  ]);
}

function whereIs(name, landing, inPages) {
  const isInPages = name in inPages;
  if (landing.required.includes(name))
    return `Required in every landing${isInPages ? '; allowed in `page.yaml`' : ''}.`;
  return landing.properties[name]
    ? 'Allowed in landings and in `page.yaml`.'
    : 'Allowed in `page.yaml` only.';
}

/** What differs in a page of data: the closing call to action requires less there. */
function inPage(ofLanding, ofPage) {
  if (!ofLanding || !ofPage || JSON.stringify(ofLanding) === JSON.stringify(ofPage)) return [];
  return [
    `In \`page.yaml\` only ${listed(ofPage.required.map((key) => `\`${key}\``))} is required.`,
  ];
}

function sectionsPage(tables, landing, inPages, blocks) {
  const names = [...blocks, ...Object.keys(inPages).filter((name) => !blocks.includes(name))];
  const entries = names.flatMap((name) => {
    const schema = landing.properties[name] ?? inPages[name];
    return [
      `## ${name}`,
      `${schema.description} ${whereIs(name, landing, inPages)} [Picture and example](../sections.md#${anchor(name)}).`,
      tables.ofValue(name, schema),
      ...inPage(landing.properties[name], inPages[name]),
    ];
  });
  const introduction = 'What the block of each section holds. The order of the keys is free.';
  return page('Keys of sections', introduction, entries);
}

function pageFilePage(tables, pageFile) {
  const introduction =
    'A page is a folder `pages/<route>/` with a `page.yaml`, or with a `page.md` that has the same keys between two lines of three hyphens.';
  const entries = { words: 'sections, each a name with its block' };
  return page('Keys of page.yaml', introduction, [
    tables.of(withoutBlocks(pageFile, (key) => key === 'sections', entries)),
    `A section is one of ${sectionLinks(Object.keys(pageFile.properties.sections.items.properties))}.`,
  ]);
}

function configPage(tables, { properties, required, additionalProperties }) {
  const entries = Object.entries(properties).flatMap(([key, schema]) => {
    const said = `${required.includes(key) ? 'Required. ' : ''}${schema.description}`;
    return schema.properties || key === 'forms'
      ? [`## ${key}`, said, tables.ofValue(key, schema)]
      : [`## ${key}`, tables.of({ properties: { [key]: schema }, required })];
  });
  return page('Keys of site.config.yaml', 'The facts and settings of the whole site.', [
    ...entries,
    '## Types of business',
    listed(properties.business.properties.type.enum.map((type) => `\`${type}\``)),
    '## Facts of your own',
    `Any other key is a group of your own, and \`business\` can have other keys, too. ${additionalProperties.description}`,
  ]);
}

function iconsPage(names) {
  const letters = new Map();
  for (const name of names) letters.set(name[0], [...(letters.get(name[0]) ?? []), `\`${name}\``]);
  const count = names.length.toLocaleString('en');
  return page(
    'Names of icons',
    `An \`icon\` is one of these ${count} names. [lucide.dev/icons](https://lucide.dev/icons) shows them, and finds them by meaning.`,
    [...letters].map(([letter, some]) => `## ${letter}\n\n${some.join(' ')}`),
  );
}

const INDEX = page(
  'Reference of keys',
  'Every key of the files of a site: what it holds, whether it is required, and its limits.',
  [
    `- [Landings](reference/landing.md): \`landings/<slug>.yaml\`
- [Sections](reference/sections.md): the blocks of landings and pages
- [Pages](reference/page.md): \`page.yaml\` and \`page.md\`
- [Configuration](reference/site-config.md): \`site.config.yaml\`
- [Groups in several places](reference/shared.md): pictures, buttons, forms, overlays, headings
- [Icons](reference/icons.md): their names`,
    `How to read the tables:

- \`items[].title\` is the \`title\` of each entry of the list \`items\`. [\`touchdown edit\`](edit.md) takes the same paths with the number of the entry.
- A text has at most 2,000 characters unless its row says otherwise. It must not be blank, and markup in it is shown as written; only Markdown is rendered.
- A required key below an optional group is required only where the group is.
- A map by language has a text for each language: \`{ en: About us, es: Nosotros }\`.
- \`lint\` checks more than these limits; [its rules](../rules.md) say what.`,
  ],
);

/**
 * The reference of keys, by file name below `docs/guide`.
 *
 * @param schemas the JSON Schemas of a site without code of its own.
 */
export function referencePages({ landing, page: pageFile, config }) {
  const tables = new ReferenceTables(landing.definitions);
  const inPages = pageFile.properties.sections.items.properties;
  const isBlock = (key) => key in inPages || key === 'hero';
  const blocks = Object.keys(landing.properties).filter(isBlock);
  return {
    'reference.md': INDEX,
    'reference/landing.md': landingPage(tables, landing, isBlock),
    'reference/sections.md': sectionsPage(tables, landing, inPages, blocks),
    'reference/page.md': pageFilePage(tables, pageFile),
    'reference/site-config.md': configPage(tables, config),
    'reference/shared.md': page(
      'Groups in several places',
      'Pictures, buttons and the like have the same keys everywhere.',
      tables.shared(),
    ),
    'reference/icons.md': iconsPage(landing.definitions.icon.enum),
  };
}
