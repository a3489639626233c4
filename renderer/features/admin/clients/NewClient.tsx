import { useState } from 'react';
import { copyText } from '../../../browser/clipboard.ts';
import { randomBelow } from '../../../browser/random.ts';
import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { chatHref } from '../../../text/contact-links.ts';
import { showToast } from '../../toasts/toast.ts';
import { newClientId } from '../../upload/new-client-id.ts';
import { useWords } from '../admin-words.ts';
import { uploadInvitation } from './invitation.ts';
import './clients.css';

interface CopyButtonProps {
  label: string;
  text: string;
  copied: string;
  notCopied: string;
}

function CopyButton({ label, text, copied, notCopied }: CopyButtonProps) {
  const { admin } = useWords();
  const copy = async () => {
    try {
      await copyText(text);
      await showToast({ title: copied, kind: 'success' });
    } catch {
      await showToast({ title: notCopied, text: admin.notCopied, kind: 'error' });
    }
  };
  return (
    <button className="button ghost" type="button" onClick={copy}>
      {label}
    </button>
  );
}

/** Generates an id for a new client, and a message with the upload link. */
export function NewClient({ facts }: { facts: VisitorFacts }) {
  const { newClient: words, newTab } = useWords();
  const [id, setId] = useState(() => newClientId(randomBelow));
  const link = new URL(`/client/${id}`, facts.site.url).href;
  const { subject, text } = uploadInvitation(link, facts.business, words);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  const outward = <span className="sr-only"> ({newTab})</span>;
  return (
    <section className="new-client" aria-labelledby="new-client">
      <h3 id="new-client">{words.heading}</h3>
      <p>{words.intro}</p>
      <dl>
        <dt>{words.id}</dt>
        <dd>
          <code data-client-id>{id}</code>
        </dd>
        <dt>{words.link}</dt>
        <dd>
          <a className="text-link" href={link} target="_blank" rel="noopener">
            {link}
            {outward}
          </a>
        </dd>
        <dt>{words.message}</dt>
        <dd className="invitation">{text}</dd>
      </dl>
      <div className="actions">
        <CopyButton
          label={words.copyLink}
          text={link}
          copied={words.linkCopied}
          notCopied={words.linkNotCopied}
        />
        <CopyButton
          label={words.copyMessage}
          text={text}
          copied={words.messageCopied}
          notCopied={words.messageNotCopied}
        />
        {facts.business.whatsapp !== undefined && (
          <a className="button ghost" href={chatHref('', text)} target="_blank" rel="noopener">
            {words.byChat}
            {outward}
          </a>
        )}
        <a className="button ghost" href={mail}>
          {words.byEmail}
        </a>
        <button
          className="button ghost"
          type="button"
          onClick={() => setId(newClientId(randomBelow))}
        >
          {words.another}
        </button>
      </div>
    </section>
  );
}
