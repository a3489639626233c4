import type { Page } from '../../content/page.ts';
import { CHROME } from './chrome-texts.ts';

/** The way back to the home page, on every page below it. */
export function Breadcrumb({ page }: { page: Page }) {
  const texts = CHROME[page.entry.language];
  return (
    <nav className="breadcrumb" aria-label={texts.breadcrumb}>
      <ol className="wrap">
        <li>
          <a href="/">{texts.home}</a>
        </li>
        <li aria-current="page">{page.entry.name}</li>
      </ol>
    </nav>
  );
}
