import type { Site } from '../context/site.ts';

/** Notices required by law on pages in this language, in a conspicuous size. */
export function StatutoryNotices({ site }: { site: Site }) {
  const { statutory = [] } = site.words.frame;
  const [first] = statutory;
  if (!first) return null;
  return (
    <aside className="notice" aria-label={first.heading}>
      <div className="wrap">
        {statutory.map(({ language = site.language, heading, paragraphs }) => (
          <div key={heading}>
            <p className="kicker" lang={language}>
              {heading}
            </p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} lang={language}>
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </div>
    </aside>
  );
}
