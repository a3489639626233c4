interface PaymentsProps {
  /** `business.payments` or the shorter `business.paymentsAtVisit`. */
  ways: readonly string[];
}

/** Ways to pay, in a row. */
export function Payments({ ways }: PaymentsProps) {
  return (
    <ul className="payments">
      {ways.map((way) => (
        <li key={way}>{way.charAt(0).toUpperCase() + way.slice(1)}</li>
      ))}
    </ul>
  );
}
