import { z } from 'zod';
import { IconName } from '../../schemas/icon-name.ts';
import { Picture } from '../../schemas/picture.ts';
import { text } from '../../schemas/text.ts';
import { Icon } from '../components/Icon.tsx';
import { PictureFigure } from '../components/PictureFigure.tsx';
import { defineSection } from './define-section.ts';

const Credential = z
  .strictObject({
    icon: IconName,
    stat: text('A figure or two words in large type, such as `24/7`; in quotes if it is a number.'),
    description: text('What the figure means, in a few words below it.'),
  })
  .meta({ description: 'One proof that the guide is able to help.' });

/** The person who comes: a sentence of empathy and four figures. */
export const guide = defineSection({
  name: 'guide',
  description: 'Who helps: empathy and authority.',
  schema: z.strictObject({
    empathyStatement: text('A sentence that shows visitors that you know their situation.'),
    credentials: z.array(Credential).length(4).meta({
      description: 'Four proofs that you can help, such as years, a license or response times.',
    }),
    image: Picture.optional(),
  }),
  sample: {
    empathyStatement: 'Nobody plans for a fuse box that smells of smoke on a Sunday.',
    credentials: [
      { icon: 'clock', stat: '24/7', description: 'somebody answers the phone' },
      { icon: 'users', stat: '4', description: 'master electricians' },
      { icon: 'shield-check', stat: '2 years', description: 'warranty on every repair' },
      { icon: 'map-pin', stat: '40 min', description: 'to most addresses in town' },
    ],
  },
  tintedFirst: true,
  Component({ block, page, design, headings, tone }) {
    const { empathyStatement, credentials, image } = block;
    return (
      <section className={`section guide ${design.guide}${image ? ' with-picture' : ''} ${tone}`}>
        <div className="wrap">
          {image && <PictureFigure picture={image} page={page} place="beside" />}
          <div className="guide-words">
            <h2 className="kicker">{headings.guide}</h2>
            <p className="empathy">{empathyStatement}</p>
          </div>
          <dl className="credentials">
            {credentials.map(({ icon, stat, description }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
              <div key={index}>
                <dt>
                  <Icon name={icon} />
                  {description}
                </dt>
                <dd>{stat}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    );
  },
});
