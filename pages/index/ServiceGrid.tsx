import { Icon } from '../../renderer/components/Icon.tsx';
import { Included } from '../../site/sections/parts/Included.tsx';
import { SERVICES } from './home-services.ts';

/** The seven services, and what every visit includes. */
export function ServiceGrid() {
  return (
    <section className="section follows" id="services">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">What we notarize</p>
          <h2>Seven kinds of paper people call us about</h2>
        </header>
        <ul className="service-grid">
          {SERVICES.map(({ title, description, hoverText, icon, href }) => (
            <li key={title}>
              <a href={href}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{description}</p>
                <p className="hover-text">{hoverText}</p>
              </a>
            </li>
          ))}
          <li className="included">
            <h3>Part of every visit</h3>
            <Included />
          </li>
        </ul>
      </div>
    </section>
  );
}
