import { PhoneText } from '../components/PhoneText.tsx';
import type { Site } from '../context/site.ts';

interface UrgencyBannerProps {
  text: string;
  /** Utility classes of the landing, which override its colors. */
  className: string;
  site: Site;
}

/** The colored line above the hero. */
export function UrgencyBanner({ text, className, site }: UrgencyBannerProps) {
  return (
    <p className={`urgency ${className}`.trim()}>
      <PhoneText text={text} phone={site.business.phone} />
    </p>
  );
}
