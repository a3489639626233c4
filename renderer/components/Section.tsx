import type { ReactNode } from 'react';

/** Background of a section. */
export type Tone = 'paper' | 'sand' | 'deep';

interface SectionProps {
  id?: string;
  /** Background of the section; paper by default. */
  tone?: Tone;
  /** Heading above the content, or beside it on wide screens. */
  layout?: 'stack' | 'split';
  kicker?: string | undefined;
  heading: string;
  lead?: ReactNode | undefined;
  className?: string;
  children?: ReactNode;
}

/** A section of a page: its heading, and its content below or beside it. */
export function Section(props: SectionProps) {
  const {
    id,
    tone = 'paper',
    layout = 'stack',
    kicker,
    heading,
    lead,
    className,
    children,
  } = props;
  const classes = ['section', tone, layout, className].filter(Boolean).join(' ');
  return (
    <section className={classes} id={id}>
      <div className="wrap">
        <header className="heading">
          {kicker !== undefined && <p className="kicker">{kicker}</p>}
          <h2>{heading}</h2>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </header>
        <div className="section-body">{children}</div>
      </div>
    </section>
  );
}
