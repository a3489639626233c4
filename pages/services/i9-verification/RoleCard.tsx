/** Which hat the notary wears on this visit. */
const ROLE = [
  ['Role', 'Authorized representative'],
  ['Notarial act', 'None'],
  ['Seal on the form', 'None'],
  ['Documents', 'Originals, in person'],
  ['We complete', 'Section 2'],
  ['Responsible', 'The employer'],
] as const;

/** The visit at a glance, beside the first words of the page. */
export function RoleCard() {
  return (
    <aside className="certificate role-card" aria-labelledby="role-heading">
      <h2 id="role-heading">What this visit is</h2>
      <dl>
        {ROLE.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>The one service on this site that ends without a stamp.</p>
    </aside>
  );
}
