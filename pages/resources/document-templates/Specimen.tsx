interface SpecimenProps {
  /** Kind of certificate. */
  title: string;
  /** Its lines, blanks as underscores and explanations in brackets. */
  lines: readonly string[];
}

/** Sample wording of a notarial certificate, framed like one and marked as an example. */
export function Specimen({ title, lines }: SpecimenProps) {
  return (
    <figure className="wording">
      <figcaption>Example: {title}</figcaption>
      <blockquote>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
    </figure>
  );
}
