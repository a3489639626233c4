import type { ReactNode } from 'react';

interface TooltipProps {
  /** Id of the text, unique on the page. */
  id: string;
  text: string;
  className?: string | undefined;
  children: ReactNode;
}

/** An element of the frame with a tooltip on hover or focus (docs/product.md, "Frame"). */
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
  /** Id of the text, unique on the page. */
  id: string;
  href: string;
  /** What the card says about the page or place the link leads to. */
  text: string;
  children: string;
}

/** A link with a hover card about its target (docs/product.md, "Frame"). */
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
