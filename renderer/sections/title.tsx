import type { ReactNode } from 'react';
import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { BrandRosette, ornamented } from '../components/BrandOrnament.tsx';
import { PhoneText } from '../components/PhoneText.tsx';
import { Rosette } from '../components/Rosette.tsx';
import { Actions, BlockActions } from './block-actions.tsx';
import { intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import type { SectionProps } from './section-props.ts';
import { TitleCard, TitleCardBlock } from './TitleCard.tsx';

const Title = z.strictObject({
  kicker,
  heading: text('The page’s only first-level heading.'),
  intro,
  look: z.enum(['plain', 'dark']).optional().meta({
    description:
      '`plain` (default) on a light background, for pages to read; `dark` with an ornament, for a welcome page.',
  }),
  actions: Actions.optional(),
  card: TitleCardBlock.optional(),
});

type Block = z.output<typeof Title>;

function TitleWords(props: SectionProps<Block>): ReactNode {
  const { block, site, chatMessage } = props;
  return (
    <>
      {block.kicker !== undefined && <p className="kicker">{block.kicker}</p>}
      <h1>{block.heading}</h1>
      {block.intro !== undefined && (
        <p className="lead">
          <PhoneText text={block.intro} phone={site.business.phone} />
        </p>
      )}
      {block.actions && (
        <BlockActions actions={block.actions} site={site} chatMessage={chatMessage} />
      )}
    </>
  );
}

/** The header of a page of data: plain on paper, or dark with an ornament. */
export const title = defineSection({
  name: 'title',
  description: 'The heading of the page, always first.',
  schema: Title,
  sample: {
    kicker: 'Electricians in Riverside',
    heading: 'Light, power, and nobody kept waiting',
    intro: 'Repairs today, installations next week, one price told beforehand.',
    actions: { book: 'Book a visit', link: { label: 'What we do', href: '/' } },
  },
  tone: 'own',
  Component(props) {
    const { block, page, site, design } = props;
    const card = block.card && <TitleCard card={block.card} site={site} />;
    if (block.look !== 'dark')
      return (
        <header className="page-title">
          <div className={card ? 'wrap with-card' : 'wrap'}>
            <div>
              <TitleWords {...props} />
            </div>
            {card}
            {page.kind === 'static' && page.rosette && (
              <Rosette id="h" shape={page.rosette} className="title-rosette" />
            )}
          </div>
        </header>
      );
    return (
      <section className={ornamented('hero page-hero low', site)}>
        <BrandRosette site={site} id="h" shape={design.rosette} className="hero-rosette" />
        <div className={card ? 'wrap hero-grid' : 'wrap hero-single'}>
          <div className="hero-words">
            <TitleWords {...props} />
          </div>
          {card}
        </div>
      </section>
    );
  },
});
