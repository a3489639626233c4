import definition from 'virtual:site';
import { z } from 'zod';
import { BACKGROUND_PATTERNS, MOST_CLASS_CHARACTERS } from '../../schemas/hero-values.ts';
import { Picture } from '../../schemas/picture.ts';
import { text } from '../../schemas/text.ts';
import { CallLink } from '../components/actions.tsx';
import { Horizon } from '../components/Horizon.tsx';
import { isContactAction, MainAction } from '../components/MainAction.tsx';
import { Picture as ShownPicture } from '../components/Picture.tsx';
import { PictureNote } from '../components/PictureNote.tsx';
import { Rosette } from '../components/Rosette.tsx';
import { TrustList } from '../components/TrustList.tsx';
import { defineSection } from './define-section.ts';
import { UrgencyBanner } from './UrgencyBanner.tsx';

const Banner = z
  .strictObject({
    text: text('The line itself, short enough for one row on a phone.'),
    className: z.string().max(MOST_CLASS_CHARACTERS).meta({
      description:
        'Tailwind utility classes that change its look, such as `bg-red-700 text-white`; `""` keeps the colors of the brand.',
    }),
  })
  .meta({
    description:
      'The colored line at the top of the first screen, such as a deadline or how soon you come.',
  });

/** @param look `brand` or `pattern`: the class prefix of the pattern. */
function heroClass(
  look: string,
  pattern: string,
  hasHorizon: boolean,
  hasPicture: boolean,
): string {
  const names = [
    ...['hero', !hasHorizon && 'low', hasPicture && 'with-picture'],
    // A guilloche is drawn in the page and needs no pattern styles.
    !['guilloche', 'none'].includes(pattern) && `${look}-${pattern}`,
  ];
  return names.filter(Boolean).join(' ');
}

/** The hero of a landing: the promise, the price and the two actions. */
export const hero = defineSection({
  name: 'hero',
  description: 'The first screen.',
  schema: z.strictObject({
    problem: text('The visitor’s situation in a few words, above the headline.'),
    headline: text('The promise, the page’s only first-level heading.'),
    subheadline: text('One or two sentences that make the promise concrete.'),
    urgencyBanner: Banner,
    backgroundPattern: z
      .enum(BACKGROUND_PATTERNS)
      .meta({ description: 'Ornament behind the headline; `none` leaves the background plain.' }),
    image: Picture.optional(),
  }),
  sample: {
    problem: 'The power is out in half the house',
    headline: 'An electrician at your door today',
    subheadline: 'We find the fault, tell you the price, and repair it in the same visit.',
    urgencyBanner: { text: 'Booked by noon, repaired by evening', className: '' },
    backgroundPattern: 'none',
  },
  tone: 'own',
  Component(props) {
    const HeroAside = definition.components?.HeroAside;
    const { block, page, site, design, actionLabel } = props;
    const { image } = block;
    const { phone } = site.business;
    return (
      <>
        <UrgencyBanner
          text={block.urgencyBanner.text}
          className={block.urgencyBanner.className}
          site={site}
        />
        <section
          className={heroClass(
            site.brand ? 'brand' : 'pattern',
            block.backgroundPattern,
            design.horizon !== undefined,
            image !== undefined,
          )}
          data-pattern={block.backgroundPattern}
        >
          {block.backgroundPattern === 'guilloche' && (
            <Rosette id="h" shape={design.rosette} className="hero-rosette" />
          )}
          {image && (
            <figure className="hero-picture">
              <ShownPicture picture={image} page={page} place="hero" isFirst />
              <PictureNote picture={image} />
            </figure>
          )}
          <div className={HeroAside || image ? 'wrap hero-grid' : 'wrap hero-single'}>
            <div className="hero-words">
              <p className="kicker">{block.problem}</p>
              <h1>{block.headline}</h1>
              <p className="lead">{block.subheadline}</p>
              <div className="actions">
                <MainAction site={site} label={actionLabel} />
                {phone !== undefined && !isContactAction(site) && (
                  <CallLink phone={phone}>{phone}</CallLink>
                )}
              </div>
              <TrustList site={site} />
            </div>
            {HeroAside && <HeroAside {...props} />}
          </div>
          {design.horizon !== undefined && <Horizon drawing={design.horizon} />}
        </section>
      </>
    );
  },
});
