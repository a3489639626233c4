/** A section's name as identifier: `price-table` becomes `priceTable`. */
function identifier(name: string): string {
  return name.replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A section's name as heading: `price-table` becomes `Price table`. */
function heading(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The files of a new section, by path in the site. */
export function sectionTexts(name: string): Map<string, string> {
  const file = `site/sections/${name}`;
  return new Map([
    [`${file}.tsx`, component(name)],
    [`${file}.css`, styles(name)],
    [`${file}.test.mjs`, test(name)],
  ]);
}

/** A definition for a site that has none. */
export const EMPTY_SITE = `import { defineSite } from 'touchdown';

/** What this site adds to the engine. Sections in site/sections/ are found automatically. */
export default defineSite({});
`;

function component(name: string): string {
  return `import { defineSection, text } from 'touchdown';
import { Section } from 'touchdown/components';
import { z } from 'zod';

/** Describe in one sentence what the section shows. */
export const ${identifier(name)} = defineSection({
  name: '${name}',
  description: 'What the section shows, for editors.',
  schema: z.strictObject({
    heading: text('Heading of the section.'),
    items: z
      .array(text('An entry.'))
      .min(1)
      .meta({ description: 'Its entries, one or more.' }),
  }),
  sample: {
    heading: '${heading(name)}',
    items: ['The first entry', 'The second entry'],
  },
  Component({ block, tone }) {
    return (
      <Section className="${name}" tone={tone} heading={block.heading}>
        <ul className="${name}-items">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    );
  },
});
`;
}

function styles(name: string): string {
  return `/* Loaded only by pages that show the section. */
.${name}-items {
  display: grid;
  border-top: 2px solid var(--color-ink);
}
.${name}-items li {
  padding-block: 0.9rem;
  border-bottom: 1px solid var(--color-line);
}
@media (width >= 52rem) {
  .${name}-items {
    grid-template-columns: 1fr 1fr;
    column-gap: 3rem;
  }
}
`;
}

function test(name: string): string {
  return `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestSite } from 'touchdown/testing';

// Run with: node --test
const site = await openTestSite();
const sample = site.sample('${name}');

test('renders the sample', () => {
  const html = site.render([{ '${name}': sample }]);
  assert.match(html, /${heading(name)}/);
  for (const item of sample.items) assert.ok(html.includes(item));
});

test('rejects a block without a heading', () => {
  const { heading: _, ...rest } = sample;
  const [finding] = site.findings([{ '${name}': rest }]);
  assert.equal(finding?.rule, 'shape/missing-key');
});
`;
}
