import type { PageProps } from '../../renderer/context/page-props.ts';

/** Target of the Clients tab: no client data is stored on this site. */
export default function AdminOldPage({ site }: PageProps) {
  return (
    <>
      <h1>Clients</h1>
      <p>
        This page stands in the place of the earlier client list. The website itself keeps no client
        records: whatever it holds can be read by everybody, so names and papers do not belong here.
      </p>
      <p>
        Bookings and messages go to the addresses that are set for them in the site’s configuration,
        and replies reach {site.business.email}. Look there for what clients have sent.
      </p>
      <p>
        <a className="text-link" href="/admin">
          Back to the owner’s area
        </a>
      </p>
    </>
  );
}
