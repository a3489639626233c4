import { usd } from '../../domain/formats.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { ADVERTISING_NOTICE } from './chrome-texts.ts';

/**
 * The notice with the fees, in both languages, that Texas asks of a notary's advertisement in any
 * language but English (Texas Government Code, section 406.017).
 */
export function AdvertisingNotice({ site }: { site: SiteConfig }) {
  const { firstSignature, additionalSignature } = site.fees;
  return (
    <aside className="notice" aria-label="Aviso legal">
      <div className="wrap">
        <p lang="es">{ADVERTISING_NOTICE.es}</p>
        <p lang="es">
          Honorarios por firma: {usd(firstSignature)} la primera, {usd(additionalSignature)} cada
          una más.
        </p>
        <p lang="en">{ADVERTISING_NOTICE.en}</p>
        <p lang="en">
          Fees for notarial acts: {usd(firstSignature)} for the first signature,{' '}
          {usd(additionalSignature)} for each further one.
        </p>
      </div>
    </aside>
  );
}
