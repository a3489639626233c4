import type { Page } from '../../schemas/page.ts';
import { LanguageMark } from '../components/LanguageMark.tsx';
import type { Site } from '../context/site.ts';
import { crumbsTo } from '../document/crumbs.ts';

/** Links back up to the home page, on every page below it. */
export function Breadcrumb({ page, site }: { page: Page; site: Site }) {
  const { name, language } = page.entry;
  return (
    <nav className="breadcrumb" aria-label={site.words.frame.breadcrumb}>
      <ol className="wrap">
        {crumbsTo(page, site).map((crumb) => {
          const abroad = crumb.language !== language;
          return (
            <li key={crumb.path}>
              <a href={crumb.path} {...(abroad ? { hrefLang: crumb.language } : {})}>
                {crumb.name}
                {abroad && <LanguageMark of={crumb.language} site={site} />}
              </a>
            </li>
          );
        })}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
