import { OutwardLink } from '../../renderer/components/OutwardLink.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { monthAndYear } from '../../renderer/text/formats.ts';
import { CredentialsPanel } from '../../site/CredentialsPanel.tsx';

/** The credentials panel, and what each line means for a client. */
export function StandsBehind({ site }: { site: Site }) {
  const { credentials } = site;
  return (
    <section className="section stands-behind">
      <div className="wrap">
        <div>
          <p className="kicker">Commissioned, bonded, insured</p>
          <h2>Three things stand behind the stamp</h2>
          <dl className="explained">
            <div>
              <dt>The commission</dt>
              <dd>
                The Secretary of State appoints every Texas notary for four years and the authority
                reaches into every county of the state. This one runs through{' '}
                {monthAndYear(credentials.commissionExpires)}; look it up with{' '}
                <OutwardLink site={site} href="https://www.sos.state.tx.us/statdoc/">
                  the state’s notary unit
                </OutwardLink>
                .
              </dd>
            </div>
            <div>
              <dt>The bond</dt>
              <dd>
                Texas makes each notary post a surety bond. It protects the public, meaning you,
                from a notary’s failure in office.
              </dd>
            </div>
            <div>
              <dt>The insurance</dt>
              <dd>
                Errors and omissions cover is voluntary. Ours is {credentials.insurance}, because a
                wrong certificate on a deed can cost far more than a bond pays.
              </dd>
            </div>
          </dl>
        </div>
        <CredentialsPanel site={site} />
      </div>
    </section>
  );
}
