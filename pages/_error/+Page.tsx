import { CallLink } from '../../renderer/components/actions.tsx';
import { PageHero } from '../../renderer/components/PageHero.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { LEASE_ROAD } from '../../site/themes/silhouettes.ts';

/** The page for unknown addresses. */
export default function NotFoundPage({ site }: PageProps) {
  return (
    <>
      <PageHero
        site={site}
        kicker="404"
        heading="Oops! Page not found"
        lead="Nothing is signed, sealed or filed at this address. It may have been moved, or a letter went missing on the way."
        actions={
          <>
            <a className="button primary" href="/">
              Return to home
            </a>
            <CallLink phone={site.business.phone}>{site.business.phone}</CallLink>
          </>
        }
        rosette={{ rx: 420, ry: 130, folds: [2, 2, 3] }}
        horizon={LEASE_ROAD}
      />
      <Section layout="split" heading="Were you looking for one of these?">
        <ul className="plain-links">
          {site.menus.footer[0]?.items.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
