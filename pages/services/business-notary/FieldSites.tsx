import { TextLink } from '../../../renderer/components/actions.tsx';
import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** What the notary has to know to reach a signer on a lease or a rig. */
export function FieldSites({ phone }: { phone: string }) {
  return (
    <Section
      kicker="Past the cattle guard"
      heading="Six things to text us when the signer is in the field"
    >
      <IconRows
        columns={2}
        rows={[
          {
            icon: 'map-pin',
            title: 'A pin, not an address',
            text: 'Lease name, county road and the gate you actually use.',
          },
          {
            icon: 'key-round',
            title: 'Gate code and guard',
            text: 'Whose name is on the list, and whom to call when nobody answers.',
          },
          {
            icon: 'hard-hat',
            title: 'Site rules',
            text: 'Hard hat, FR clothing, monitor, sign-in: we follow the site’s induction or meet at the gate.',
          },
          {
            icon: 'clock',
            title: 'Shift change',
            text: 'A crew hand can sign at tour change and not at all mid-trip.',
          },
          {
            icon: 'id-card',
            title: 'The ID in the truck',
            text: 'A company badge is no ID. The license has to be on site with its owner.',
          },
          {
            icon: 'languages',
            title: 'The language of the hand',
            text: 'Oath and questions in English or Spanish. The signer must understand what is signed.',
          },
        ]}
      />
      <p className="actions">
        <TextLink phone={phone} className="button ghost">
          Text us at {phone}
        </TextLink>
      </p>
    </Section>
  );
}
