import { useState } from 'react';
import { copyText } from '../../renderer/browser/clipboard.ts';
import { randomBelow } from '../../renderer/browser/random.ts';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { showToast } from '../../renderer/features/toasts/toast.ts';
import { newClientId } from '../../renderer/features/upload/new-client-id.ts';
import { chatHref } from '../../renderer/text/contact-links.ts';
import { uploadInvitation } from './upload-invitation.ts';

async function copy(what: string, text: string): Promise<void> {
  try {
    await copyText(text);
    await showToast({ title: `${what} copied`, kind: 'success' });
  } catch {
    await showToast({
      title: `${what} not copied`,
      text: 'Your browser does not allow it. Select the text and copy it yourself.',
      kind: 'error',
    });
  }
}

/** An id for a new client, and the upload link with words around it to send. */
export function NewClient({ facts }: { facts: VisitorFacts }) {
  const [id, setId] = useState(() => newClientId(randomBelow));
  const link = new URL(`/client/${id}`, facts.site.url).href;
  const { subject, text } = uploadInvitation(link, facts.business);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <section className="new-client" aria-labelledby="new-client">
      <h3 id="new-client">New client</h3>
      <p>
        Send the link to your client and note the id with the booking: the site itself keeps no list
        of clients. Put the id into the description of the invoice, too.
      </p>
      <dl>
        <dt>Client id</dt>
        <dd>
          <code data-client-id>{id}</code>
        </dd>
        <dt>Upload link</dt>
        <dd>
          <a className="text-link" href={link} target="_blank" rel="noopener">
            {link}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </dd>
        <dt>Message</dt>
        <dd className="invitation">{text}</dd>
      </dl>
      <div className="actions">
        <button className="button ghost" type="button" onClick={() => copy('Link', link)}>
          Copy link
        </button>
        <button className="button ghost" type="button" onClick={() => copy('Message', text)}>
          Copy message
        </button>
        <a className="button ghost" href={chatHref('', text)} target="_blank" rel="noopener">
          Send by chat<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <a className="button ghost" href={mail}>
          Send by e-mail
        </a>
        <button
          className="button ghost"
          type="button"
          onClick={() => setId(newClientId(randomBelow))}
        >
          Another id
        </button>
      </div>
    </section>
  );
}
