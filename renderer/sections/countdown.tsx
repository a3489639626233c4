import { z } from 'zod';
import { LocalTime } from '../../schemas/local-time.ts';
import { text } from '../../schemas/text.ts';
import { PhoneText } from '../components/PhoneText.tsx';
import { UNITS } from '../features/countdown/time-left.ts';
import { fillWord } from '../text/fill-word.ts';
import { regional } from '../text/money.ts';
import { dayAndTime, instantOf } from '../text/zoned-time.ts';
import { Actions, BlockActions } from './block-actions.tsx';
import { heading, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** Time zone of a business that configures none. */
const USUAL_ZONE = 'UTC';

/** An offer with a deadline: static text says when, and a script counts down if it can. */
export const countdown = defineSection({
  name: 'countdown',
  description: 'An offer with a deadline, and the time left.',
  schema: z.strictObject({
    kicker,
    heading,
    text: text('What is offered.'),
    until: LocalTime.meta({
      description:
        'When it ends, in the time zone of the business (`business.timeZone`): `2027-03-28T18:00`.',
    }),
    after: text('Shown in place of the offer once it has ended.'),
    actions: Actions.optional(),
  }),
  sample: {
    kicker: 'Before the year ends',
    heading: 'The winter check at half the price',
    text: 'Every circuit measured, every lamp looked at, and a report for your insurer.',
    until: '2029-12-31T18:00',
    after: 'This offer has ended. The next one comes in March.',
    actions: { book: 'Book the check' },
  },
  tone: 'deep',
  tintedFirst: true,
  Component({ block, site, tone, chatMessage }) {
    const { business, language, words } = site;
    const { timeZone = USUAL_ZONE, address } = business;
    const end = instantOf(block.until, timeZone);
    const time = dayAndTime(end, timeZone, language, address.country);
    const iso = new Date(end).toISOString();
    return (
      <section
        className={`section countdown ${tone}`}
        data-module="countdown"
        data-on="visible"
        data-until={iso}
        data-locale={regional(language, address.country)}
      >
        <div className="wrap">
          <header className="heading">
            {block.kicker !== undefined && <p className="kicker">{block.kicker}</p>}
            <h2>{block.heading}</h2>
          </header>
          <div className="countdown-body">
            <div className="countdown-offer">
              <p className="lead">
                <PhoneText text={block.text} phone={business.phone} />
              </p>
              <p className="countdown-until">
                <time dateTime={iso}>{fillWord(words.blocks.until, { time })}</time>
              </p>
              <div className="countdown-clock" role="timer">
                {UNITS.map((unit) => (
                  <p key={unit} className={`countdown-unit in-${unit}`}>
                    <b data-unit={unit}>–</b>
                    {words.blocks[unit]}
                  </p>
                ))}
              </div>
              {block.actions && (
                <BlockActions actions={block.actions} site={site} chatMessage={chatMessage} />
              )}
            </div>
            <p className="countdown-after lead">{block.after}</p>
          </div>
        </div>
      </section>
    );
  },
});
