import { z } from 'zod';
import { Download } from '../../schemas/download.ts';
import type { Page } from '../../schemas/page.ts';
import { Icon } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import type { Site } from '../context/site.ts';
import { downloadAddress } from '../pictures/media-address.ts';
import { fileSize } from '../text/file-size.ts';
import { regional } from '../text/money.ts';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

interface DownloadLinkProps {
  item: z.output<typeof Download>;
  page: Page;
  site: Site;
}

/** The link to a file, with its type and size. */
function DownloadLink({ item: { src, title }, page, site }: DownloadLinkProps) {
  const facts = page.downloads?.[src];
  // A missing file fails the build; in development its title is shown instead.
  if (!facts) return title;
  const type = src.slice(src.lastIndexOf('.') + 1).toUpperCase();
  const locale = regional(site.language, site.business.address.country);
  const name = src.slice(src.lastIndexOf('/') + 1);
  return (
    <a href={downloadAddress(src, facts.hash)} download={name}>
      <Icon name="download" />
      <span className="download-title">{title}</span>
      <span className="download-kind">
        {type}, {fileSize(facts.bytes, locale)}
      </span>
    </a>
  );
}

/** Files to download. */
export const downloads = defineSection({
  name: 'downloads',
  description: 'Files from `media/` to download, with their type and size.',
  schema: z.strictObject({
    kicker,
    heading,
    intro,
    items: z.array(Download).min(1).max(20).meta({ description: 'One to twenty files.' }),
  }),
  sample: {
    heading: 'To take along',
    items: [
      { src: 'price-list.pdf', title: 'Price list', text: 'All repairs with their fixed prices.' },
      { src: 'emergency-numbers.pdf', title: 'Emergency numbers to hang up' },
    ],
  },
  Component({ block, page, site, tone }) {
    return (
      <Section
        className="downloads-block"
        tone={tone}
        layout="split"
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <ul className="downloads">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <li key={index}>
              <DownloadLink item={item} page={page} site={site} />
              {item.text !== undefined && <p>{item.text}</p>}
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
