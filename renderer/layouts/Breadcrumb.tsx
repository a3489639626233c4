import type { Page } from '../../content/page.ts';
import { EnglishMark } from '../ui/EnglishMark.tsx';
import { CHROME } from './chrome-texts.ts';
import { parentsOf } from './navigation.ts';

/** The way back up to the home page, on every page below it. */
export function Breadcrumb({ page }: { page: Page }) {
  const texts = CHROME[page.entry.language];
  const { path, name, language } = page.entry;
  // The pages above are in English only.
  const abroad = language !== 'en';
  return (
    <nav className="breadcrumb" aria-label={texts.breadcrumb}>
      <ol className="wrap">
        {[{ name: texts.home, path: '/' }, ...parentsOf(path)].map((crumb) => (
          <li key={crumb.path}>
            <a href={crumb.path} {...(abroad ? { hrefLang: 'en' } : {})}>
              {crumb.name}
              {abroad && <EnglishMark words={texts.english} />}
            </a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
