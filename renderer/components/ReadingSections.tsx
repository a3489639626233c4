import type { ReactNode } from 'react';

/** A part of a long text, listed in its table of contents. */
export interface ReadingSection {
  id: string;
  heading: ReactNode;
  /** The heading without links and emphasis, if it has any. */
  label?: string;
  body: ReactNode;
}

interface ReadingSectionsProps {
  /** Heading of the table of contents. */
  contents: string;
  /** Id of that heading, unique on the page. */
  id?: string;
  /** Level of the headings. */
  level?: 2 | 3;
  /** Content before the first section. */
  opening?: ReactNode;
  sections: readonly ReadingSection[];
  /** Content after the last section. */
  children?: ReactNode;
}

/** A long text in sections, with its table of contents beside it. */
export function ReadingSections(props: ReadingSectionsProps) {
  const { contents, id: own = 'contents', level = 2, opening, sections, children } = props;
  const Heading = `h${level}` as 'h2' | 'h3';
  return (
    <div className="wrap reading">
      <nav className="toc" aria-labelledby={own}>
        <Heading id={own}>{contents}</Heading>
        <ol>
          {sections.map(({ id, heading, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label ?? heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {opening}
        {sections.map(({ id, heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <Heading id={id}>{heading}</Heading>
            {body}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
