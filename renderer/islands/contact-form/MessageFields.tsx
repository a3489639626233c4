import { SERVICE_CHOICES } from '../../../domain/service-choices.ts';

/** Fields of the message form (docs/product.md, "Contact form"): the browser sees that all are filled in. */
export function MessageFields() {
  return (
    <>
      <div className="field-pair">
        <div className="field">
          <label htmlFor="contact-name">Your name</label>
          <input id="contact-name" name="name" type="text" autoComplete="name" required />
        </div>
        <div className="field">
          <label htmlFor="contact-phone">Phone</label>
          <input id="contact-phone" name="phone" type="tel" autoComplete="tel" required />
        </div>
        <div className="field">
          <label htmlFor="contact-email">Email</label>
          <input id="contact-email" name="email" type="email" autoComplete="email" required />
        </div>
        <div className="field">
          <label htmlFor="contact-service">What has to be notarized</label>
          <select id="contact-service" name="service" defaultValue="" required>
            <option value="">Please choose</option>
            {SERVICE_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="field">
        <label htmlFor="contact-message">Message</label>
        <textarea
          id="contact-message"
          name="message"
          rows={5}
          required
          aria-describedby="contact-message-hint"
        />
        <p className="field-hint" id="contact-message-hint">
          Please leave out account and Social Security numbers. We do not need them here.
        </p>
      </div>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor="contact-company">Company</label>
        <input id="contact-company" name="company" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
