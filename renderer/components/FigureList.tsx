/** A figure with its label and a sentence about it. */
export interface Figure {
  figure: string;
  title: string;
  text: string;
}

interface FigureListProps {
  figures: readonly Figure[];
  /** Stacked beside a heading, or large and side by side. */
  look?: 'reason-list' | 'offers';
}

/** Reasons in figures: each number, what it counts, and why it matters. */
export function FigureList({ figures, look = 'reason-list' }: FigureListProps) {
  return (
    <dl className={look}>
      {figures.map(({ figure, title, text }) => (
        <div key={title}>
          <dt>
            <b>{figure}</b> {title}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
