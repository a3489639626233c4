import { CHOOSE_URGENCY } from '../document/inline-scripts.ts';

/** The three banners (docs/product.md, "Frame"). */
const VARIANTS = {
  A: 'Same Day Service Available - Book Now!',
  B: 'Available Now - We Come to You Today!',
  C: 'Emergency Notary Service - Call 24/7',
};

/** One of three banners, chosen at random as the page loads; without script it is the first. */
export function RandomUrgency() {
  return (
    <>
      <p
        className="urgency random"
        data-urgency-variant="A"
        data-text-a={VARIANTS.A}
        data-text-b={VARIANTS.B}
        data-text-c={VARIANTS.C}
      >
        {VARIANTS.A}
      </p>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, the same on every page
        dangerouslySetInnerHTML={{ __html: CHOOSE_URGENCY }}
      />
    </>
  );
}
