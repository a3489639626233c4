import type { Words } from '../../../schemas/words/words.ts';
import { FormTrap } from '../../components/FormTrap.tsx';

/** Fields of the message form (docs/product.md, "Contact form"); the browser validates that all are filled in. */
export function MessageFields({ words }: { words: Words['contact'] }) {
  const { services, messageHint } = words;
  return (
    <>
      <div className="field-pair">
        <div className="field">
          <label htmlFor="contact-name">{words.name}</label>
          <input id="contact-name" name="name" type="text" autoComplete="name" required />
        </div>
        <div className="field">
          <label htmlFor="contact-phone">{words.phone}</label>
          <input id="contact-phone" name="phone" type="tel" autoComplete="tel" required />
        </div>
        <div className="field">
          <label htmlFor="contact-email">{words.email}</label>
          <input id="contact-email" name="email" type="email" autoComplete="email" required />
        </div>
        {services && (
          <div className="field">
            <label htmlFor="contact-service">{words.service}</label>
            <select id="contact-service" name="service" defaultValue="" required>
              <option value="">{words.choose}</option>
              {Object.entries(services).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <div className="field">
        <label htmlFor="contact-message">{words.message}</label>
        <textarea
          id="contact-message"
          name="message"
          rows={5}
          required
          aria-describedby={messageHint === undefined ? undefined : 'contact-message-hint'}
        />
        {messageHint !== undefined && (
          <p className="field-hint" id="contact-message-hint">
            {messageHint}
          </p>
        )}
      </div>
      <FormTrap id="contact-company" name="company" label={words.trap} />
    </>
  );
}
