import type { Page } from '../../content/page.ts';
import { feeCertificate } from '../../domain/fee-rows.ts';
import { usd } from '../../domain/formats.ts';
import type { FeeReading } from '../../schemas/fee-reading.ts';
import type { Language } from '../../schemas/language.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { feeReadingOf } from '../fee-reading.ts';
import { chromeIn } from '../layouts/chrome-texts.ts';
import { sharedMarkup } from '../shared-text.ts';
import { Seal } from '../ui/Seal.tsx';
import { TimeText } from '../ui/TimeText.tsx';
import { feeLabels } from './fee-labels.ts';
import type { SectionProps } from './section.ts';

interface CertificateProps {
  page: Page;
  site: SiteConfig;
  heading: string;
}

/** The price on the first screen, printed like a certificate from the same facts as every other price. */
export function Certificate({ page, site, heading }: CertificateProps) {
  const { language } = page.entry;
  const reading = feeReadingOf(page);
  const key = `certificate ${language} ${reading} ${heading}`;
  const markup = sharedMarkup(site, key, () => (
    <CertificateContent site={site} language={language} heading={heading} reading={reading} />
  ));
  return (
    <aside
      className="certificate"
      aria-labelledby="fees-heading"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of React itself, the same on every page
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

interface ContentProps {
  site: SiteConfig;
  language: Language;
  heading: string;
  reading: FeeReading;
}

function CertificateContent({ site, language, heading, reading }: ContentProps) {
  const { rows, oneSignature } = feeCertificate(site.fees, reading);
  const labels = feeLabels(site, language);
  return (
    <>
      <Seal className="certificate-seal" />
      <h2 id="fees-heading">{heading}</h2>
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
      <p>{chromeIn(language).feeNote}</p>
    </>
  );
}

/** The certificate of a landing, under the heading of its theme. */
export function FeeCertificate({ page, site, words }: SectionProps) {
  return <Certificate page={page} site={site} heading={words.feeHeading} />;
}
