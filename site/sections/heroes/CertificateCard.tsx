import { Seal } from '../../Seal.tsx';

interface CertificateCardProps {
  heading: string;
  rows: readonly { name: string; value: string }[];
  note?: string | undefined;
  /** Whether it has a seal. */
  sealed: boolean;
}

/** What a visitor wants to know first, styled like the price certificates of other pages. */
export function CertificateCard({ heading, rows, note, sealed }: CertificateCardProps) {
  return (
    <aside className="certificate" aria-labelledby="card-heading">
      {sealed && <Seal className="certificate-seal" />}
      <h2 id="card-heading">{heading}</h2>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p>{note}</p>}
    </aside>
  );
}
