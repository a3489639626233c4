import { type Testimonial, Testimonials } from '../../renderer/components/Testimonials.tsx';
import type { Site } from '../../renderer/context/site.ts';

/** Invented testimonials, marked as samples until real ones replace them. */
const VOICES: readonly Testimonial[] = [
  {
    quote:
      'We buried Mom on Friday and signed the heirship papers on her porch on Saturday. He waited while we told stories.',
    author: 'Carla N. (sample)',
    place: 'Stanton',
    document: 'affidavits of heirship',
  },
  {
    quote:
      'Four partners, four schedules, one conference room at six in the morning. All of it was signed before the first call.',
    author: 'Dev S. (sample)',
    place: 'Midland',
    document: 'company agreement',
  },
  {
    quote:
      'Firmé la carta de viaje de mis hijas en el estacionamiento, cinco minutos antes de salir para Ojinaga.',
    author: 'Marisol T. (sample)',
    place: 'Odessa',
    document: 'travel consent',
    language: 'es',
  },
];

/** Longer testimonials of clients. */
export function LongVoices({ site }: { site: Site }) {
  return (
    <section className="section" id="testimonials">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">Sample testimonials</p>
          <h2>Three visits, told by the people who opened the door</h2>
        </header>
        <Testimonials site={site} items={VOICES} />
      </div>
    </section>
  );
}
