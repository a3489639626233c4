import { type FeeReading, feeCertificate } from '../../domain/fee-rows.ts';
import { usd } from '../../domain/formats.ts';
import type { Language } from '../../schemas/language.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { CHROME } from '../layouts/chrome-texts.ts';
import { sharedMarkup } from '../shared-text.ts';
import { Seal } from '../ui/Seal.tsx';
import { TimeText } from '../ui/TimeText.tsx';
import { feeLabels } from './fee-labels.ts';
import type { SectionProps } from './section.ts';

interface CertificateProps {
  site: SiteConfig;
  language: Language;
  heading: string;
  reading: FeeReading;
}

/** The price on the first screen, printed like a certificate from the same facts as every other price. */
export function Certificate(props: CertificateProps) {
  const { site, language, heading, reading } = props;
  const key = `certificate ${language} ${reading} ${heading}`;
  const markup = sharedMarkup(site, key, () => <CertificateContent {...props} />);
  return (
    <aside
      className="certificate"
      aria-labelledby="fees-heading"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of React itself, the same on every page
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function CertificateContent({ site, language, heading, reading }: CertificateProps) {
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
          <dt>{reading === 'hourly' ? labels.oneSignatureByDay : labels.oneSignature}</dt>
          <dd>{usd(oneSignature)}</dd>
        </div>
      </dl>
      <p>{CHROME[language].feeNote}</p>
    </>
  );
}

/** The certificate of a landing, with the reading of its theme. */
export function FeeCertificate({ page, site, design, words }: SectionProps) {
  return (
    <Certificate
      site={site}
      language={page.entry.language}
      heading={words.feeHeading}
      reading={design.fees}
    />
  );
}
