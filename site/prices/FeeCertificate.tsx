import { TimeText } from '../../renderer/components/TimeText.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { sharedMarkup } from '../../renderer/markup/shared-markup.tsx';
import { staticMarkup } from '../../renderer/markup/static-markup.ts';
import type { SectionProps } from '../../renderer/sections/section-props.ts';
import { usd } from '../../renderer/text/formats.ts';
import type { Page } from '../../schemas/page.ts';
import { Seal } from '../Seal.tsx';
import { feeLabels } from './fee-labels.ts';
import { feeReadingOf } from './fee-reading.ts';
import { feeCertificate } from './fee-rows.ts';
import type { FeeReading } from './price-lists.ts';

interface CertificateProps {
  page: Page;
  site: Site;
  heading: string;
}

/**
 * The prices in the hero, styled like a certificate and based on the same facts as every other price. Each of thousands
 * of pages may have its own heading; the rest is cached.
 */
export function Certificate({ page, site, heading }: CertificateProps) {
  const seal = sharedMarkup(CertificateSeal, site, {});
  const title = staticMarkup(<h2 id="fees-heading">{heading}</h2>);
  const rows = sharedMarkup(CertificateRows, site, { reading: feeReadingOf(page) });
  return (
    <aside
      className="certificate"
      aria-labelledby="fees-heading"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup rendered by React, the same on every page
      dangerouslySetInnerHTML={{ __html: seal + title + rows }}
    />
  );
}

function CertificateSeal(_: { site: Site }) {
  return <Seal className="certificate-seal" />;
}

interface RowsProps {
  site: Site;
  reading: FeeReading;
}

function CertificateRows({ site, reading }: RowsProps) {
  const { rows, oneSignature } = feeCertificate(site.fees, reading);
  const labels = feeLabels(site, site.language);
  const { feeNote } = site.words.blocks;
  return (
    <>
      <dl>
        {rows.map(({ fee, amount, extra }) => (
          <div key={fee}>
            <dt>
              <TimeText text={labels[fee]} />
            </dt>
            <dd>{extra ? `+ ${usd(amount)}` : usd(amount)}</dd>
          </div>
        ))}
        <div className="certificate-sum">
          <dt>
            {rows.some((row) => row.instead) ? labels.oneSignatureByDay : labels.oneSignature}
          </dt>
          <dd>{usd(oneSignature)}</dd>
        </div>
      </dl>
      {feeNote !== undefined && <p>{feeNote}</p>}
    </>
  );
}

/** The certificate of a landing, with its heading. */
export function FeeCertificate({ page, site, headings }: SectionProps<unknown>) {
  return <Certificate page={page} site={site} heading={headings.fees} />;
}
