import { CallLink } from '../../renderer/components/actions.tsx';
import { Icon } from '../../renderer/components/Icon.tsx';
import { SERVICE_LIST, type ServiceEntry } from './service-list.ts';

function Card({ title, description, href, icon, features, hoverText, about }: ServiceEntry) {
  return (
    <li>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{description}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="catalog-note">{hoverText}</p>
      <a href={href}>
        Learn more<span className="sr-only"> about {about}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

/** The grid of service cards, and a way on for whatever is missing in it. */
export function ServiceCatalog({ phone }: { phone: string }) {
  return (
    <ul className="catalog">
      {SERVICE_LIST.map((entry) => (
        <Card key={entry.href} {...entry} />
      ))}
      <li className="catalog-else">
        <Icon name="phone-call" />
        <h3>Not in this list?</h3>
        <p>
          Most papers with a line for a notary are ours to do. Read us the title over the phone and
          you have an answer before you hang up, at no charge.
        </p>
        <CallLink phone={phone}>{phone}</CallLink>
      </li>
    </ul>
  );
}
