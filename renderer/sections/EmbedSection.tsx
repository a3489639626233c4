import type { ReactNode } from 'react';
import type { Tone } from '../components/Section.tsx';

interface EmbedSectionProps {
  block: { kicker?: string | undefined; heading?: string | undefined; intro?: string | undefined };
  tone: Tone;
  /** Whether the player is narrow: the text is beside it if there is room. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** A section with an optional text above something that plays or opens. */
export function EmbedSection({ block, tone, isNarrow = false, children }: EmbedSectionProps) {
  const { kicker, heading, intro } = block;
  const hasWords = kicker !== undefined || heading !== undefined || intro !== undefined;
  return (
    <section className={`section ${tone}${isNarrow && hasWords ? ' split' : ''}`}>
      <div className="wrap">
        {hasWords && (
          <header className="heading">
            {kicker !== undefined && <p className="kicker">{kicker}</p>}
            {heading !== undefined && <h2>{heading}</h2>}
            {intro !== undefined && <p className="lead">{intro}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
