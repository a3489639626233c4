import type { ReactNode } from 'react';

interface TooltipProps {
  /** Id of the text, one on a page. */
  id: string;
  text: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A word of the frame that explains itself under the pointer or the focus (docs/product.md, "Frame"). */
export function Tooltip({ id, text, className = '', children }: TooltipProps) {
  return (
    <span className={`hint ${className}`.trimEnd()} data-hint="tooltip">
      <button type="button" className="hint-word" aria-describedby={id}>
        {children}
      </button>
      <span className="hint-text" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}

interface HoverCardProps {
  /** Id of the text, one on a page. */
  id: string;
  href: string;
  /** What the card tells of the page or place that the link leads to. */
  text: string;
  children: string;
}

/** A link with a card that shows what it is about (docs/product.md, "Frame"). */
export function HoverCard({ id, href, text, children }: HoverCardProps) {
  return (
    <span className="hint" data-hint="card">
      <a href={href} aria-describedby={id}>
        {children}
      </a>
      <span className="hint-text" id={id}>
        <b>{children}</b> {text}
      </span>
    </span>
  );
}
