import { BookLink, ChatLink } from '../ui/actions.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PhoneText } from '../ui/PhoneText.tsx';
import { Rosette } from '../ui/Rosette.tsx';
import type { SectionProps } from './section.ts';

/** The last word: one action, one softer one, and what is promised. */
export function ClosingCall({ page, site, design, headings }: SectionProps) {
  const { cta, whatsappMessage } = page.landing;
  const { newTab } = site.words.actions;
  return (
    <section className="closing">
      <Rosette id="c" shape={design.closingRosette} className="closing-rosette" />
      <div className="wrap">
        <p className="kicker">{headings.closingKicker}</p>
        <h2>{cta.headline}</h2>
        <p className="lead">
          <PhoneText text={cta.subheadline} phone={site.business.phone} />
        </p>
        <div className="actions">
          <BookLink>{cta.directCTA}</BookLink>
          <ChatLink
            number={site.business.whatsapp}
            message={whatsappMessage}
            label={`${cta.transitionalCTA} (WhatsApp, ${newTab})`}
          >
            {cta.transitionalCTA}
          </ChatLink>
        </div>
        <ul className="guarantees">
          {cta.guarantees.map((guarantee, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <li key={index}>
              <Icon name="check" />
              {guarantee}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
