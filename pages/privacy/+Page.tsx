import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import {
  type ReadingSection,
  ReadingSections,
} from '../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../renderer/components/RuledTable.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { callHref } from '../../renderer/text/contact-links.ts';
import { FormsSection } from './FormsSection.tsx';
import { KeptTable } from './KeptTable.tsx';
import { OWNERS, VISITORS } from './kept-in-browser.ts';
import { MeasurementSection } from './MeasurementSection.tsx';
import { outsideHosts } from './outside-hosts.ts';
import { OUTWARD_HOSTS } from './outward-hosts.ts';

/** A stacked list of host names. */
function HostNames({ hosts }: { hosts: readonly string[] }) {
  return hosts.map((host) => (
    <span key={host} className="host-name">
      {host}
    </span>
  ));
}

function sections({ page, site }: PageProps): ReadingSection[] {
  const { phone, email } = site.business;
  return [
    {
      id: 'counting',
      heading: 'Being counted',
      body: <MeasurementSection page={page} site={site} />,
    },
    { id: 'forms', heading: 'What forms send', body: <FormsSection site={site} /> },
    {
      id: 'browser',
      heading: 'What your browser keeps',
      body: (
        <>
          <p>
            The site itself sets no cookies. What it needs to remember stays in your browser’s own
            storage and is read by no other site. It leaves your device only with a message or
            booking that you send; a booking that is counted is named by its number. Clearing the
            browser’s data for this site removes all of it.
          </p>
          <KeptTable caption="On every visitor’s device" kept={VISITORS} />
          <KeptTable caption="Only where the owner signs in" kept={OWNERS} />
          <p>
            Besides, the browser’s cache holds files of the site, which are the same for everybody,
            and pieces of the map.
          </p>
        </>
      ),
    },
    {
      id: 'hosts',
      heading: 'Who else is asked',
      body: (
        <>
          <p>
            Fonts, pictures and scripts come from this site. Only what you see here is asked
            elsewhere, and like every server it learns your internet address from the request.
          </p>
          <RuledTable
            caption="Other hosts"
            heads={['Host', 'When', 'What it learns']}
            rows={outsideHosts(site).map(({ hosts, when, learns }) => [
              <HostNames key={when} hosts={hosts} />,
              when,
              learns,
            ])}
            amounts={false}
          />
          <p>
            Links with an arrow lead out of the site, and nothing is asked there before you follow
            one: {OUTWARD_HOSTS.join(', ')}.
          </p>
        </>
      ),
    },
    {
      id: 'ask',
      heading: 'Ask, correct, delete',
      body: (
        <p>
          To know what we hold of you, or to have it corrected or deleted, call{' '}
          <a className="whitespace-nowrap" href={callHref(phone)}>
            {phone}
          </a>{' '}
          or write to <a href={`mailto:${email}`}>{email}</a>. The notary’s journal is the
          exception: Texas law says what it holds and how long.
        </p>
      ),
    },
  ];
}

/** What the site stores and sends, with the switch for measurement. */
export default function PrivacyPage(props: PageProps) {
  return (
    <article className="privacy">
      <PageTitle
        kicker="Privacy"
        heading="What stays with you, and what leaves"
        lead="Every key that this site keeps in your browser, everything its forms send, every other host it talks to."
      />
      <ReadingSections contents="On this page" sections={sections(props)} />
    </article>
  );
}
