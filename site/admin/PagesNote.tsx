/** How the settings of this browser relate to the prices on the pages. */
export function PagesNote() {
  return (
    <p className="pages-note">
      Prices on these pages come from the site’s configuration. What is changed under{' '}
      <a className="text-link" href="#settings">
        Settings
      </a>{' '}
      counts in this browser’s calculator only: export it there, put it into{' '}
      <code>site.config.yaml</code> and build the site, and every page shows it.
    </p>
  );
}
