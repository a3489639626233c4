import { PAYMENT_PROVIDERS } from './payment-providers.ts';
import './payment-guide.css';

/** How to set up payments (docs/product.md, "Owner's area"). */
export function PaymentGuide() {
  return (
    <div className="admin-panel">
      <p>
        Open an account with one or two of these. The fees are those that this guide was written
        with; what the provider’s own page says holds.
      </p>
      <ul className="providers">
        {PAYMENT_PROVIDERS.map(({ name, fee, use, signUp }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>
              <b>{fee}</b>
            </p>
            <p>{use}</p>
            <p>
              <a className="text-link" href={signUp} target="_blank" rel="noopener noreferrer">
                Sign up with {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
      <ol className="steps-plain">
        <li>Sign up with the name of the business, and confirm your bank account.</li>
        <li>Send yourself an invoice over one dollar, and pay it.</li>
        <li>
          Always include the client id in the invoice description, so that a payment finds its
          visit.
        </li>
      </ol>
    </div>
  );
}
