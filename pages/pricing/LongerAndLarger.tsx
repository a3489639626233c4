import { usd } from '../../domain/formats.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';

function offers({ fees }: SiteConfig) {
  return [
    {
      figure: `${fees.groupDiscountPercent}%`,
      title: 'off for a roomful',
      text: `With ${fees.groupDiscountSigners} or more signers at one location the whole bill drops by ${fees.groupDiscountPercent} percent. It suits boards, crews and families with an estate to settle. Mention it when you book; the calculator leaves it out.`,
    },
    {
      figure: usd(fees.extendedAppointment),
      title: 'for each half hour more',
      text: 'Some papers need time: a thick stack, a late witness, a signer who tires easily. If it looks like a long appointment, we say so beforehand and add the half hours to your total.',
    },
  ];
}

/** Group discount and extended appointments (spec, section 9). */
export function LongerAndLarger({ site }: { site: SiteConfig }) {
  return (
    <section className="section sand">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">Groups and long visits</p>
          <h2>More people cost less, more time costs a little</h2>
        </header>
        <dl className="offers">
          {offers(site).map(({ figure, title, text }) => (
            <div key={title}>
              <dt>
                <b>{figure}</b> {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
