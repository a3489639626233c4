import { type Testimonial, Testimonials } from '../../renderer/components/Testimonials.tsx';
import type { Site } from '../../renderer/context/site.ts';

/** Invented testimonials, marked as samples on the page until real ones replace them. */
const VOICES: readonly Testimonial[] = [
  {
    quote:
      'Dad was on the fourth floor and could not sit up. He knelt by the bed so Dad could see the page.',
    author: 'Ruth M. (sample)',
    place: 'Midland',
    document: 'Medical power of attorney',
  },
  {
    quote:
      'Met us at the lot at seven, before the crew rolled out. Title done, truck sold, nobody lost a shift.',
    author: 'Cody B. (sample)',
    place: 'Odessa',
    document: 'Vehicle title',
  },
  {
    quote: 'Me explicó cada paso en español y esperó mientras mi mamá leía todo con calma.',
    author: 'Lupe R. (sample)',
    place: 'Big Spring',
    document: 'Affidavit of heirship',
    language: 'es',
  },
];

/** Testimonials of clients. */
export function HomeVoices({ site }: { site: Site }) {
  return (
    <section className="section voices-section" id="testimonials">
      <div className="wrap">
        <h2 className="kicker">Sample reviews</h2>
        <Testimonials site={site} items={VOICES} />
      </div>
    </section>
  );
}
