import { callHref } from '../../renderer/text/contact-links.ts';
import { MAX_SIGNATURES, signatureCount } from '../prices/estimate.ts';
import { ESTIMATE_TEXTS, type EstimateTexts } from './estimate-texts.ts';

interface ManySignaturesProps {
  /** As typed. */
  signatures: number | string;
  phone: string;
  texts?: EstimateTexts;
}

/** Suggests a call for more signatures than the form expects (docs/product.md, "Calculator"). */
export function ManySignatures({
  signatures,
  phone,
  texts = ESTIMATE_TEXTS.en,
}: ManySignaturesProps) {
  if (signatureCount(signatures) <= MAX_SIGNATURES) return null;
  return (
    <span className="estimate-far">
      {texts.many(MAX_SIGNATURES)}{' '}
      <a className="text-link" href={callHref(phone)}>
        {phone}
      </a>
      .
    </span>
  );
}
