import type { ReactNode } from 'react';

interface QuotationProps {
  /** What is quoted, or its source. */
  source?: string | undefined;
  children: ReactNode;
}

/** Quoted wording, such as that of a form, in a frame. */
export function Quotation({ source, children }: QuotationProps) {
  return (
    <figure className="quotation">
      {source !== undefined && <figcaption>{source}</figcaption>}
      <blockquote>{children}</blockquote>
    </figure>
  );
}
