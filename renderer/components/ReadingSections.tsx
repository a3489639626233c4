import type { ReactNode } from 'react';

/** A part of a long text, listed in its table of contents. */
export interface ReadingSection {
  id: string;
  heading: string;
  body: ReactNode;
}

interface ReadingSectionsProps {
  /** Heading of the table of contents. */
  contents: string;
  sections: readonly ReadingSection[];
  /** Stands below the last section. */
  children?: ReactNode;
}

/** A long text in sections, with its table of contents beside it. */
export function ReadingSections({ contents, sections, children }: ReadingSectionsProps) {
  return (
    <div className="wrap reading">
      <nav className="toc" aria-labelledby="contents-heading">
        <h2 id="contents-heading">{contents}</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {sections.map(({ id, heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {body}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
