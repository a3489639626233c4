import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import type { Site } from '../context/site.ts';
import { callHref } from '../text/contact-links.ts';
import { fillWord } from '../text/fill-word.ts';
import { timeOfDay } from '../text/formats.ts';
import { addressLines } from './address-lines.ts';
import { openingDays } from './opening-days.ts';

export const TitleCardBlock = z
  .strictObject({
    heading: text('Heading of the card, such as `When we are here`.'),
    note: text('A line under the hours.').optional(),
  })
  .meta({
    description:
      'A card beside the text with opening hours, phone and address from site.config.yaml.',
  });

interface TitleCardProps {
  card: z.output<typeof TitleCardBlock>;
  site: Site;
}

/** What most visitors of a business look for, in the hero: opening hours and address. */
export function TitleCard({ card, site }: TitleCardProps) {
  const { business, language, words } = site;
  const { phone, hours, address } = business;
  const time = (clock: string) => timeOfDay(clock, language, address.country);
  return (
    <div className="title-card">
      <h2>{card.heading}</h2>
      <dl className="opening-days">
        {openingDays(hours, language).map(({ days, opens, closes }) => (
          <div key={`${days} ${opens}`}>
            <dt>{days}</dt>
            <dd>{fillWord(words.frame.hours, { opens: time(opens), closes: time(closes) })}</dd>
          </div>
        ))}
      </dl>
      {card.note !== undefined && <p>{card.note}</p>}
      <address>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone !== undefined && <a href={callHref(phone)}>{phone}</a>}
      </address>
    </div>
  );
}
