interface PaymentsProps {
  /** `business.payments` or the shorter `business.paymentsAtVisit`. */
  ways: readonly string[];
  /** Tags in a row, or a ruled list that fills its column. */
  look?: 'tags' | 'list';
}

/** Payment methods. */
export function Payments({ ways, look = 'tags' }: PaymentsProps) {
  return (
    <ul className={`payments ${look}`}>
      {ways.map((way) => (
        <li key={way}>{way.charAt(0).toUpperCase() + way.slice(1)}</li>
      ))}
    </ul>
  );
}
