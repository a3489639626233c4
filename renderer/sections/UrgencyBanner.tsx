import { PhoneText } from '../ui/PhoneText.tsx';
import type { SectionProps } from './section.ts';

/** The coloured line above the hero; the landing's own classes override its colours. */
export function UrgencyBanner({ page, site }: SectionProps) {
  const { text, className } = page.landing.hero.urgencyBanner;
  return (
    <p className={`urgency ${className}`.trim()}>
      <PhoneText text={text} phone={site.business.phone} />
    </p>
  );
}
