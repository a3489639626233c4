import { Seal } from '../../Seal.tsx';

interface CertificateCardProps {
  heading: string;
  rows: readonly { name: string; value: string }[];
  note?: string | undefined;
  /** Whether it bears a seal. */
  sealed: boolean;
}

/** What a visitor wants to know first, printed like the certificates with prices of other pages. */
export function CertificateCard({ heading, rows, note, sealed }: CertificateCardProps) {
  return (
    <aside
      className={sealed ? 'certificate' : 'certificate role-card'}
      aria-labelledby="card-heading"
    >
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
