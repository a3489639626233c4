import { usd } from '../../domain/formats.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { ADVERTISING_NOTICE } from './chrome-texts.ts';

/**
 * The notice that Texas asks of a notary's advertisement in any language but English: in both
 * languages, in letters of a conspicuous size, with the fees (Texas Government Code, section 406.017).
 */
export function AdvertisingNotice({ site }: { site: SiteConfig }) {
  const first = usd(site.fees.firstSignature);
  const additional = usd(site.fees.additionalSignature);
  return (
    <aside className="notice" aria-label="Aviso legal">
      <div className="wrap">
        <div>
          <p className="kicker" lang="es">
            Aviso legal
          </p>
          <p lang="es">{ADVERTISING_NOTICE.es}</p>
          <p lang="es">
            Honorarios que puede cobrar un notary public: {first} por la primera firma y{' '}
            {additional} por cada firma adicional. El viaje se cobra aparte.
          </p>
        </div>
        <div>
          <p className="kicker" lang="en">
            Legal notice
          </p>
          <p lang="en">{ADVERTISING_NOTICE.en}</p>
          <p lang="en">
            Fees a notary public may charge: {first} for the first signature and {additional} for
            each additional signature. Travel is charged separately.
          </p>
        </div>
      </div>
    </aside>
  );
}
