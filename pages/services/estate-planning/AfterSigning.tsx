import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** Where each signed paper goes. */
export function AfterSigning() {
  return (
    <Section kicker="The next morning" heading="Four places for signed papers">
      <IconRows
        columns={4}
        rows={[
          {
            icon: 'archive',
            title: 'A fireproof box',
            text: 'The will, stapled as it was. Pulled staples raise questions in probate.',
          },
          {
            icon: 'landmark',
            title: 'The county clerk',
            text: 'Transfer on death deeds are recorded where the land lies. A drawer does not count.',
          },
          {
            icon: 'heart-pulse',
            title: 'The doctor’s chart',
            text: 'Directive and medical power, a copy to each hospital you use.',
          },
          {
            icon: 'key-round',
            title: 'The person you named',
            text: 'Executor, trustee or agent should know where the originals lie.',
          },
        ]}
      />
    </Section>
  );
}
