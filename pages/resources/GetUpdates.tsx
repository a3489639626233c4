import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';

/** The email sign-up. There is no service behind it: it passes the address to the visitor's mail program. */
export function GetUpdates({ site }: { site: Site }) {
  const { email } = site.business;
  return (
    <Section
      tone="sand"
      layout="split"
      kicker="By email"
      heading="Get Updates"
      lead="A short letter when a guide is added or the Texas law behind one of them changes."
    >
      <form
        className="updates"
        action={`mailto:${email}?subject=${encodeURIComponent('Get Updates')}`}
        method="post"
        encType="text/plain"
      >
        <label htmlFor="updates-email">Your email address</label>
        <div>
          <input
            id="updates-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            aria-describedby="updates-how"
          />
          <button className="button ghost" type="submit">
            Get Updates
          </button>
        </div>
        <p id="updates-how">
          The button opens your mail program with a message to {email}. Nothing is sent until you
          send it there, and one line in reply takes you off the list.
        </p>
      </form>
    </Section>
  );
}
