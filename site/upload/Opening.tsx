import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import type { IslandProps } from '../../renderer/islands/Island.tsx';
import { AfterUpload } from './AfterUpload.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** The portal until the browser has read whose link it is, and for good where scripts are off. */
export function Opening({ facts }: IslandProps) {
  const { phone, email } = facts.business;
  return (
    <>
      <PageTitle
        kicker="Secure client portal"
        heading="Send your documents ahead"
        lead={
          <>
            <span className="needs-script">
              Your link is being opened. If nothing happens, call us or write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </span>
            <span className="without-script">
              Sending files from this page takes JavaScript, which is off in your browser. Send them
              to <a href={`mailto:${email}`}>{email}</a>, call us, or simply bring them to the
              visit.
            </span>
          </>
        }
      >
        <div className="actions">
          <PhoneLink phone={phone} />
        </div>
      </PageTitle>
      <AfterUpload />
    </>
  );
}
