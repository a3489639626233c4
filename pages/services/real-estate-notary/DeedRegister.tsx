import { Section } from '../../../renderer/components/Section.tsx';
import { DOCUMENT_TYPES } from './document-types.ts';

/** The twelve document types, numbered like entries in a county register. */
export function DeedRegister() {
  return (
    <Section
      kicker="Twelve kinds of document"
      heading="What we notarize for property"
      lead="Your attorney, landman or title company prepares the paper. We identify whoever signs it and complete the acknowledgment that a county clerk looks for."
    >
      <ol className="register">
        {DOCUMENT_TYPES.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
