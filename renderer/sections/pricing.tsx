import { z } from 'zod';
import { LinkTarget } from '../../schemas/link-target.ts';
import { text, textList } from '../../schemas/text.ts';
import { MainAction } from '../components/MainAction.tsx';
import { MarkedList } from '../components/MarkedList.tsx';
import { Section } from '../components/Section.tsx';
import type { Site } from '../context/site.ts';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Tier = z
  .strictObject({
    title: text('Name of the offer, in one to three words.'),
    price: text('The price as shown, preferably a fact: `{fees.minimum}`.'),
    period: text('What the price is for, such as `per visit` or `a month`.').optional(),
    text: text('Who it suits, in a sentence.').optional(),
    includes: textList(1, 'What is included, one an entry.', 'One thing.'),
    action: z
      .strictObject({
        label: text('Label of the button.'),
        href: LinkTarget.optional().meta({
          description: 'Target. Default: that of the site’s main button.',
        }),
      })
      .optional()
      .meta({ description: 'Button below the list.' }),
    highlight: text(
      'A few words that highlight this offer, such as `Most chosen`; for one offer at most.',
    ).optional(),
  })
  .meta({ description: 'One offer with its price.' });

type Tier = z.output<typeof Tier>;

const Tiers = z
  .array(Tier)
  .min(2)
  .max(4)
  .check(({ value, issues }) => {
    const second = value.flatMap(({ highlight }, index) => (highlight ? [index] : []))[1];
    if (second === undefined) return;
    const message = 'must be missing: another offer is set apart already';
    const input = value[second]?.highlight;
    issues.push({ code: 'custom', message, path: [second, 'highlight'], input });
  })
  .meta({ description: 'Two to four offers, the smallest first.' });

function TierAction({ tier, site }: { tier: Tier; site: Site }) {
  const className = tier.highlight === undefined ? 'button ghost' : 'button primary';
  if (!tier.action) return null;
  const { href, label } = tier.action;
  if (href === undefined) return <MainAction site={site} label={label} className={className} />;
  return (
    <a className={className} href={href}>
      {label}
    </a>
  );
}

/** Offers side by side, each with its price and contents. */
export const pricing = defineSection({
  name: 'pricing',
  description: 'Two to four offers with their prices, side by side.',
  schema: z.strictObject({
    kicker,
    heading,
    intro,
    items: Tiers,
    note: text('A line below the offers, such as which taxes the prices include.').optional(),
  }),
  sample: {
    heading: 'What a visit costs',
    items: [
      {
        title: 'Look',
        price: '£60',
        period: 'per visit',
        text: 'For a first opinion.',
        includes: ['Up to one hour', 'A written finding'],
        action: { label: 'Book a look' },
      },
      {
        title: 'Repair',
        price: '£140',
        period: 'per visit',
        text: 'For what stopped working today.',
        includes: ['Up to two hours', 'Small parts', 'Two years of warranty'],
        action: { label: 'Book a repair' },
        highlight: 'Most chosen',
      },
      {
        title: 'Care plan',
        price: '£18',
        period: 'a month',
        text: 'For houses with old wiring.',
        includes: ['A check every year', 'First in line at night', 'A tenth off every repair'],
        action: { label: 'Ask about it', href: '/' },
      },
    ],
    note: 'All prices include travel within 20 miles.',
  },
  Component({ block, site, tone }) {
    const { items, note } = block;
    return (
      <Section
        className="pricing-block"
        tone={tone}
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <ul className={`tiers of-${items.length}`}>
          {items.map((tier, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <li key={index} className={tier.highlight === undefined ? 'tier' : 'tier set-apart'}>
              <h3>{tier.title}</h3>
              {tier.highlight !== undefined && <p className="tier-highlight">{tier.highlight}</p>}
              <p className="tier-price">
                <b>{tier.price}</b> {tier.period !== undefined && <span>{tier.period}</span>}
              </p>
              {tier.text !== undefined && <p>{tier.text}</p>}
              <MarkedList items={tier.includes} />
              <TierAction tier={tier} site={site} />
            </li>
          ))}
        </ul>
        {note !== undefined && <p className="pricing-note">{note}</p>}
      </Section>
    );
  },
});
