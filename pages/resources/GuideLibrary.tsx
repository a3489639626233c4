import { GUIDES, type ResourceGuide, shelfSlug, shelves } from './guides.ts';

function GuideCard({ guide }: { guide: ResourceGuide }) {
  const { title, description, category, type, slug, topics } = guide;
  return (
    <li className="guide-card" data-category={shelfSlug(category)}>
      <p className="guide-kind">
        <b>{type}</b> {category}
      </p>
      <h3>
        <a href={`/resources/${slug}`}>{title}</a>
      </h3>
      <p>{description}</p>
      <ul className="guide-topics" aria-label="Topics">
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    </li>
  );
}

/**
 * The guides, and a sidebar that filters them. The sidebar is a group of radio buttons and filtering is done in
 * `styles/library.css`, so it works without scripts and with the arrow keys.
 */
export function GuideLibrary() {
  return (
    <section className="section" aria-labelledby="library-heading">
      <div className="wrap library">
        <fieldset className="shelves">
          <legend>Category</legend>
          {shelves().map(({ slug, name, count }) => (
            <label key={slug} htmlFor={`category-${slug}`}>
              <input
                className="sr-only"
                type="radio"
                name="category"
                id={`category-${slug}`}
                value={slug}
                defaultChecked={slug === 'all'}
              />
              {name}
              <span>
                {count}
                <span className="sr-only">{count === 1 ? ' guide' : ' guides'}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div>
          <h2 id="library-heading">Start with the paper in your hand</h2>
          <ul className="guide-cards">
            {GUIDES.map((guide) => (
              <GuideCard key={guide.slug} guide={guide} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
