import { OPEN_PORTAL } from '../../renderer/document/inline-scripts.ts';
import { SERVICE_LINKS } from '../../renderer/layouts/navigation.ts';
import type { PageProps } from '../../renderer/page-props.ts';
import { CallLink } from '../../renderer/ui/actions.tsx';

/** Where unknown addresses lead (spec, section 8). */
export default function NotFoundPage({ site }: PageProps) {
  return (
    <section className="section not-found">
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, the same on every page
        dangerouslySetInnerHTML={{ __html: OPEN_PORTAL }}
      />
      <div className="wrap">
        <p className="kicker">404</p>
        <h1>Oops! Page not found</h1>
        <p className="lead">
          Nothing is signed, sealed or filed at this address. It may have been moved, or a letter
          went missing on the way.
        </p>
        <div className="actions">
          <a className="button primary" href="/">
            Return to home
          </a>
          <CallLink phone={site.business.phone}>{site.business.phone}</CallLink>
        </div>
        <h2>Were you looking for one of these?</h2>
        <ul className="plain-links">
          {SERVICE_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label.en}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
