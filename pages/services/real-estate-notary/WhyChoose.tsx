import { type Figure, FigureList } from '../../../renderer/components/FigureList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

function reasons({ figures, response, credentials, area }: Site): Figure[] {
  return [
    {
      figure: figures.closings,
      title: 'closings with our seal in the file',
      text: 'Acknowledgments filled in completely, with a stamp that is still legible when scanned.',
    },
    {
      figure: `${response.scanBackMinutes} minutes`,
      title: 'to a scan-back',
      text: 'If the closer is waiting, the pages go out from the table as soon as the ink is dry.',
    },
    {
      figure: credentials.insuranceShort,
      title: 'in E&O cover, with a bond',
      text: 'A deed outlives everyone who signs it. Whoever certifies it ought to be insured.',
    },
    {
      figure: `${area.extendedHours} hours`,
      title: 'of road in every direction',
      text: 'A seller on hitch, heirs on a farm near Lenorah, a grantor in rehab: each signs where they are.',
    },
  ];
}

/** Why people choose us for property papers. */
export function WhyChoose({ site }: { site: Site }) {
  return (
    <Section
      tone="sand"
      layout="split"
      kicker="Why choose us"
      heading="The clerk reads the certificate before the deed"
      lead="A missing date, a name that differs from the deed, a seal over the text: small faults send property papers back. We compare each name and each ID before the first signature and read the certificate once more after the last."
    >
      <FigureList figures={reasons(site)} />
    </Section>
  );
}
